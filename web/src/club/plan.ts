// Questions about a plan, which is all that these pages know of a tournament. None of them knows how a system pairs.

import type { ClubView, Details, Plan, PlanRound, PlanSeat, PlanTable } from '../lib/wire';

const BRACKET = ['winners', 'losers', 'final', 'third'];

export function isBracket(side: string): boolean {
  return BRACKET.includes(side);
}

export function allTables(plan: Plan): PlanTable[] {
  return plan.rounds.flatMap((round) => round.tables);
}

/** What a side of the draw is called, as the key of its words and a number; empty where there is only one. */
export function sideWords(plan: Plan, { side }: PlanTable): { key: string; details: Details } {
  const [name = '', number = ''] = side.split('-');
  const alone = name === 'winners' && !allTables(plan).some((table) => table.side === 'losers');
  return { key: alone ? '' : `side.${name}`, details: { number } };
}

/** The rounds that are drawn. */
export function drawnRounds(plan: Plan): PlanRound[] {
  return plan.rounds.filter((round) => round.tables.some((table) => table.status !== 'coming'));
}

export function openTables(plan: Plan): PlanTable[] {
  return allTables(plan).filter((table) => table.status === 'open');
}

/** What of a plan is still of interest on a wall: the rounds that are being played and those to come, and the one before them. */
export function livePart(plan: Plan): Plan {
  const running = openTables(plan).map(({ round }) => round);
  const from = Math.min(...(running.length ? running : [drawnRounds(plan).at(-1)?.number ?? 1])) - 1;
  return plan.over ? plan : { ...plan, rounds: plan.rounds.filter(({ number }) => number >= from) };
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

/** Who sits there: a name, or how one gets there. */
export type SeatWords = { key: 'seat.winner' | 'seat.placed' | 'seat.open'; details: Details };

export function comesAs(seat: PlanSeat): SeatWords {
  if (seat.came_from === null) return { key: 'seat.open', details: {} };
  const game = seat.came_from + 1;
  return { key: seat.came_as === 1 ? 'seat.winner' : 'seat.placed', details: { game, place: seat.came_as } };
}
