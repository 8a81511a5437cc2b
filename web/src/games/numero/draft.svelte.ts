// The turn that is being made on this screen: the cards put together, the keys pressed, and the way back.

import { erase, next, press, reopen } from './turn/entry';
import { missing, sentence, type Missing } from './turn/sentence';
import { EMPTY, isEmpty, stepsInOrder, type Slot, type Turn } from './turn/turn';

export class Draft {
  turn = $state.raw<Turn>(EMPTY);
  /** Whether the sentence is typed as a whole. */
  typing = $state(false);
  typed = $state('');
  #past = $state.raw<Turn[]>([]);

  get untouched(): boolean {
    return isEmpty(this.turn) && this.typed === '';
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Move cards. Each such act can be undone. */
  handle(act: (turn: Turn) => Turn): void {
    const after = act(this.turn);
    if (after === this.turn) return;
    this.#past = [...this.#past, this.turn];
    this.turn = after;
  }

  press(key: string): void {
    this.turn = press(this.turn, key);
  }

  erase(): void {
    this.turn = erase(this.turn);
  }

  next(): void {
    this.turn = next(this.turn);
  }

  fillIn(slot: Slot): void {
    this.turn = { ...this.turn, slot };
  }

  show(shown: boolean): void {
    this.turn = { ...this.turn, shown };
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.turn = before;
  }

  clear(): void {
    this.turn = EMPTY;
    this.#past = [];
    this.typed = '';
  }

  /** What has still to be said; null when the sentence can be sent. */
  get missing(): Missing | null {
    if (this.typing) return this.typed.trim() ? null : 'nothing';
    return missing(this.turn);
  }

  get sentence(): string {
    return this.typing ? this.typed.trim() : sentence(this.turn);
  }

  /** The equation at this place was not true: its result is open again, all cards stay where they are. */
  reopen(at: number): void {
    const step = stepsInOrder(this.turn)[at];
    if (step && !this.typing) this.turn = reopen(this.turn, step);
  }
}
