// What somebody does next in a tournament, in words; and the way to the table where they play.

import { go } from '../lib/here.svelte';
import { hold } from '../lib/seats';
import type { ClubEntrant, ClubView, Plan, PlanTable, SeatNow } from '../lib/wire';
import { seatNow, spareSeat } from './api';
import { allTables } from './plan';
import { say, sayOr } from './words.svelte';

/** Where somebody plays now. */
export function nextTable({ plan }: ClubView, entrant: number): PlanTable | undefined {
  const person = plan.people.find((one) => one.entrant === entrant);
  return allTables(plan).find((one) => one.id === person?.table);
}

export function nextTitle(view: ClubView, entrant: number): string {
  const person = view.plan.people.find((one) => one.entrant === entrant);
  const table = nextTable(view, entrant);
  if (view.entrants[entrant]?.gone) return say('next.gone');
  if (view.finished) return say('lesson.over');
  if (!view.begun) return say('next.not_begun');
  if (table) return say('next.play', { table: table.room_table });
  if (person?.next === 'rest') return say('next.rest');
  if (person?.next === 'wait' && !playsMeanwhile(view)) return say('next.wait');
  if (person?.next === 'wait') return say(sameAgain(view, entrant).length ? 'next.free_new' : 'next.free');
  return view.plan.champion === entrant ? say('next.champion') : say('next.done');
}

/** Whom somebody has just played with, if all of them wait as well: they could play again. */
export function sameAgain({ plan, entrants }: ClubView, entrant: number): ClubEntrant[] {
  const last = allTables(plan).findLast(({ seats }) => seats.some((seat) => seat.entrant === entrant));
  const others = last?.seats.flatMap((seat) => (seat.entrant === entrant ? [] : [seat.entrant ?? -1])) ?? [];
  const wait = plan.people.filter((one) => one.next === 'wait').map((one) => one.entrant);
  return last?.status === 'ended' && others.every((one) => wait.includes(one))
    ? others.flatMap((one) => entrants[one] ?? [])
    : [];
}

/** Whether whoever is left over plays against the computer. */
export function playsMeanwhile({ terms, finished }: ClubView): boolean {
  return terms['open_door'] === true && terms['online'] === true && !finished;
}

/** Sit down where the holder of this token plays now. Throws why that cannot be. */
export async function goToTable({ club, plan }: ClubView, token: string): Promise<void> {
  sitDown(club, plan, token, await seatNow(club, token));
}

/** Play against the computer until somebody is free. A child who is called like it meets another name. Throws why that cannot be. */
export async function goToSpare({ club, plan }: ClubView, token: string, me: string): Promise<void> {
  const names = [sayOr('player.beginner.name', ''), sayOr('player.greedy.name', '')];
  const called = names.find((name) => name !== me) ?? '';
  sitDown(club, plan, token, await spareSeat(club, token, called));
}

function sitDown(club: string, plan: Plan, token: string, { match, table, seat, game, level }: SeatNow): void {
  const tournament = { club, match, tournament: plan.name };
  hold({ table, game, level, way: 'friends', code: '', seats: [{ seat, token }], over: false, ...tournament });
  go({ page: 'table', table });
}
