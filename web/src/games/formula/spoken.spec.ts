import { beforeEach, describe, expect, it } from 'vitest';
import { notation } from '../../dev/notation';
import { shown, speak, speakOf } from '../../lib/language/language.svelte';
import { retold, spoken } from '../../lib/spoken';
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
    expect(spoken(notation(text))).toBe(said);
  });
});

describe('a formula that somebody else has said', () => {
  it.each([
    ['[8] × [8] = 6[4]', '8 × 8 = 64'],
    ['12 ÷ [J4] = [3]', '12 ÷ 4 = 3'],
    ['[J6]4 − 4 = 6[0]', '64 − 4 = 60'],
  ])('%s has no brackets, and stays in one line', (text, said) => {
    expect(retold(notation(text))).toBe(said.replaceAll(' ', '\u00a0'));
  });
});

it('the words for drawing and passing are those of the screen', async () => {
  await speak('de');

  expect([shown(notation('draw')), shown(notation('pass')), shown(notation('wrong'))]).toEqual(['ziehe', 'passe', 'falsch']);

  await speak('en');
});

it('drawing and passing are told as deeds', () => {
  const people = [{ seat: 0, name: 'Mia' }] as Person[];
  const deed = (text: string): string =>
    tell({ n: 1, seat: 0, code: 'told.claimed', sentence: [[text]], move: null, details: {}, news: [] }, people);

  expect([deed('draw'), deed('pass')]).toEqual(['Mia draws a card.', 'Mia passes.']);
});
