// The turn of Mathino that is being made on this screen: the cards put together, the keys pressed, and the way back.

import { TurnDraft } from '../../lib/draft.svelte';
import type { Exercise } from '../../lib/picture';
import { reopen } from './turn/entry';
import { asExercise } from './turn/exercise';
import { missing, sentence } from './turn/sentence';
import { cardsOf, EMPTY, isEmpty, type Turn } from './turn/turn';

export class MathinoDraft extends TurnDraft<Turn> {
  protected readonly isNone = isEmpty;

  constructor() {
    super(EMPTY);
  }

  write(act: (turn: Turn) => Turn): void {
    this.turn = act(this.turn);
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
