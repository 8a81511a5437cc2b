// How the match stands: which deck and round it is, and what the end of the round before has brought.

import { sayOr } from '../../lib/language/language.svelte';
import { total } from '../../lib/points';
import { isClaim, isUndoing } from '../../lib/telling';
import type { MathinoFace, MathinoLine, Person, Said } from '../../lib/wire';
import { say } from './words';

/** `Deck 1, round 2`; the last round is announced. */
export function roundName({ deck_number: deck, round, last_round }: MathinoFace): string {
  return say(last_round ? 'table.last_round' : 'table.round', { deck, round });
}

/** What the end of a round has brought, and that the next one begins; nothing within a round. */
export function news(said: readonly Said[], before: MathinoFace, after: MathinoFace, people: readonly Person[]): string[] {
  const over = before.outcome === null && after.outcome !== null;
  const ended = over || after.deck_number > before.deck_number;
  if (!ended && after.deck_number === before.deck_number && after.round <= before.round) return [];
  const names = people.map((person) => person.name);
  const brought = after.sheet.slice(before.sheet.length).map((line) => scoreLine(line, names));
  const name = names[lastCapturer(said, before) ?? -1];
  const leftovers = ended && name ? [say('table.leftovers', { name })] : [];
  const deck = ended ? [say('table.deck_over', { deck: before.deck_number }), ...leftovers] : [];
  return [...deck, ...brought, ...(over ? [] : [roundName(after)])];
}

/** Who captured last in the deck of this face; null where nobody has, or where the talk does not tell what stands. */
function lastCapturer(said: readonly Said[], { won }: MathinoFace): number | null {
  const captures = (one?: Said): boolean => one !== undefined && isClaim(one) && /\bcapture\b/.test(one.text);
  const here = won.some((count) => count > 0) || captures(said.findLast(isClaim));
  if (!here || said.some(isUndoing)) return null;
  return said.findLast(captures)?.seat ?? null;
}

/** What was written down after the round before: penalties, and after a deck in one line what it has brought to each. */
export function scored(face: MathinoFace, names: readonly string[]): string[] {
  const lines = face.sheet.filter((line) => isBefore(face, line));
  const penalties = lines.filter(({ item }) => item === 'penalty').map((line) => scoreLine(line, names));
  if (face.round > 1 || face.deck_number === 1) return penalties;
  const won = names.map((name, seat) => {
    const points = total(lines.filter((line) => line.seat === seat && line.item !== 'penalty').map((line) => line.points));
    return points ? `${name} +${points}` : '';
  });
  return [[say('table.deck_over', { deck: face.deck_number - 1 }), won.filter(Boolean).join(', ')].join(' '), ...penalties];
}

function isBefore({ deck_number, round, sheet }: MathinoFace, line: MathinoLine): boolean {
  if (round > 1) return line.deck === deck_number && line.round === round - 1;
  const last = sheet.at(-1);
  return line.deck === deck_number - 1 && line.round === last?.round;
}

function scoreLine({ seat, item, points }: MathinoLine, names: readonly string[]): string {
  const signed = points.startsWith('−') ? points : `+${points}`;
  return say('table.scored', { name: names[seat] ?? '', item: sayOr(`score.${item}`, item), points: signed });
}
