// How Numberloor sounds: every floor has a note, the higher the floor the higher, so that a jump can be heard. A sound only says what
// has happened; it never says what could.

import type { Note } from '../../lib/sound';
import type { NumberloorView, Announcement } from '../../lib/wire';

/** The white keys from a c on, one for each floor from 0 to 9. */
const KEYS = [262, 294, 330, 349, 392, 440, 494, 523, 587, 659];

const BALLOON: Note[] = [
  [660, 0, 0.06],
  [784, 0.05, 0.06],
  [988, 0.1, 0.12],
];
const TAKEN: Note[] = [
  [220, 0, 0.07],
  [220, 0.12, 0.07],
];
const DANCE: Note[] = [
  [523, 0, 0.12],
  [659, 0.12, 0.12],
  [784, 0.24, 0.12],
  [659, 0.36, 0.12],
  [784, 0.48, 0.12],
  [1047, 0.6, 0.35],
];

export function soundOf({ move }: Announcement, before: NumberloorView | null, after: NumberloorView): readonly Note[] | null {
  if (before && total(after.stars) > total(before.stars)) return DANCE;
  if (move?.do === 'take') return TAKEN;
  if (move?.do === 'balloon') return BALLOON;
  return move?.do === 'floor' ? [...tone(move.start, 0, 0.12), ...tone(move.floor, 0.14, 0.22)] : null;
}

function tone(floor: number, start: number, length: number): Note[] {
  return [[KEYS[floor] ?? 0, start, length]];
}

function total(stars: readonly number[]): number {
  return stars.reduce((sum, one) => sum + one, 0);
}
