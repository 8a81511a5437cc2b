// The turn of Mathino that is being made on this screen: the cards put together, the keys pressed, and the way back.

import { Draft } from '../../lib/draft.svelte';
import type { Exercise } from '../../lib/picture';
import { reopen } from './turn/entry';
import { asExercise } from './turn/exercise';
import { missing, sentence } from './turn/sentence';
import { cardsOf, EMPTY, isEmpty, type Turn } from './turn/turn';

export class MathinoDraft extends Draft {
  turn = $state.raw<Turn>(EMPTY);
  #past = $state.raw<Turn[]>([]);

  override get untouched(): boolean {
    return isEmpty(this.turn) && super.untouched;
  }

  /** Move cards or enter something. Each such act can be undone. */
  handle(act: (turn: Turn) => Turn): void {
    const before = this.turn;
    this.write(act);
    if (this.turn !== before) this.#past = [...this.#past, before];
  }

  write(act: (turn: Turn) => Turn): void {
    this.turn = act(this.turn);
  }

  override undo(): void {
    this.turn = this.#past.at(-1) ?? this.turn;
    this.#past = this.#past.slice(0, -1);
  }

  override clear(): void {
    super.clear();
    this.turn = EMPTY;
    this.#past = [];
  }

  override get missing(): string | null {
    return this.typing ? super.missing : missing(this.turn);
  }

  override get sentence(): string {
    return this.typing ? super.sentence : sentence(this.turn);
  }

  override get cards(): string {
    return this.typing ? '' : cardsOf(this.turn);
  }

  override get exercise(): Exercise | null {
    return this.typing ? null : asExercise(this.turn);
  }

  override reopen(at: number): void {
    if (at >= 0 && !this.typing) this.write(reopen);
  }
}
