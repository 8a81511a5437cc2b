import { beforeEach, describe, expect, it } from 'vitest';
import { speak, speakOf } from '../../lib/language/language.svelte';
import { shown, spoken, retold, understood } from '../../lib/spoken';
import { tell } from '../../lib/telling';
import type { Person } from '../../lib/wire';
import { tongue } from './words';

beforeEach(() => speakOf(tongue));

describe('a formula for the ear', () => {
  it.each([
    ['[8] × [8] = 6[4]', '8 times 8 makes 64'],
    ['12 ÷ [J4] = [3]', '12 divided by joker 4 makes 3'],
    ['6 + J30 = [3]6', '6 plus 30 with joker 3 makes 36'],
    ['[J1][J2] − 2 = 10', '12 with joker 1 2 minus 2 makes 10'],
    ['draw', 'draw'],
  ])('%s', (text, said) => {
    expect(spoken(text)).toBe(said);
  });
});

describe('a formula that somebody else has said', () => {
  it.each([
    ['[8] × [8] = 6[4]', '8 × 8 = 64'],
    ['12 ÷ [J4] = [3]', '12 ÷ 4★ = 3'],
    ['[J6]4 − 4 = 6[0]', '6★4 − 4 = 60'],
  ])('%s has no brackets, and stays in one line', (text, said) => {
    expect(retold(text)).toBe(said.replaceAll(' ', '\u00a0'));
  });
});

it('the words for drawing and passing go both ways', async () => {
  await speak('de');

  expect([shown('draw'), shown('pass'), shown('wrong')]).toEqual(['ziehe', 'passe', 'falsch']);
  expect([understood('Ziehe'), understood('passe')]).toEqual(['draw', 'pass']);
  expect(understood('20 + J30 = 50')).toBe('20 + J30 = 50');

  await speak('en');
});

it('drawing and passing are told as deeds', () => {
  const people = [{ seat: 0, name: 'Mia' }] as Person[];
  const deed = (text: string): string => tell({ n: 1, seat: 0, code: 'told.claimed', text, details: {}, news: [] }, people);

  expect([deed('draw'), deed('pass')]).toEqual(['Mia draws a card.', 'Mia passes.']);
});
