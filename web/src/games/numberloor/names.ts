// What a card of Numberloor is, by what is printed on it (`5`, `☾8`, `±3`, `≈2`, `odd`), and what it is called.

import type { Card, NumberloorView } from '../../lib/wire';
import type { Open } from './jump/jump';
import { say } from './words';

const SIGNS = { '☾': 'night', '±': 'step', '≈': 'nearest' } as const;
const SPECIAL = { odd: 'odd', even: 'even', 'odd/even': 'choice', skip: 'skip' } as const;

export type Sort = 'floor' | (typeof SIGNS)[keyof typeof SIGNS] | (typeof SPECIAL)[keyof typeof SPECIAL];
export type Print = {
  sort: Sort;
  /** The number on it, if there is one. */
  number: string;
};

export function printOf(text: string): Print {
  const special = SPECIAL[text as keyof typeof SPECIAL];
  if (special) return { sort: special, number: '' };
  const sign = SIGNS[text.slice(0, 1) as keyof typeof SIGNS];
  return sign ? { sort: sign, number: text.slice(1) } : { sort: 'floor', number: text };
}

export function isFloor(card: Card): boolean {
  return ['floor', 'night'].includes(printOf(card.text).sort);
}

export function cardName(card: Card): string {
  const { sort, number } = printOf(card.text);
  return say(`card.${sort}`, { text: number });
}

/** What lies open, as a jump needs it. */
export function openOf({ left, right, level }: NumberloorView): Open {
  const { sort, number } = printOf(right.text);
  const parity = ['odd', 'even', 'choice'].includes(sort);
  return { floor: left.say, step: sort === 'step' ? number : '', parity, sums: level === 'basic' };
}
