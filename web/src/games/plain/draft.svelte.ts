// A sentence that is put together piece by piece, by keys or by taps: always one line of text, and only ever what the player put there.

import { Draft } from '../../lib/draft.svelte';

export class LineDraft extends Draft {
  constructor() {
    super();
    this.typing = true;
  }

  /** A card, a sign or a word: it stands apart from what is there. */
  put(piece: string): void {
    this.typed = `${this.typed.trimEnd()} ${piece} `.trimStart();
  }

  /** A digit: it goes on with the number that is being written. */
  digit(digit: string): void {
    this.typed += digit;
  }

  override undo(): void {
    this.typed = this.typed.replace(/\S+\s*$/u, '');
  }
}
