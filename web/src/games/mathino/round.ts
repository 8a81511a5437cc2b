// What the end of the round before has brought to the score sheet.

import { sayOr } from '../../lib/language/language.svelte';
import type { MathinoView, MathinoLine } from '../../lib/wire';
import type { RoundOver } from '../game';
import { say } from './words';

/** Penalties, and after a deck the points of each; null where nothing was written down. */
export function roundOver(view: MathinoView): RoundOver | null {
  const { deck_number: deck, round, totals } = view;
  const lines = view.sheet.filter((line) => line.points !== '0' && isBefore(view, line));
  if (!lines.length) return null;
  const title = round > 1 ? say('round.over', { round: round - 1 }) : say('mathino.deck_over', { deck: deck - 1 });
  const seats = totals.map((total, seat) => ({
    items: lines
      .filter((line) => line.seat === seat)
      .map(({ item, points }) => `${sayOr(`score.${item}`, item)} ${signed(points)}`),
    total,
    best: false,
  }));
  return { name: `${deck} ${round}`, title, seats };
}

function isBefore({ deck_number, round, sheet }: MathinoView, line: MathinoLine): boolean {
  if (round > 1) return line.deck === deck_number && line.round === round - 1;
  return line.deck === deck_number - 1 && line.round === sheet.at(-1)?.round;
}

function signed(points: string): string {
  return points.startsWith('−') ? points : `+${points}`;
}
