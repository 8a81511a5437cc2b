// The turn of Formula that is being made on this screen: the formula as it has been laid so far, and the way back.

import { Draft } from '../../lib/draft.svelte';
import type { Exercise } from '../../lib/picture';
import type { FormulaView } from '../../lib/wire';
import { asExercise, missing, sentence } from './turn/sentence';
import { isNew, laidOut, placeOf, visible, type Turn } from './turn/turn';

export class FormulaDraft extends Draft {
  /** Null while the formula lies there as it was. */
  turn = $state.raw<Turn | null>(null);
  #past = $state.raw<(Turn | null)[]>([]);

  constructor(private readonly view: () => FormulaView | null) {
    super();
  }

  override get untouched(): boolean {
    return this.turn === null && super.untouched;
  }

  /** Whether a card of the hand lies on the formula. */
  get lays(): boolean {
    return this.turn !== null && visible(this.turn).some(isNew);
  }

  /** Change what is laid. Each such act can be undone; that a card is between the fingers is none yet. */
  change(to: Turn): void {
    if (!between(to)) this.#past = [...this.#past, this.turn && letGo(this.turn)];
    this.turn = to;
  }

  override undo(): void {
    if (this.turn && between(this.turn)) {
      this.turn = letGo(this.turn);
      return;
    }
    this.turn = this.#past.at(-1) ?? null;
    this.#past = this.#past.slice(0, -1);
  }

  override clear(): void {
    super.clear();
    this.turn = null;
    this.#past = [];
  }

  override get missing(): string | null {
    if (this.typing) return super.missing;
    return this.turn ? missing(this.turn) : 'nothing';
  }

  override get sentence(): string {
    return this.turn && !this.typing ? sentence(this.turn) : super.sentence;
  }

  override get exercise(): Exercise | null {
    const view = this.view();
    return view && asExercise(this.turn ?? laidOut(view));
  }
}

/** Whether a card is between the fingers that lies nowhere yet. */
function between(turn: Turn): boolean {
  return turn.held !== null && placeOf(turn, turn.held) === null;
}

function letGo(turn: Turn): Turn {
  return { ...turn, held: null };
}
