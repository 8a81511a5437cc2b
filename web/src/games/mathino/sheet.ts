// The score sheet of a match, deck by deck: what each item has brought to each player.

import { total } from '../../lib/points';
import type { MathinoLine } from '../../lib/wire';

const ITEMS = ['captured', 'cards', 'most', 'penalty'];

export type ItemRow = { item: string; points: string[] };
export type Deck = { deck: number; rows: ItemRow[]; sums: string[] };

/** Each deck with the items that came up in it; empty where a player has nothing for one. */
export function byDeck(sheet: readonly MathinoLine[], seats: number): Deck[] {
  const decks = [...new Set(sheet.map((line) => line.deck))];
  return decks.map((deck) => {
    const lines = sheet.filter((line) => line.deck === deck);
    const items = ITEMS.filter((item) => lines.some((line) => line.item === item));
    const rows = items.map((item) => ({
      item,
      points: bySeat(
        lines.filter((line) => line.item === item),
        seats,
      ),
    }));
    return { deck, rows, sums: bySeat(lines, seats) };
  });
}

function bySeat(lines: readonly MathinoLine[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => total(lines.filter((line) => line.seat === seat).map((line) => line.points)));
}
