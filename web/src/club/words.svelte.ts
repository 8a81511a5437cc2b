// The words of the tournament pages. They are fetched with these pages, and stand before the words of all pages.

import { filesOf } from '../lib/language/language.svelte';
import { OwnWords } from '../lib/language/own.svelte';
import type { ClubView, Plan, PlanSeat } from '../lib/wire';
import { allTables } from './plan';

export type ClubKey = keyof typeof import('../words/en/club.json');

export const { learn, say, sayOr, sayWhy } = new OwnWords<ClubKey>(
  filesOf('club', import.meta.glob('../words/*/club.json', { query: '?url', import: 'default', eager: true })),
);

/** Who sits there: a name, or how one gets there. */
export function saySeat(plan: Plan, { name, came_from, came_as: place }: PlanSeat): string {
  if (name || came_from === null) return name || say('seat.open');
  const two = allTables(plan).find(({ id }) => id === came_from)?.seats.length === 2;
  return say(place === 1 ? 'seat.winner' : two ? 'seat.loser' : 'seat.placed', { game: came_from + 1, place });
}

/** How far a game goes: so many points, or whatever this game counts; to its end, where it is not counted. */
export function sayTarget(game: unknown, count: number): string {
  return count ? sayOr(`unit.${String(game)}`, say('ask.points', { count }), { count }) : say('ask.no_target');
}

/** What somebody has at the end of a game: points, or cards where Numero is played for cards. On paper people write points. */
export function sayScore({ terms, entrants }: Pick<ClubView, 'terms' | 'entrants'>, { entrant, points }: PlanSeat): string {
  const count = points ?? 0;
  const game = (entrant === null ? '' : entrants[entrant]?.game) || terms['game'];
  const options = terms['options'];
  const scoring = options && typeof options === 'object' && 'scoring' in options && options.scoring;
  const cards = terms['online'] === true && game === 'numero' && !scoring;
  return sayOr(cards ? 'end.cards' : 'end.points', '', { count });
}

/** What there was, once it is over: games, also those that the end of the lesson has stopped, and sums. */
export function sayPlayed({ plan, said }: Pick<ClubView, 'plan' | 'said'>): string {
  const stopped = allTables(plan).filter(({ status }) => status === 'unfinished').length;
  return [
    plan.played || !(stopped || said) ? say('desk.played', { count: plan.played }) : '',
    stopped ? say('desk.stopped', { count: stopped }) : '',
    said ? say('desk.said', { count: said }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the referee has ruled, and then their own words. In older logs there is only one of them. */
export function sayRuling({ decision, text }: { decision: string; text: string }): string {
  if (!decision) return sayOr(`rule.${text}`, text);
  const ruled = sayOr(`rule.${decision}`, decision);
  return text ? `${ruled}. ${say('table.quoted', { text })}` : ruled;
}

/** Six digits as people read them out. */
export function inThrees(digits: string): string {
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}
