// The points of an own take, where the table says that whoever took counts them first: until then the page keeps them to itself.

import type { TableParts } from '../games/game';
import { total } from './points';
import type { Screen } from './screen.svelte';
import { isClaim } from './telling';
import type { AnyView, Event } from './wire';

/** A view as it was before points came to it. */
export type Uncounted = NonNullable<TableParts['uncounted']>;

export class Counting {
  /** What was taken, as it was told, and what it brings, and what is shown of it; null while there is nothing to count. */
  take = $state.raw<{ event: Event; points: string; part: AnyView } | null>(null);

  constructor(private readonly screen: Screen) {}

  /** An event as it may be seen: the points of an own take are left out of it. */
  before(event: Event, own: boolean, uncounted: Uncounted | null): Event {
    const { said, view } = event;
    const seen = this.screen.view;
    const news = said.news.filter(({ seats }) => said.seat !== null && seats.includes(said.seat));
    const points = total(news.flatMap(({ details }) => details['points']?.replace('+', '') ?? []));
    if (!this.screen.house?.count_first || !own || !isClaim(said) || !points || !uncounted || !seen || view.outcome) return event;
    const part = uncounted(view, seen) as AnyView;
    this.take = { event, points, part };
    return { ...event, said: { ...said, news: [] }, view: part };
  }

  /** It was counted: what it has brought is there to be seen. */
  done(): Event | null {
    const { take } = this;
    this.take = null;
    if (take) this.screen.recall(take.event, take.part);
    return take?.event ?? null;
  }
}
