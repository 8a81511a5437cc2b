// How many turns of a first game have been learnt.

import { plain } from '../lib/spoken';
import { isClaim } from '../lib/telling';
import type { Announcement } from '../lib/wire';

/** The turns of a seat that are over, somebody else having spoken since, and in which it has played a card: whoever only draws or passes
 *  finds the same task again. */
export function turnsLearnt(said: readonly Announcement[], seat: number | null): number {
  let [learnt, played] = [0, false];
  for (const one of said.filter(isClaim)) {
    if (one.seat === seat) played ||= /\d/.test(plain(one.sentence));
    else [learnt, played] = [learnt + Number(played), false];
  }
  return learnt;
}
