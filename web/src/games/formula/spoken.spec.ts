import { beforeEach, describe, expect, it } from 'vitest';
import { speak, speakOf } from '../../lib/language/language.svelte';
import { shown, spoken, understood } from '../../lib/spoken';
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

it('the words for drawing and passing go both ways', async () => {
  await speak('de');

  expect([shown('draw'), shown('pass'), shown('wrong')]).toEqual(['ziehe', 'passe', 'falsch']);
  expect([understood('Ziehe'), understood('passe')]).toEqual(['draw', 'pass']);
  expect(understood('20 + J30 = 50')).toBe('20 + J30 = 50');

  await speak('en');
});
