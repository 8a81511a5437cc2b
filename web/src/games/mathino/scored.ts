// What the end of the round before has brought to the score sheet.

import { sayOr } from '../../lib/language/language.svelte';
import { total } from '../../lib/points';
import type { MathinoView, MathinoLine } from '../../lib/wire';
import { say } from './words';

/** What was written down after the round before: penalties, and after a deck in one line what it has brought to each. */
export function scored(view: MathinoView, names: readonly string[]): string[] {
  const lines = view.sheet.filter((line) => isBefore(view, line));
  const penalties = lines.filter(({ item }) => item === 'penalty').map((line) => scoreLine(line, names));
  if (view.round > 1 || view.deck_number === 1) return penalties;
  const won = names.map((name, seat) => {
    const points = total(lines.filter((line) => line.seat === seat && line.item !== 'penalty').map((line) => line.points));
    return points ? `${name} +${points}` : '';
  });
  return [[say('mathino.deck_over', { deck: view.deck_number - 1 }), won.filter(Boolean).join(', ')].join(' '), ...penalties];
}

function isBefore({ deck_number, round, sheet }: MathinoView, line: MathinoLine): boolean {
  if (round > 1) return line.deck === deck_number && line.round === round - 1;
  const last = sheet.at(-1);
  return line.deck === deck_number - 1 && line.round === last?.round;
}

function scoreLine({ seat, item, points }: MathinoLine, names: readonly string[]): string {
  const signed = points.startsWith('−') ? points : `+${points}`;
  return say('mathino.scored', { name: names[seat] ?? '', item: sayOr(`score.${item}`, item), points: signed });
}
