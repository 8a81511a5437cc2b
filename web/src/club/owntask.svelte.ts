// The tasks that a child of a class may do now: one of their own, which nobody else is told, and everybody's.

import type { ClubView } from '../lib/wire';
import { ownTask } from './api';
import { tasksFor, type Given } from './news';

type Whose = { view: ClubView | null; entrant: number; token: string };

export class OwnTask {
  #own = $state.raw({ number: 0, text: '' });

  constructor(private readonly whose: () => Whose) {
    $effect(() => {
      const [number, { view, token }] = [this.number, whose()];
      if (!view || !number || number === this.#own.number) return;
      void ownTask(view.club, token).then(
        ({ task }) => (this.#own = { number, text: task }),
        () => {},
      );
    });
  }

  /** Which task of their own it is; 0 for none. */
  private get number(): number {
    const { view, entrant } = this.whose();
    return view?.entrants[entrant]?.task ?? 0;
  }

  /** Whether a task is theirs alone; undefined while that is not known. */
  isOwn(task: string): boolean | undefined {
    if (!this.whose().view || this.#own.number !== this.number) return undefined;
    return this.number > 0 && this.#own.text === task;
  }

  get given(): readonly Given[] {
    const { view, entrant } = this.whose();
    return view ? tasksFor(view, entrant, this.#own.number === this.number ? this.#own.text : '') : [];
  }
}
