// The facts of a child or a class as a map: for each operation a table, as far as something of it was used or missed.

import { factNamed, type Sign } from '../learning/facts';
import type { FactSeen } from '../lib/wire';

export type Grid = { sign: Sign; heads: number[]; rows: { head: number; cells: (FactSeen | undefined)[] }[] };

const SIGNS: readonly Sign[] = ['+', '−', '×', '÷'];

/** A sum stands in the row of its smaller number; a difference in that of the number taken away from; what is divided in the row of
 *  what it is divided by, under its result. */
export function grids(facts: readonly FactSeen[]): Grid[] {
  return SIGNS.flatMap((sign) => {
    const placed = facts.flatMap((seen) => {
      const fact = factNamed(seen.name);
      if (fact?.sign !== sign) return [];
      return [
        sign === '÷' ? { row: fact.other, column: fact.one / fact.other, seen } : { row: fact.one, column: fact.other, seen },
      ];
    });
    if (!placed.length) return [];
    const heads = upTo(Math.max(...placed.map(({ column }) => column)));
    const rows = upTo(Math.max(...placed.map(({ row }) => row))).map((head) => ({
      head,
      cells: heads.map((column) => placed.find((one) => one.row === head && one.column === column)?.seen),
    }));
    return [{ sign, heads, rows: rows.filter(({ cells }) => cells.some(Boolean)) }];
  });
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, at) => at);
