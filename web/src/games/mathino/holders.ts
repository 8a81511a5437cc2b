// Whose a pile is: fetched with what is read or looked into, since the felt shows it by signs.

import type { MathinoPile } from '../../lib/wire';
import { say } from './words';

/** Who has to see a pile captured, and who alone may touch it, in words. */
export function holders(pile: MathinoPile, names: readonly string[]): string[] {
  const who = pile.duty.map((seat) => names[seat] ?? '').join(', ');
  return [
    ...(pile.duty.length ? [say('table.duty', { name: who })] : []),
    ...(pile.lock === null ? [] : [say('table.lock', { name: names[pile.lock] ?? '' })]),
  ];
}
