// Pictures that help to count: which ones fit a sentence that was said wrongly. They show the numbers said, never the result.

import type { Aid } from '../games/game';
import type { Sentence } from './wire';

export type Exercise = { terms: number[]; sign: '+' | '−' | '×' | '÷' };

export type Picture =
  | ({ kind: 'own' } & Aid)
  | { kind: 'counters' }
  | { kind: 'frame'; exercise: Exercise }
  | { kind: 'rows'; rows: number; each: number; count: number; share: boolean }
  | { kind: 'line'; start: number; from: number; to: number };

/** The aid that each kind of picture for counting belongs to. */
const AIDS = {
  line: 'number-line',
  counters: 'ten-frame',
  frame: 'ten-frame',
  rows: 'ten-frame',
} as const;

/** The aids that every game has, as house rules and logs name them. */
export const COUNTING = ['number-line', 'ten-frame'] as const satisfies (typeof AIDS)[keyof typeof AIDS][];

export function aidOf(picture: Picture): string {
  return picture.kind === 'own' ? picture.name : AIDS[picture.kind];
}

/** What anybody may ask for who has not chosen cards yet: counters to lay, and a line to walk along. */
export const BLANK: readonly Picture[] = [{ kind: 'counters' }, { kind: 'line', start: 0, from: 0, to: 20 }];

const LARGEST_FRAME = 40;
const LARGEST_ROWS = 100;
const LONGEST_LINE = 100;
/** On a longer line one walks so far at the most. */
const LONGEST_WALK = 60;

/** The calculation of `5g + 3r = 9` or `5 + 3, building 9`; null where no picture would help. It is read from the player's own words,
 *  which nobody has understood as a move: a sentence that was not true is no move, and the table tells no more of it. */
export function exercise(said: Sentence): Exercise | null {
  const word = said.findIndex((part) => Array.isArray(part) && part.length === 1);
  const values = said.slice(0, word < 0 ? said.length : word).map((part) => (typeof part === 'string' ? part : part[0]));
  const left = (values.join('').split(/[=,]/)[0] ?? '').replace(/[[\]@]/g, '').trim();
  const [, side, raised] = /^(\d+)(²?)$/.exec(left) ?? [];
  if (side && (raised || said[word]?.[0] === 'squared')) return { terms: [Number(side), Number(side)], sign: '×' };
  const found = /^\d+(?:\s*([+−×÷-])\s*\d+)+$/.exec(left);
  const sign = found?.[1] === '-' ? '−' : found?.[1];
  if (sign !== '+' && sign !== '−' && sign !== '×' && sign !== '÷') return null;
  const terms = left.split(/[+−×÷-]/).map(Number);
  return sign === '+' || terms.length === 2 ? { terms, sign } : null;
}

/** The pictures for an exercise, the plainest first. */
export function pictures({ terms, sign }: Exercise): Picture[] {
  const [first = 0, second = 0] = terms;
  const all = terms.reduce((sum, term) => sum + term, 0);
  const found: Picture[] = [];
  if (sign === '+' && all <= LARGEST_FRAME) found.push({ kind: 'frame', exercise: { terms, sign } });
  if (sign === '−' && first <= LARGEST_FRAME && second <= first) found.push({ kind: 'frame', exercise: { terms, sign } });
  if (sign === '×' && first * second <= LARGEST_ROWS)
    found.push({ kind: 'rows', rows: second, each: first, count: first * second, share: false });
  if (sign === '÷' && first <= LARGEST_ROWS && second > 0)
    found.push({ kind: 'rows', rows: Math.ceil(first / second), each: second, count: first, share: true });
  if (sign !== '+' && sign !== '−') return found;
  if (all <= LONGEST_LINE)
    found.push({ kind: 'line', start: first, from: sign === '−' && second > first ? -lineEnd(second) : 0, to: lineEnd(all) });
  else if (all - first <= LONGEST_WALK) found.push({ kind: 'line', start: first, ...around(first, all - first) });
  return found;
}

/** A piece of a long line, as far one way as the other, so that it does not tell where to go. */
function around(start: number, walk: number): { from: number; to: number } {
  const reach = Math.ceil((walk + 5) / 10) * 10;
  const middle = Math.round(start / 10) * 10;
  return { from: Math.max(0, middle - reach), to: middle + reach };
}

/** Round, and with room to spare, so that the end of the line tells nothing. */
function lineEnd(largest: number): number {
  return Math.max(20, Math.ceil((largest + 5) / 10) * 10);
}
