import { beforeEach, expect, it } from 'vitest';
import { sampleCard } from '../../lib/cards';
import { notation } from '../../dev/notation';
import { shown, speak, speakOf } from '../../lib/language/language.svelte';
import { spoken } from '../../lib/spoken';
import { cardName, isFloor, printOf } from './names';
import { tongue } from './words';

beforeEach(() => speakOf(tongue));

it('a jump is read aloud as it is said', () => {
  expect(spoken(notation('night 9 + 2 = 11, floor 1'))).toBe('night 9 plus 2 makes 11, floor 1');
  expect(spoken(notation('7 is odd'))).toBe('7 is odd');
  expect(spoken(notation('5 on 4'))).toBe('5 on 4');
});

it('the same number makes nothing, but a sum does', () => {
  expect(spoken(notation('5 = 5'))).toBe('5, the same');
  expect(spoken(notation('0 + 5 = 5'))).toBe('0 plus 5 makes 5');
  expect(spoken(notation('10 − 5 = 5'))).toBe('10 minus 5 makes 5');
});

it('in German every word is German', async () => {
  await speak('de');

  expect(shown(notation('night 9 + 2 = 11, floor 1'))).toBe('Nacht 9 + 2 = 11, Stock 1');
  expect(shown(notation('5 on 4'))).toBe('5 auf 4');
  expect(shown(notation('go on'))).toBe('spielt weiter');
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
