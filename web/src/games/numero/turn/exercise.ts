// The cards that lie together as something to count: numbers that are on the table, and the sign that the player has entered.

import type { Exercise } from '../../../lib/picture';
import { isBare, isPiece, type Turn } from './turn';

const SIGNS = ['+', '−', '×', '÷'] as const;

/** What is being worked out in the group in hand; null where it is no plain calculation with two numbers or more. */
export function asExercise(turn: Turn): Exercise | null {
  const step = turn.groups[turn.current]?.steps.at(-1);
  if (!step || isBare(step) || !step.terms.every(isPiece)) return null;
  const texts = step.terms.map((term) => (isPiece(term) ? term.text : ''));
  const wild = step.wild && /^([−×÷])(\d+)$/.exec(step.wild.text);
  if (step.wild && !wild) return null;
  const said = wild?.[1] ?? (step.sign || '+');
  const sign = SIGNS.find((one) => one === said);
  const terms = [...texts, ...(wild?.[2] ? [wild[2]] : [])];
  if (!sign || terms.length < 2 || (sign !== '+' && terms.length > 2) || !terms.every((text) => /^\d+$/.test(text))) return null;
  return { terms: terms.map(Number), sign };
}
