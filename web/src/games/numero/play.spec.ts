import { expect, test } from 'vitest';
import type { Speaker } from '../../lib/speaker';
import type { NumeroView } from '../../lib/wire';
import { NumeroPlay } from './play.svelte';

const signsAt = (level: string, any_sign: boolean): string =>
  new NumeroPlay({ view: { family: 'numero', level, any_sign } as NumeroView } as Speaker).signs;

test('signs beyond plus are there where the cards have them, or where piles are joined with any sign', () => {
  expect(signsAt('numbers-10', false)).toBe('');
  expect(signsAt('subtraction', false)).toBe('−');
  expect(signsAt('numbers-10', true)).toBe('−×÷');
  expect(signsAt('times-divide', false)).toBe('−×÷');
});
