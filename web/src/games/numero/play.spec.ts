import { expect, test } from 'vitest';
import { speakOf } from '../../lib/language/language.svelte';
import { announcements } from '../../lib/live.svelte';
import type { Speaker } from '../../lib/speaker';
import type { NumeroView } from '../../lib/wire';
import { NumeroPlay } from './play.svelte';
import { choose } from './turn/handling';
import type { Piece } from './turn/turn';
import { tongue } from './words';

const signsAt = (level: string, any_sign: boolean): string =>
  new NumeroPlay({ view: { family: 'numero', level, any_sign } as NumeroView } as Speaker).signs;

test('signs beyond plus are there where the cards have them, or where piles are joined with any sign', () => {
  expect(signsAt('numbers-10', false)).toBe('');
  expect(signsAt('subtraction', false)).toBe('−');
  expect(signsAt('numbers-10', true)).toBe('−×÷');
  expect(signsAt('times-divide', false)).toBe('−×÷');
});

test('a sentence that is put together with keys is heard as it stands, and nothing is heard where nothing has changed', async () => {
  await speakOf(tongue);
  const view = { family: 'numero', level: 'numbers-10', hand: [], loose: [], centre: [] } as unknown as NumeroView;
  const play = new NumeroPlay({ view, myTurn: true, objection: null } as unknown as Speaker);
  const [four, eight] = ['4', '8'].map((text, at): Piece => ({
    zone: at ? 'hand' : 'centre',
    at: 0,
    name: text,
    text,
    wild: false,
  }));
  play.draft.handle((turn) => choose(choose(turn, four!), eight!));
  const table = document.createElement('main');
  const heard = (key: string): string | undefined => {
    const before = announcements().at(-1);
    play.key(new KeyboardEvent('keydown', { key }), table);
    const last = announcements().at(-1);
    return last === before ? undefined : last?.text;
  };

  expect(['+', '1', '2', 'Backspace', 'q'].map(heard)).toEqual([
    'build 4 plus 8 makes',
    'build 4 plus 8 makes 1',
    'build 4 plus 8 makes 12',
    'build 4 plus 8 makes 1',
    undefined,
  ]);
});
