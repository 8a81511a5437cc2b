// Which pile is which from one moment to the next.

import type { MathinoPile } from '../../lib/wire';

/** A name for each pile by its cards; equal ones are counted, so that one that stays is not drawn anew when another one goes. */
export function keysOf(table: readonly MathinoPile[]): string[] {
  const seen = new Map<string, number>();
  return table.map(({ cards }) => {
    const look = cards.map((card) => card.kind).join(' ');
    const count = seen.get(look) ?? 0;
    seen.set(look, count + 1);
    return `${look} ${count}`;
  });
}
