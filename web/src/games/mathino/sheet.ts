// The score sheet of a match, deck by deck: what each item has brought to each player.

import { bySeat, type ItemRow } from '../../lib/points';
import type { MathinoLine } from '../../lib/wire';

const ITEMS = ['captured', 'cards', 'most', 'penalty'];

export type Deck = { deck: number; rows: ItemRow[]; sums: string[] };

/** Each deck with the items that came up in it; empty where a player has nothing for one. */
export function byDeck(sheet: readonly MathinoLine[], seats: number): Deck[] {
  const decks = [...new Set(sheet.map((line) => line.deck))];
  return decks.map((deck) => {
    const lines = sheet.filter((line) => line.deck === deck);
    const items = ITEMS.filter((item) => lines.some((line) => line.item === item));
    const rows = items.map((item) => ({ item, points: bySeat(lines, seats, item) }));
    return { deck, rows, sums: bySeat(lines, seats) };
  });
}
