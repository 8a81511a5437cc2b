// Laying a table, joining one, and taking one's seats along to the next.

import { join, makeTable, playOn } from './api';
import { setBookmark } from './bookmarks';
import { address } from './route';
import { hold, type Held } from './seats';
import type { PlayOnRequest, TableRequest } from './wire';

/** A new table; this device holds the seats of everybody who plays on it. */
export async function open(wish: TableRequest): Promise<string> {
  const made = await makeTable(wish);
  setBookmark(wish);
  hold({
    ...made,
    game: wish.game,
    level: wish.level,
    way: wish.way,
    code: wish.way === 'friends' ? made.code : '',
    over: false,
  });
  return made.table;
}

/** A new table that begins where another game stood. */
export async function openAt(wish: PlayOnRequest, game: string, level: string): Promise<string> {
  const made = await playOn(wish);
  hold({ ...made, game, level, way: 'computer', code: '', over: false });
  return made.table;
}

/** A seat at a friend's table; without a free one, a place to watch from. */
export async function sitDown(code: string, name: string, help_level: string): Promise<string> {
  const joined = await join({ code, name, help_level });
  const seats = joined.seat === null ? [] : [{ seat: joined.seat, token: joined.token }];
  hold({ table: joined.table, game: '', level: '', way: 'friends', code: '', seats, over: false });
  return joined.table;
}

/** The table of a rematch. Its seats are the same people's, so the same tokens open them; everybody moves up by one. */
export function again(before: Held, table: string, count: number): string {
  const seats = before.seats.map((own) => ({ ...own, seat: (own.seat + count - 1) % count }));
  hold({ ...before, seats, table, code: '', over: false, counted: false });
  return table;
}

/** A table of the terminal on this computer: its link brings the tokens of its seats. They are put away, and leave the address. */
export function takeOver([table = '', game = '', ...tokens]: string[]): void {
  const seats = tokens.map((one) => ({ seat: Number.parseInt(one, 10), token: one.slice(one.indexOf('.') + 1) }));
  hold({ table, game, level: '', way: seats.length > 1 ? 'tablet' : 'computer', code: '', seats, over: false });
  location.replace(address(location.href, { page: 'table', table }));
}
