// Where people may speak out of turn, the computer holds back before it moves. Nobody waits for that alone: whoever is the only person
// who could speak, and holds nothing that is ever said out of turn, lets the moment pass. So the wait tells nobody what others hold,
// and its own seat no more than the kind of its cards, never whether one fits.

import type { TableParts } from '../games/game';
import { preferences } from './preferences.svelte';
import type { Screen } from './screen.svelte';
import { isClaim } from './telling';
import type { ToPage } from './wire';

const PAUSE = { calm: 1400, quick: 350 };

/** How long a message waits until it is shown. A move of the computer does, so that it can be followed; null for at once. */
export function pauseBefore(message: ToPage, screen: Screen, parts: TableParts | null): number | null {
  if (message.t !== 'event' || !isClaim(message.said) || !isComputer(screen, message.said.seat)) return null;
  return hadMoment(screen, parts) ? 0 : PAUSE[preferences.pace];
}

/** Whether the computer has held back before its move: then there was time to read. */
export function hadMoment(screen: Screen, parts: TableParts | null): boolean {
  const speaks = screen.objectionable.length > 0 || waitedFor(screen).length > 0;
  return (screen.house?.moment_seconds ?? 0) > 0 && speaks && !isSilent(screen, parts);
}

/** Whether nobody but this seat is waited for, and it has nothing to say. */
export function isSilent(screen: Screen, parts: TableParts | null): boolean {
  const { seat, view, objectionable } = screen;
  const [first, ...others] = waitedFor(screen);
  const alone = first === seat && !others.length && !objectionable.length;
  return alone && view !== null && view.seat_to_play !== seat && parts?.silent(view) === true;
}

/** The people who may say something now. */
function waitedFor(screen: Screen): number[] {
  return screen.view?.to_act.filter((seat) => !isComputer(screen, seat)) ?? [];
}

function isComputer({ people }: Screen, seat: number | null): boolean {
  return (people.find((one) => one.seat === seat)?.player ?? '') !== '';
}
