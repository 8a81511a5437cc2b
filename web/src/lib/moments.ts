// Where people may speak out of turn, the computer holds back before it moves. Nobody waits for that alone: whoever is the only person
// who could speak has half of the moment to call out, and then all the time to speak; and none of it with a hand of which nothing is ever
// said out of turn. So the wait tells nobody what others hold, and its own seat no more than the kind of its cards, never whether one fits.

import type { TableParts } from '../games/game';
import { preferences } from './preferences.svelte';
import type { Screen } from './screen.svelte';
import { isClaim } from './telling';
import type { ToPage } from './wire';

const PAUSE = { calm: 1400, quick: 350 };

/** How long a message waits until it is shown. A move of the computer does, so that it can be followed; null for at once. */
export function pauseBefore(message: ToPage, screen: Screen, parts: TableParts | null): number | null {
  if (message.t !== 'event' || !isClaim(message.said) || !isComputer(screen, message.said.seat)) return null;
  return momentOf(screen) && patience(screen, parts) !== 0 ? 0 : PAUSE[preferences.pace];
}

/** Lets the moment pass for whoever is waited for alone. */
export class Moments {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly screen: Screen,
    private readonly pass: () => void,
  ) {}

  /** The table has changed. */
  begin(parts: TableParts | null): void {
    this.hold();
    const after = patience(this.screen, parts);
    if (after === 0) this.pass();
    else if (after !== null) this.#timer = setTimeout(this.pass, after);
  }

  /** Somebody is about to speak. */
  hold(): void {
    clearTimeout(this.#timer);
  }
}

/** After how many milliseconds this seat lets the moment pass; null where others are waited for too, or nobody is. */
export function patience(screen: Screen, parts: TableParts | null): number | null {
  const { seat, view, objectionable } = screen;
  const [first, ...others] = waitedFor(screen);
  if (!view || !parts || first !== seat || others.length || objectionable.length || view.seat_to_play === seat) return null;
  return parts.silent(view) ? 0 : momentOf(screen) / 2;
}

/** For how many milliseconds the computer holds back. */
function momentOf(screen: Screen): number {
  const speaks = screen.objectionable.length > 0 || waitedFor(screen).length > 0;
  return speaks ? (screen.house?.moment_seconds ?? 0) * 1000 : 0;
}

/** The people who may say something now. */
function waitedFor(screen: Screen): number[] {
  return screen.view?.to_act.filter((seat) => !isComputer(screen, seat)) ?? [];
}

function isComputer({ people }: Screen, seat: number | null): boolean {
  return (people.find((one) => one.seat === seat)?.player ?? '') !== '';
}
