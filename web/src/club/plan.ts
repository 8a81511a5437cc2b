// Questions about a plan, which is all that these pages know of a tournament. None of them knows how a system pairs.

import type { ClubView, Details, LiveTable, Plan, PlanRound, PlanTable } from '../lib/wire';

const BRACKET = ['winners', 'losers', 'final', 'third'];

export function isBracket(side: string): boolean {
  return BRACKET.includes(side);
}

export function allTables(plan: Plan): PlanTable[] {
  return plan.rounds.flatMap((round) => round.tables);
}

/** What a side of the draw is called, as the key of its words and a number; empty where there is only one. */
export function sideWords(plan: Plan, side: string): { key: string; details: Details } {
  const [name = '', number = ''] = side.split('-');
  const alone = name === 'main' || (name === 'winners' && !allTables(plan).some((table) => table.side === 'losers'));
  return { key: alone ? '' : `side.${name}`, details: { number } };
}

const LAST_ROUNDS = ['side.final', 'side.semifinal', 'side.quarterfinal'];

/** What a game is called: by its side, or in a knock-out without a second chance by how far it is from the final. */
export function stageWords(plan: Plan, table: PlanTable): { key: string; details: Details } {
  const side = sideWords(plan, table.side);
  if (side.key || table.side !== 'winners') return side;
  const last = allTables(plan).find((one) => one.side === 'final')?.round;
  const games = allTables(plan).filter((one) => one.round === table.round && one.side === 'winners').length;
  const before = last === undefined ? 0 : last - table.round;
  const usual = games > 1 && games <= 2 ** before;
  return { key: (usual && LAST_ROUNDS[before]) || (plan.system === 'groups' ? 'side.knockout' : ''), details: {} };
}

/** How a game stands, as the key of its words. */
export function statusOf({ ruled, status }: PlanTable): string {
  return `status.${ruled ? 'ruled' : status}`;
}

/** The tables that wait for the organiser: the referee is called, or somebody must say who has won. */
export function callsOf(view: ClubView): LiveTable[] {
  return view.live.filter((table) => table.calling.length || table.tied);
}

/** The rounds that are drawn. */
export function drawnRounds(plan: Plan): PlanRound[] {
  return plan.rounds.filter((round) => round.tables.some((table) => table.status !== 'coming'));
}

/** The games of a lesson, in which there are no rounds to wait for: those that have ended, then those that are being played. */
export function inLesson(plan: Plan): PlanRound[] {
  const drawn = allTables(plan).filter((table) => table.status !== 'coming');
  const open = drawn.filter((table) => table.status === 'open');
  const ended = drawn.filter((table) => table.status !== 'open').toReversed();
  const rounds = [
    { number: 0, tables: ended },
    { number: 1, tables: open.toSorted((one, other) => one.room_table - other.room_table) },
  ];
  return rounds.filter(({ number, tables }) => number || tables.length);
}

export function openTables(plan: Plan): PlanTable[] {
  return allTables(plan).filter((table) => table.status === 'open');
}

/** Who is not there any more. */
export function goneOf(view: ClubView): number[] {
  return view.entrants.filter((one) => one.gone).map((one) => one.id);
}

/** The games that were drawn from the result of this one, and from theirs: they may fall with it. */
export function restingOn(plan: Plan, match: number): PlanTable[] {
  const shaken = new Set([match]);
  return allTables(plan).filter((table) => {
    const rests = table.status !== 'coming' && table.seats.some((seat) => seat.came_from !== null && shaken.has(seat.came_from));
    if (rests) shaken.add(table.id);
    return rests;
  });
}

/** Whether a game of somebody has ended. */
export function hasPlayed(plan: Plan, entrant: number): boolean {
  return allTables(plan).some(({ status, seats }) => status === 'ended' && seats.some((seat) => seat.entrant === entrant));
}

/** Who has come and finds nobody to play with just now. */
export const freeNow = (view: ClubView): string[] =>
  view.plan.people.filter((one) => one.next === 'wait' && view.entrants[one.entrant]?.taken).map((one) => one.name);
