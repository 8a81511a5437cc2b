// What comes of a claim in Numberloor that its sentence does not say: somebody is skipped, or somebody's turn is over.

import { isClaim, nameOf } from '../../lib/telling';
import type { NumberloorFace, Person, Said } from '../../lib/wire';
import { say } from './words';

export function newsOf(
  said: readonly Said[],
  before: NumberloorFace,
  after: NumberloorFace,
  people: readonly Person[],
): string[] {
  const last = said.at(-1);
  if (!last || !isClaim(last) || last.seat === null) return [];
  if (before.two_floors || before.phase === 'asked' || after.phase === 'asked') return [];
  const turn = before.seat_to_play;
  if (turn !== null && turn !== last.seat && last.text.startsWith('night'))
    return [say('numberloor.taken_over', { name: nameOf(people, turn) })];
  // Nobody else takes cards in a turn: whoever does is skipped (L-79).
  const skipped = after.hands.findIndex((count, seat) => seat !== last.seat && count > (before.hands[seat] ?? count));
  return skipped < 0 ? [] : [say('numberloor.skipped', { name: nameOf(people, skipped) })];
}
