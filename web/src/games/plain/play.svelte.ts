// The hands of a player at a plain table: taps write what a card, a key or a word says into the sentence, and nothing more.

import { Draft } from '../../lib/draft.svelte';
import { verbs } from '../../lib/language/language.svelte';
import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import type { Card } from '../../lib/wire';

/** A sentence that is put together piece by piece: always one line of text, and only ever what the player put there. */
class LineDraft extends Draft {
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

export class PlainPlay extends Play<LineDraft> {
  constructor(speaker: Speaker) {
    super(speaker, new LineDraft());
  }

  /** The words of this game's sentences: what is always there gives no move away. */
  get words(): string[] {
    return verbs().map(([, said]) => said);
  }

  /** A key of the keypad, or a word. */
  press(key: string): void {
    if (!this.myTurn) return;
    this.forget();
    if (/^\d$/.test(key)) this.draft.digit(key);
    else this.draft.put(key);
  }

  choose(card: Card | undefined): void {
    if (!card || !this.myTurn) return;
    this.forget();
    this.draft.put(card.say);
  }
}
