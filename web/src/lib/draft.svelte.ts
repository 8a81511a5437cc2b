// What a player is about to say: here a line that is typed. A game in which cards are put together has a draft of its own on top.

import type { Exercise } from './picture';

export class Draft {
  /** Whether the sentence is typed as a whole. */
  typing = $state(false);
  typed = $state('');

  get untouched(): boolean {
    return this.typed === '';
  }

  /** What has still to be said, as the end of a key `strip.missing.…`; null when the sentence can be sent. */
  get missing(): string | null {
    return this.typed.trim() ? null : 'nothing';
  }

  get sentence(): string {
    return this.typed.trim();
  }

  /** The cards in use, for telling whether two claims were made with the same ones; empty where only words are known. */
  get cards(): string {
    return '';
  }

  /** What is being worked out with them, for a picture to count with; null where it is no plain calculation. */
  get exercise(): Exercise | null {
    return null;
  }

  undo(): void {
    // What is typed has its own way back.
  }

  clear(): void {
    this.typed = '';
  }

  /** The equation at this place was not true: its result is open again, all cards stay where they are. */
  reopen(at: number): void {
    void at;
  }
}

/** What a player has put together so far, as a value that is only ever replaced, and the way back. */
export abstract class TurnDraft<Turn> extends Draft {
  turn: Turn;
  #past = $state.raw<Turn[]>([]);

  constructor(private readonly none: Turn) {
    super();
    this.turn = $state.raw(none);
  }

  protected abstract readonly isNone: (turn: Turn) => boolean;

  override get untouched(): boolean {
    return this.isNone(this.turn) && super.untouched;
  }

  /** Move cards or enter something. Each such act can be undone. */
  handle(act: (turn: Turn) => Turn): void {
    const after = act(this.turn);
    if (after === this.turn) return;
    this.#past = [...this.#past, this.turn];
    this.turn = after;
  }

  override undo(): void {
    this.turn = this.#past.at(-1) ?? this.turn;
    this.#past = this.#past.slice(0, -1);
  }

  override clear(): void {
    super.clear();
    this.turn = this.none;
    this.#past = [];
  }
}
