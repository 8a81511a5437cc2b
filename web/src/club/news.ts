// What a tournament has to tell somebody who sits at one of its tables: whether this game still goes on, and where the next one is.

import type { ClubView } from '../lib/wire';
import { allTables } from './plan';

export type News =
  /** They play at another table now. */
  | { kind: 'elsewhere' }
  /** The game has a result, with this place for them; 0: they did not play. */
  | { kind: 'decided'; place: number }
  /** The game counts no more: its round was drawn again, or what it was drawn from has changed. */
  | { kind: 'fallen' }
  /** The game has ended without a winner where there must be one. */
  | { kind: 'tied' }
  | { kind: 'called'; names: string }
  | { kind: 'none' };

export type Place = { match: number; table: string };

export function newsAt(view: ClubView, entrant: number, { match, table }: Place): News {
  const now = view.plan.people.find((one) => one.entrant === entrant)?.table ?? null;
  const live = view.live.find((one) => one.match === now);
  if (now !== null && (now !== match || (live && live.table !== table))) return { kind: 'elsewhere' };
  if (live?.tied) return { kind: 'tied' };
  if (live?.calling.length) return { kind: 'called', names: live.calling.join(', ') };
  if (now === match) return { kind: 'none' };
  const game = allTables(view.plan).find((one) => one.id === match);
  if (!game || game.status === 'coming') return { kind: 'fallen' };
  return { kind: 'decided', place: game.seats.find((seat) => seat.entrant === entrant)?.place ?? 0 };
}

/** What the referee has said about a game: the last of it, and how often there was something. */
export function rulingAt(view: ClubView, match: number): { text: string; count: number } {
  const rulings = view.rulings.filter((one) => one.match === match);
  return { text: rulings.at(-1)?.text ?? '', count: rulings.length };
}
