// How an event sounds: as its game has it, else by what has happened.

import type { TableParts } from '../games/game';
import { play, playNotes, type Sound } from './sound';
import { isClaim } from './telling';
import type { Announcement, AnyView } from './wire';

export { play };

/** Whether the game is over by now, and who listens. */
export type When = { over: boolean; seat: number | null };

export async function soundOf(
  said: Announcement,
  before: AnyView | null,
  after: AnyView,
  when: When,
  parts: TableParts | null,
): Promise<void> {
  const tunes = isClaim(said) && !when.over ? await parts?.tunes?.() : null;
  const own = tunes?.soundOf(said, before, after);
  if (own) playNotes(own);
  else play(usual(said, wonBy(after) > wonBy(before), when));
}

function usual(said: Announcement, taken: boolean, { over, seat }: When): Sound {
  if (!isClaim(said)) return 'other';
  if (over) return 'end';
  return taken ? 'take' : said.seat === seat ? 'right' : 'other';
}

/** How many cards all seats have won, in a game with winning piles. */
function wonBy(view: AnyView | null): number {
  return view && 'won' in view ? view.won.reduce((sum, count) => sum + count, 0) : 0;
}
