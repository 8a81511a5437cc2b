// What comes of a claim in Numberloor that its sentence does not say: somebody is skipped, or somebody's turn is over.

import type { Sequel } from '../../lib/telling';
import type { NumberloorFace, Said } from '../../lib/wire';

export function sequelOf({ seat, text }: Said, before: NumberloorFace, after: NumberloorFace): Sequel | null {
  if (seat === null || before.two_floors || before.phase === 'asked' || after.phase === 'asked') return null;
  const turn = before.seat_to_play;
  if (turn !== null && turn !== seat && text.startsWith('night')) return { code: 'numberloor.taken_over', seat: turn };
  // Nobody else takes cards in a turn: whoever does is skipped (L-79).
  const skipped = after.hands.findIndex((count, other) => other !== seat && count > (before.hands[other] ?? count));
  return skipped < 0 ? null : { code: 'numberloor.skipped', seat: skipped };
}
