// The bookmark in each game's box: what was played last, so that one tap goes on with it.

import { isRecord, keep, recall } from './keep';
import type { TableWish } from './wire';

export function bookmark(game: string): TableWish | null {
  return recall(`bookmark.${game}`, null, isWish);
}

export function setBookmark(wish: TableWish): void {
  keep(`bookmark.${wish.game}`, wish);
}

function isWish(found: unknown): found is TableWish {
  return (
    isRecord(found) && typeof found['game'] === 'string' && typeof found['level'] === 'string' && Array.isArray(found['seats'])
  );
}
