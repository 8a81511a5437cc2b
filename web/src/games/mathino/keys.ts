// Which pile is which from one moment to the next.

import type { MathinoPile } from '../../lib/wire';

/** A name for each pile by its lowest card, on which all else is laid; equal ones are counted. So what is built on stays there. */
export function keysOf(table: readonly MathinoPile[]): string[] {
  const seen = new Map<number | undefined, number>();
  return table.map(({ cards: [lowest] }) => {
    const count = seen.get(lowest?.kind) ?? 0;
    seen.set(lowest?.kind, count + 1);
    return `${lowest?.kind} ${count}`;
  });
}
