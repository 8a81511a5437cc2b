// The task that a child of a class may do now: everybody's, or one of their own, which nobody else is told.

import { ownTask } from './api';
import { taskFor } from './news';
import type { ClubView } from '../lib/wire';

export class OwnTask {
  #own = $state.raw({ number: 0, text: '' });

  constructor(
    private readonly view: () => ClubView | null | undefined,
    private readonly entrant: () => number,
    token: () => string,
  ) {
    $effect(() => {
      const [number, club] = [this.number, this.view()?.club ?? ''];
      if (number && number !== this.#own.number)
        void ownTask(club, token()).then(
          ({ task }) => (this.#own = { number, text: task }),
          () => {},
        );
    });
  }

  /** Which task of their own it is; 0 for none. */
  get number(): number {
    return this.view()?.entrants[this.entrant()]?.task ?? 0;
  }

  get text(): string {
    const [view, { number, text }] = [this.view(), this.#own];
    return view ? taskFor(view, this.entrant(), number === this.number ? text : '') : '';
  }
}
