// Cards and piles for pictures in the rules, written shortly: `7`, the golden `7g`, the pile `5=1+4`, the locked pile `64!=8+2`.
// With suits, as the very young play, the letter is that of the colour: `7b`, `7r`.

import { sampleCard } from '../../lib/cards';
import type { Card } from '../../lib/wire';

export type SamplePile = { value: string; cards: Card[]; locked: boolean };

const GEMS: { [number: string]: number } = { 1: 1, 2: 2, 7: 1, 11: 2 };
const SUITS: { [letter: string]: [colour: string, shape: string] } = {
  b: ['blue', 'star'],
  r: ['red', 'moon'],
  g: ['green', 'flower'],
  o: ['orange', 'drop'],
  s: ['spades', 'spade'],
  h: ['hearts', 'heart'],
  d: ['diamonds', 'diamond'],
  c: ['clubs', 'club'],
};

/** What lies there: loose cards, which have no value besides their own, and piles. */
export function piles(text: string, suited = false): SamplePile[] {
  return text.split(' ').map((pile) => {
    const [value = '', cards] = pile.split('=');
    const locked = value.endsWith('!');
    return {
      value: cards ? value.replace('!', '') : '',
      cards: (cards ?? pile).split('+').map((one) => card(one, suited)),
      locked,
    };
  });
}

export function card(text: string, suited: boolean): Card {
  const [, number = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(text) ?? [];
  const plain = sampleCard(number);
  if (!suited) return letter ? { ...plain, colour: 'gold', points: GEMS[number] ?? 0 } : plain;
  const [colour = '', shape = ''] = SUITS[letter] ?? [];
  const golden = number === '1' || letter === 'b' || letter === 's';
  return { ...plain, colour, shape, points: golden ? (GEMS[number] ?? 0) : 0 };
}
