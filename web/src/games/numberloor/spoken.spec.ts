import { beforeEach, expect, it } from 'vitest';
import { sampleCard } from '../../lib/cards';
import { speak, speakOf } from '../../lib/language/language.svelte';
import { shown, spoken, understood } from '../../lib/spoken';
import { cardName, isFloor, printOf } from './names';
import { tongue } from './words';

/** Everything that the table writes. */
const SENTENCES = [
  '3 + 2 = 5',
  'night 9 + 2 = 11, floor 1',
  '7 is odd',
  '5 on left 4',
  'balloon nearest',
  'balloon skip',
  'choose even',
  'take two',
  'pass',
  'stop',
  'go on',
];

beforeEach(() => speakOf(tongue));

it('a jump is read aloud as it is said', () => {
  expect(spoken('night 9 + 2 = 11, floor 1')).toBe('night 9 plus 2 makes 11, floor 1');
  expect(spoken('7 is odd')).toBe('7 is odd');
  expect(spoken('5 on 4')).toBe('5 on 4');
});

it('the same number makes nothing, but a sum does', () => {
  expect(spoken('5 = 5')).toBe('5, the same');
  expect(spoken('0 + 5 = 5')).toBe('0 plus 5 makes 5');
  expect(spoken('10 − 5 = 5')).toBe('10 minus 5 makes 5');
});

it('in German every word is German, and is understood when it is typed', async () => {
  await speak('de');

  expect(shown('night 9 + 2 = 11, floor 1')).toBe('Nacht 9 + 2 = 11, Stock 1');
  expect(shown('5 on 4')).toBe('5 auf 4');
  expect(shown('go on')).toBe('spielt weiter');
  expect(understood('Ballon gerade')).toBe('balloon even');
  for (const text of SENTENCES) expect(understood(shown(text))).toBe(text);
});

it('a card is called by what is printed on it', () => {
  const names = ['5', '☾8', '±3', '≈2', 'odd', 'even', 'odd/even', 'skip'].map((face) => cardName(sampleCard(face)));

  expect(names).toEqual([
    'floor 5',
    'night floor 8',
    'balloon 3',
    'balloon nearest, up to 2',
    'balloon odd',
    'balloon even',
    'balloon odd or even',
    'balloon skip',
  ]);
  expect(['5', '☾8', '±3', 'odd'].map((face) => isFloor(sampleCard(face)))).toEqual([true, true, false, false]);
  expect(printOf('☾8')).toEqual({ sort: 'night', number: '8' });
});
