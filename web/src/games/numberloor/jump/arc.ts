// A jump that has been said, as the picture of the house draws it. Before it has been said, nothing is drawn.

import type { NumberloorMove } from '../../../lib/wire';

const FLOORS = 10;

export type Arc = NumberloorMove & { by: number };

/** The jump that the table has accepted; null where there was none, or where something else lies open by now. */
export function arcOf(move: NumberloorMove | null | undefined, lying: readonly (number | null)[]): Arc | null {
  return move?.by != null && lying[move.stack] === move.floor ? { ...move, by: move.by } : null;
}

/** Whether it leaves by the roof and comes in at the ground, or the other way. */
export function wraps({ start, by }: Arc): boolean {
  return start + by < 0 || start + by >= FLOORS;
}
