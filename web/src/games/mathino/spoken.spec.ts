import { beforeEach, describe, expect, it } from 'vitest';
import de from '../../words/de/pages.json';
import { notation } from '../../dev/notation';
import { shown, speakOf, useWords } from '../../lib/language/language.svelte';
import { retold, spoken } from '../../lib/spoken';
import { unlettered } from '../../lib/sums';
import { speakOfSuits, tongue } from './words';

beforeEach(async () => {
  speakOfSuits(false);
  await speakOf(tongue);
});

describe('a sentence of Mathino for the ear', () => {
  it.each([
    ['5 − 12, building −7', '5 minus 12, building negative 7'],
    ['5 and −5, capture 5', '5 and negative 5, capture 5'],
    ['8 × −3, building −24', '8 times negative 3, building negative 24'],
    ['(5 + 4) − 9, building 0', '(5 plus 4) minus 9, building 0'],
    ['7g + 3, building 10', 'golden 7 plus 3, building 10'],
    ['[10]b ÷ 5 = 2', 'the second pile worth 10 divided by 5 makes 2'],
    ['[9]a', 'the first pile worth 9'],
    ['[9]', 'the pile worth 9'],
    ['1234…6789 + 1, building 1234…6790', '1234 and so on until 6789 plus 1, building 1234 and so on until 6790'],
  ])('%s', (said, heard) => {
    expect(spoken(notation(said))).toBe(heard);
  });

  it('names a pile without its letter where only its sum is remembered', () => {
    expect(retold(unlettered(notation('[10]a + 1, building 11')))).toBe('10 + 1, building 11');
  });

  it('calls a golden card so for the eye as well, where somebody else has said it', () => {
    expect(retold(notation('7g + 3, building 10'))).toBe('golden 7 + 3, building 10');
    expect(shown(notation('7g + 3, building 10'))).toBe('7g + 3, building 10');
  });

  it('names colours where the very young play', () => {
    speakOfSuits(true);

    expect(spoken(notation('3g and 9g, capture 5g by colour'))).toBe('green 5 captures green 3 and green 9 by colour');
    expect(spoken(notation('discard 4h'))).toBe('discard 4 of hearts');
  });
});

describe('in German', () => {
  beforeEach(async () => {
    useWords('de', de);
    await speakOf(tongue);
  });

  it.each([
    ['1 + 4, building 5', '1 + 4, baue 5'],
    ['8 squared with 2 is 64, digit sum 10, building 10', '8 quadriert mit 2 ist 64, als Quersumme 10, baue 10'],
    ['cube root of 8 with 3, building 2', 'dritte Wurzel aus 8 mit 3, baue 2'],
    ['matching 7', 'dazu 7'],
    ['stack 8 8', 'staple 8 8'],
    ['5 and −5, capture 5', '5 und −5, erobere 5'],
    ['9b, capture 5b by colour', '9b, erobere 5b nach Farbe'],
    ['time is up, discard 4', 'Zeit ist um, leg 4'],
  ])('%s is shown as %s', (said, german) => {
    expect(shown(notation(said))).toBe(german);
  });
});
