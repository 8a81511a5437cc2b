import { beforeEach, expect, it } from 'vitest';
import { speak, speakOf } from '../../lib/language/language.svelte';
import { shown, spoken, understood } from '../../lib/spoken';
import { tongue } from './words';

beforeEach(() => speakOf(tongue));

it('a sentence is read aloud in words', () => {
  expect(spoken('5 + 3 = 8, take 8')).toBe('5 plus 3 makes 8, take 8');
  expect(spoken('10 = 10; 6 + 4 = 10, take 10')).toBe('10 makes 10, and 6 plus 4 makes 10, take 10');
  expect(spoken('[10]a − 2 = 8, leave; discard 3')).toBe('the pile 10 minus 2 makes 8, leave, and discard 3');
});

it('colour letters are read as colours', () => {
  expect(spoken('5g + 12r = 17, take 17b')).toBe('green 5 plus red 12 makes 17, take blue 17');
});

it('powers, roots and parts have words', () => {
  expect(spoken('3² = 9, √9 = 3')).toBe('3 squared makes 9, square root of 9 makes 3');
  expect(spoken('50% of 8 = 4')).toBe('50 per cent of 8 makes 4');
});

it('in German the verbs are German, on the screen and when typed', async () => {
  await speak('de');

  expect(shown('5 + 3 = 8, take 8')).toBe('5 + 3 = 8, nimm 8');
  expect(understood('5 + 3 = 8, Nimm 8')).toBe('5 + 3 = 8, take 8');
  expect(understood('bau 9 + 1 = 10')).toBe('build 9 + 1 = 10');
  expect(understood(shown('10 − 2 = 8, leave; discard 3'))).toBe('10 − 2 = 8, leave; discard 3');
});

it('English verbs are understood in every language', async () => {
  await speak('de');

  expect(understood('5 + 3 = 8, take 8')).toBe('5 + 3 = 8, take 8');
});
