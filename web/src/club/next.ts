// What somebody does next in a tournament, in words; and the way to the table where they play.

import { go } from '../lib/here.svelte';
import { hold } from '../lib/seats';
import type { ClubView, PlanTable } from '../lib/wire';
import { seatNow } from './api';
import { allTables } from './plan';
import { say } from './words.svelte';

/** Where somebody plays now. */
export function nextTable({ plan }: ClubView, entrant: number): PlanTable | undefined {
  const person = plan.people.find((one) => one.entrant === entrant);
  return allTables(plan).find((one) => one.id === person?.table);
}

export function nextTitle(view: ClubView, entrant: number): string {
  const person = view.plan.people.find((one) => one.entrant === entrant);
  const table = nextTable(view, entrant);
  if (view.entrants[entrant]?.gone) return say('next.gone');
  if (!view.begun) return say('next.not_begun');
  if (table) return say('next.play', { table: table.room_table });
  if (person?.next === 'rest') return say('next.rest');
  if (person?.next === 'wait') return say('next.wait');
  return view.plan.champion === entrant ? say('next.champion') : say('next.done');
}

/** Sit down where the holder of this token plays now. Throws why that cannot be. */
export async function goToTable({ club, plan }: ClubView, token: string): Promise<void> {
  const { match, table, seat, game, level } = await seatNow(club, token);
  const tournament = { club, match, tournament: plan.name };
  hold({ table, game, level, way: 'friends', code: '', seats: [{ seat, token }], over: false, ...tournament });
  go({ page: 'table', table });
}
