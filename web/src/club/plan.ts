// Questions about a plan, which is all that these pages know of a tournament. None of them knows how a system pairs.

import type { Details, Plan, PlanRound, PlanSeat, PlanTable } from '../lib/wire';

const BRACKET = ['winners', 'losers', 'final', 'third'];

export function isBracket(side: string): boolean {
  return BRACKET.includes(side);
}

export function allTables(plan: Plan): PlanTable[] {
  return plan.rounds.flatMap((round) => round.tables);
}

/** The rounds that are drawn. */
export function drawnRounds(plan: Plan): PlanRound[] {
  return plan.rounds.filter((round) => round.tables.some((table) => table.status !== 'coming'));
}

export function openTables(plan: Plan): PlanTable[] {
  return allTables(plan).filter((table) => table.status === 'open');
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
