import { describe, expect, it } from 'vitest';
import { tongue as formula } from '../games/formula/words';
import { tongue as numero } from '../games/numero/words';
import { asText, known, steps } from './chips';
import de from '../words/de/pages.json';
import { useGame, useWords } from './language/language.svelte';
import { retold } from './spoken';
import type { Sentence } from './wire';

/** Cards in brackets with their look. */
const drawn = (sentence: Sentence): string[] =>
  steps(sentence).map((step) => step.map(({ text, look }) => (look && look !== 'word' ? `<${look} ${text}>` : text)).join(''));

describe('a sentence of Numero', () => {
  it('has cards in their colours instead of letters, one step after the other', () => {
    useGame(numero, {});
    expect(drawn([['4', 'r'], ' − 2 = 2, 2 × 4 = 8, ', ['take'], ' ', ['8', 'b']])).toEqual([
      '<red 4> − 2 = 2, ',
      '2 × 4 = 8, ',
      'take <blue 8>',
    ]);
  });

  it('has no brackets around a pile, and commas between cards that are laid down', () => {
    useGame(numero, {});
    expect(drawn([['[8]', 'a'], ' = 8, ', ['take'], ' 8'])).toEqual(['<built 8> = 8, ', 'take 8']);
    expect(drawn([['discard'], ' −2 1/5; ', ['[8]', ''], ' = 8']).join('')).toBe('discard −2, 1/5; <built 8> = 8');
    expect(retold([['discard'], ' −2 1/5'])).toBe('discard −2, 1/5');
  });
});

it('is written as schools of the language write it', () => {
  useWords('de', de);
  useGame(numero, {});
  expect(drawn([['[4]', ''], ' ÷ 0.5 = 8, ', ['0.25', 'r']]).join('')).toBe('<built 4> : 0,5 = 8, <red 0,25>');
});

describe('a sentence of Formula', () => {
  it('shows a joker as a card of its own', () => {
    useGame(formula, {});
    expect(drawn([['[6]', ''], '4 − ', ['[5]', ''], '0 = ', ['[1]', 'J'], '4'])).toEqual(['64 − 50 = 1<joker 4>']);
    expect(drawn(['9', ['[J4]', '']])).toEqual(['9<joker 4>']);
  });
});

it.each([
  [['5 + 2 = 7'], ['5 + 2 = 7', '7 + 2 = 9'], 1],
  [['a', 'b', 'c'], ['b', 'c', 'd'], 2],
  [['a'], ['b', 'a'], 0],
  [[], ['a'], 0],
  [['a', 'b'], ['a', 'b'], 2],
])('of %j the steps that are in %j were told before', (told, now, count) => {
  expect(known(told, now)).toBe(count);
});

it('a step is the same whatever follows it', () => {
  const [first, second] = steps(['5 + 2 = 7, ', '7 + 2 = 9']);

  expect([asText(first!), asText(second!)]).toEqual(['5 + 2 = 7', '7 + 2 = 9']);
});
