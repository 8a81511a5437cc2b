// How the match stands: which deck and round it is. What the round before has brought is in `round.ts`.

import type { MathinoView } from '../../lib/wire';
import { say } from './words';

/** `Deck 1, round 2`; the last round is announced. */
export function roundName({ deck_number: deck, round, last_round }: MathinoView): string {
  return say(last_round ? 'mathino.last_round' : 'mathino.next_round', { deck, round });
}
