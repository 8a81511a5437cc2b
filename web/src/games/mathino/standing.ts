// How the match stands: which deck and round it is, and what the end of the round before has brought to the score sheet.

import { sayOr } from '../../lib/language/language.svelte';
import type { MathinoFace, MathinoLine } from '../../lib/wire';
import { say } from './words';

/** `Deck 1, round 2`; the last round is announced. */
export function roundName({ deck_number: deck, round, last_round }: MathinoFace): string {
  return say(last_round ? 'mathino.last_round' : 'mathino.next_round', { deck, round });
}

/** What was written down after the round before: penalties, and after a deck the points. */
export function scored(face: MathinoFace, names: readonly string[]): string[] {
  return face.sheet.filter((line) => isBefore(face, line)).map((line) => scoreLine(line, names));
}

function isBefore({ deck_number, round, sheet }: MathinoFace, line: MathinoLine): boolean {
  if (round > 1) return line.deck === deck_number && line.round === round - 1;
  const last = sheet.at(-1);
  return line.deck === deck_number - 1 && line.round === last?.round;
}

function scoreLine({ seat, item, points }: MathinoLine, names: readonly string[]): string {
  const signed = points.startsWith('−') ? points : `+${points}`;
  return say('mathino.scored', { name: names[seat] ?? '', item: sayOr(`score.${item}`, item), points: signed });
}
