// What a tournament has to tell somebody who sits at one of its tables: whether this game still goes on, and where the next one is.

import type { ClubView } from '../lib/wire';
import { allTables } from './plan';

export type News =
  /** They play at another table now. */
  | { kind: 'elsewhere' }
  /** The game has a result. */
  | { kind: 'decided' }
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
  if (now === match || match < 0) return { kind: 'none' };
  const game = allTables(view.plan).find((one) => one.id === match);
  if (!game || game.status === 'coming') return { kind: 'fallen' };
  return { kind: 'decided' };
}

export type Given = { task: string; own: boolean };

/** The tasks that somebody who takes part may do now: first their own, as far as it is known, then everybody's. */
export function tasksFor(view: ClubView, entrant: number, own: string): Given[] {
  const me = view.entrants.find((one) => one.id === entrant);
  if (!me || me.gone || view.finished) return [];
  const all = { task: view.task, own: false };
  return (me.task && own !== view.task ? [{ task: own, own: true }, all] : [all]).filter(({ task }) => task);
}

/** How a game ended for somebody: their place, 0 if they did not play; and whether the referee has decided it. */
export type Ending = { place: number; winners: string[]; ruled: boolean };

export function endingAt(view: ClubView, entrant: number, match: number): Ending | null {
  const game = allTables(view.plan).find((one) => one.id === match);
  if (!game || !['ended', 'walkover'].includes(game.status)) return null;
  return {
    place: game.seats.find((seat) => seat.entrant === entrant)?.place ?? 0,
    winners: game.seats.filter((seat) => seat.place === 1).map((seat) => seat.name),
    ruled: game.ruled,
  };
}

/** What the referee has ruled at a game: the last of it, and how often there was something. */
export function rulingAt(view: ClubView, match: number): { decision: string; text: string; count: number } {
  const rulings = view.rulings.filter((one) => one.match === match);
  const last = rulings.at(-1);
  return { decision: last?.decision ?? '', text: last?.text ?? '', count: rulings.length };
}
