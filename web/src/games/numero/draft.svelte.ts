// The turn of Numero that is being made on this screen: the cards put together, the keys pressed, and the way back.

import { TurnDraft } from '../../lib/draft.svelte';
import type { Exercise } from '../../lib/picture';
import { asExercise } from './turn/exercise';
import { fill, next, press, reopen } from './turn/entry';
import { heard } from './turn/handling';
import { missing, sentence, type Missing } from './turn/sentence';
import { cardsOf, EMPTY, isEmpty, stepsInOrder, type Slot, type Turn } from './turn/turn';

export class NumeroDraft extends TurnDraft<Turn> {
  protected readonly isNone = isEmpty;

  constructor() {
    super(EMPTY);
  }

  press(key: string): void {
    this.handle((turn) => press(turn, key));
  }

  next(): void {
    this.turn = next(this.turn);
  }

  /** A blank is said anew. */
  fillIn(slot: Slot): void {
    this.handle((turn) => ({ ...fill(turn, slot, ''), slot }));
  }

  show(shown: boolean): void {
    this.turn = { ...this.turn, shown };
  }

  override get missing(): Missing | null {
    if (this.typing) return super.missing === null ? null : 'nothing';
    return missing(this.turn);
  }

  override get sentence(): string {
    return this.typing ? super.sentence : sentence(this.turn);
  }

  override get cards(): string {
    return this.typing ? '' : cardsOf(this.turn);
  }

  override get exercise(): Exercise | null {
    return asExercise(this.turn);
  }

  override reopen(at: number): void {
    const step = stepsInOrder(heard(this.turn))[at];
    if (step && !this.typing) this.turn = reopen(this.turn, step);
  }
}
