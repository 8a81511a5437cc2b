// The bookmark in each game's box: what was played last, so that one tap goes on with it.

import { isRecord, keep, recall } from './keep';
import type { TableRequest } from './wire';

export function bookmark(game: string): TableRequest | null {
  return recall(`bookmark.${game}`, null, isWish);
}

export function setBookmark(wish: TableRequest): void {
  keep(`bookmark.${wish.game}`, wish);
}

function isWish(found: unknown): found is TableRequest {
  return (
    isRecord(found) && typeof found['game'] === 'string' && typeof found['level'] === 'string' && Array.isArray(found['seats'])
  );
}
