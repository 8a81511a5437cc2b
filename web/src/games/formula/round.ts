// What the last round of a match has brought.

import type { FormulaView } from '../../lib/wire';
import type { RoundOver } from '../game';
import { say } from './words';

/** The cards that everybody had left and the points for it; beside them the points of the match, or the rounds won. */
export function roundOver({ sheet, points, wins, hands }: FormulaView): RoundOver | null {
  const last = sheet.at(-1);
  if (!last) return null;
  const seats = hands.map((_, seat) => ({
    items: [
      say('end.formula_left', { count: last.left[seat] ?? 0 }),
      ...(last.points ? [say('round.points_won', { points: signed(last.points[seat] ?? '') })] : []),
    ],
    total: points?.[seat] ?? say('end.formula_rounds', { count: wins[seat] ?? 0 }),
    best: last.places[seat] === 1,
  }));
  return { name: String(sheet.length), title: say('round.over', { round: sheet.length }), seats };
}

function signed(points: string): string {
  return points.replace(/^(?=[1-9])/, '+');
}
