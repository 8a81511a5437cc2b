// The task that a child of a class may do now: everybody's, or one of their own, which nobody else is told.

import type { ClubView } from '../lib/wire';
import { ownTask } from './api';
import { taskFor } from './news';

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
  get number(): number {
    const { view, entrant } = this.whose();
    return view?.entrants[entrant]?.task ?? 0;
  }

  get text(): string {
    const { view, entrant } = this.whose();
    return view ? taskFor(view, entrant, this.#own.number === this.number ? this.#own.text : '') : '';
  }
}
