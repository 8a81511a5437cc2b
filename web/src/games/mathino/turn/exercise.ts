// The cards that lie together as something to count: numbers that are on the table, and the sign that the player has entered.

import type { Exercise } from '../../../lib/picture';
import { isBuild, type Turn } from './turn';

const SIGNS = ['+', '−', '×', '÷'] as const;

/** What is being worked out; null where it is no plain calculation with two numbers. */
export function asExercise(turn: Turn): Exercise | null {
  const terms = [turn.piles[0]?.text, turn.card?.text].map(String);
  const sign = SIGNS.find((one) => one === (turn.sign || '+'));
  const plain = isBuild(turn) && turn.piles.length === 1 && !turn.minus && terms.every((text) => /^\d{1,3}$/.test(text));
  return plain && sign ? { terms: terms.map(Number), sign } : null;
}
