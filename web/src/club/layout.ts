// Where the tables of a bracket stand. Rounds stand side by side; each table beside those that its players come from. A large bracket
// with one side only comes from both edges to the middle, so that it fits on a wall.

import type { Plan, PlanTable } from '../lib/wire';
import { allTables } from './plan';

export const ROW = 27;
export const WIDTH = 212;
export const BETWEEN = 30;
const GAP = 14;
const TITLE = 40;
const EDGE = 18;
/** From so many tables in the first round on, a bracket comes from both edges. */
const LARGE = 9;

export type Place = { table: PlanTable; x: number; y: number; height: number; flipped: boolean };
/** A heading: of a round, or of a side, which is a part of the picture of its own. */
export type Heading = { x: number; y: number; round?: number; side?: string };
export type Layout = { places: Map<number, Place>; headings: Heading[]; width: number; height: number };

export function layOut(plan: Plan): Layout {
  const rounds = plan.rounds.length;
  const halves = halvesOf(plan);
  const columns = halves ? 2 * rounds - 1 : rounds;
  // The plan may begin with a later round: those before it are of interest no more.
  const before = (plan.rounds[0]?.number ?? 1) - 1;
  const at = (column: number): number => EDGE + column * (WIDTH + BETWEEN);
  const places = new Map<number, Place>();
  const headings: Heading[] = [];
  let bottom = EDGE;
  for (const [side, tables] of halves ? [['winners', halves.left] as const] : regions(plan)) {
    if (!halves && side !== 'winners' && side !== 'main') {
      headings.push({ x: EDGE, y: bottom + TITLE * 0.6, side });
      bottom += TITLE * 0.8;
    }
    headings.push(...roundsOf(tables).map((round) => ({ x: at(round - 1 - before), y: bottom + TITLE * 0.6, round })));
    const top = bottom + TITLE;
    bottom = stack(places, tables, top, (table) => at(table.round - 1 - before), false);
    if (halves) {
      headings.push(...roundsOf(halves.right).map((round) => ({ x: at(columns - round + before), y: top - TITLE * 0.4, round })));
      bottom = Math.max(
        bottom,
        stack(places, halves.right, top, (table) => at(columns - table.round + before), true),
      );
    }
    bottom += TITLE / 2;
  }
  for (const table of allTables(plan).filter(({ side }) => side === 'final' || side === 'third')) {
    const x = at(halves ? rounds - 1 : table.round - 1 - before);
    const finals = [...places.values()].filter((place) => place.x === x && ['final', 'third'].includes(place.table.side));
    const below = Math.max(0, ...finals.map((place) => place.y + place.height + TITLE));
    const y = Math.max(below, middle(places, table) - (table.seats.length * ROW) / 2, EDGE + TITLE);
    places.set(table.id, { table, x, y, height: table.seats.length * ROW, flipped: false });
    headings.push({ x, y: y - TITLE * 0.3, side: table.side });
    bottom = Math.max(bottom, y + table.seats.length * ROW);
  }
  return { places, headings, width: at(columns) - BETWEEN + EDGE, height: bottom + EDGE };
}

/** Tables from top to bottom, each as near to where its players come from as there is room. Returns where they end. */
function stack(
  places: Map<number, Place>,
  tables: readonly PlanTable[],
  top: number,
  x: (table: PlanTable) => number,
  flipped: boolean,
): number {
  let lowest = top;
  for (const round of roundsOf(tables)) {
    const wanted = tables
      .filter((one) => one.round === round)
      .map((table) => {
        const height = table.seats.length * ROW;
        return { table, height, y: middle(places, table, table.side) - height / 2 };
      });
    // Whoever comes from the other side only is not drawn to any height: such tables stand below, in their order.
    wanted.sort((one, other) => (Number.isFinite(one.y) && Number.isFinite(other.y) ? one.y - other.y : 0));
    for (const [at, y] of spread(wanted, top).entries()) {
      const one = wanted[at];
      if (!one) continue;
      places.set(one.table.id, { table: one.table, x: x(one.table), y, height: one.height, flipped });
      lowest = Math.max(lowest, y + one.height);
    }
  }
  return lowest;
}

/** Heights in this order, without overlap, and as near as can be to those that are wanted: neighbours in each other's way share the
 * shift. */
function spread(wanted: readonly { height: number; y: number }[], top: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const { height, y } of wanted) {
    const last = groups.at(-1);
    offsets.push(offset);
    groups.push({ sum: Number.isFinite(y) ? y - offset : last ? last.sum / last.count : top - offset, count: 1 });
    offset += height + GAP;
    for (;;) {
      const [before, here] = groups.slice(-2);
      if (!before || !here || before.sum / before.count <= here.sum / here.count) break;
      groups.splice(-2, 2, { sum: before.sum + here.sum, count: before.count + here.count });
    }
  }
  const starts = groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => Math.max(top, sum / count)));
  return starts.map((start, at) => start + (offsets[at] ?? 0));
}

/** The middle of the tables that players come from; far up, where they come from none. */
function middle(places: Map<number, Place>, table: PlanTable, side?: string): number {
  const sources = table.seats.flatMap((seat) => (seat.came_from === null ? [] : [places.get(seat.came_from)]));
  const found = sources.filter((place) => place !== undefined && (!side || place.table.side === side));
  if (!found.length) return -Infinity;
  return found.reduce((sum, place) => sum + (place ? place.y + place.height / 2 : 0), 0) / found.length;
}

/** The sides one below the other, without the finals. */
function regions(plan: Plan): (readonly [string, PlanTable[]])[] {
  const tables = allTables(plan).filter(({ side }) => side !== 'final' && side !== 'third');
  return [...new Set(tables.map(({ side }) => side))].map(
    (side) => [side, tables.filter((table) => table.side === side)] as const,
  );
}

/** The two halves of a large bracket with one side: whoever meets in the final comes from different ones. */
function halvesOf(plan: Plan): { left: PlanTable[]; right: PlanTable[] } | null {
  const tables = allTables(plan);
  const final = tables.find(({ side }) => side === 'final');
  const first = plan.rounds[0]?.tables.length ?? 0;
  if (!final || first < LARGE || tables.some(({ side }) => !['winners', 'final', 'third'].includes(side))) return null;
  const branches = final.seats.map((seat) => behind(tables, seat.came_from));
  const left = new Set(branches.slice(0, Math.ceil(branches.length / 2)).flat());
  const sides = tables.filter(({ side }) => side === 'winners');
  return { left: sides.filter(({ id }) => left.has(id)), right: sides.filter(({ id }) => !left.has(id)) };
}

/** A table, and all that lead to it. */
function behind(tables: readonly PlanTable[], id: number | null): number[] {
  const table = tables.find((one) => one.id === id);
  return table ? [table.id, ...table.seats.flatMap((seat) => behind(tables, seat.came_from))] : [];
}

function roundsOf(tables: readonly PlanTable[]): number[] {
  return [...new Set(tables.map(({ round }) => round))];
}
