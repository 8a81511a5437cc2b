import { beforeEach, expect, it } from 'vitest';
import { notation } from '../../dev/notation';
import { shown, speak, speakOf } from '../../lib/language/language.svelte';
import { retold, spoken } from '../../lib/spoken';
import { tongue } from './words';

beforeEach(() => speakOf(tongue));

it('a sentence is read aloud in words', () => {
  expect(spoken(notation('5 + 3 = 8, take 8'))).toBe('5 plus 3 makes 8, take 8');
  expect(spoken(notation('10 = 10; 6 + 4 = 10, take 10'))).toBe('10 makes 10, and 6 plus 4 makes 10, take 10');
  expect(spoken(notation('[10]a − 2 = 8, leave; discard 3'))).toBe('the pile 10 minus 2 makes 8, leave, and discard 3');
});

it('colour letters are read as colours', () => {
  expect(spoken(notation('5g + 12r = 17, take 17b'))).toBe('green 5 plus red 12 makes 17, take blue 17');
});

it('the letter of a build is no colour', () => {
  expect(retold(notation('[13]a = 13; [13]b = 13, take 13b'))).toBe('13a = 13; 13b = 13, take blue 13');
});

it('powers, roots and parts have words', () => {
  expect(spoken(notation('3² = 9, √9 = 3'))).toBe('3 squared makes 9, square root of 9 makes 3');
  expect(spoken(notation('50% of 8 = 4'))).toBe('50 per cent of 8 makes 4');
});

it('in German the verbs are German', async () => {
  await speak('de');

  expect(shown(notation('5 + 3 = 8, take 8'))).toBe('5 + 3 = 8, nimm 8');
});
