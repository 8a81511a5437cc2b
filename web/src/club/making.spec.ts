import { expect, it } from 'vitest';
import { clubView, pupil } from '../dev/plans';
import { askedFor, playedBy } from './making';

it.each([
  [['2+10'], ['+10', '+2']],
  [['7×8'], ['×8', '×7']],
  [['12−5'], ['−5']],
  [['56÷8'], ['÷8']],
  [
    ['1+8', '1+9'],
    ['+8', '+9'],
  ],
  [['7+7'], ['+7']],
  [
    ['6+9', '2+2'],
    ['+9', '+6', '+2'],
  ],
  [['5−1'], ['−1']],
  [
    ['3+10', '6+9', '6+8'],
    ['+6', '+10', '+3', '+9', '+8'],
  ],
])('%s are practised with puzzles of %s', (facts, asked) => {
  expect(askedFor(facts)).toEqual(asked);
});

it.each([
  [
    ['3+10', '6+9', '6+8'],
    ['+6', '+9', '+8'],
  ],
  [['2+10'], ['+2']],
  [
    ['10+10', '3×10'],
    ['×10', '×3'],
  ],
])('who loses tens practises where a ten is crossed, never with ten: of %s %s', (facts, asked) => {
  expect(askedFor(facts, ['lost_ten'])).toEqual(asked);
});

it('who is one out counts, and with ten nobody counts', () => {
  expect(askedFor(['7+10', '1+8', '4+6'], ['off_by_one'])).toEqual(['+7', '+8', '+6', '+4']);
});

it('a child practises at the level they play', () => {
  const terms = { game: 'numero', options: { level: 'numbers-10' } };
  const played = (own: object): unknown => playedBy(clubView({ terms, entrants: [pupil(0, 'Mia', own)] }), 0);

  expect(played({})).toEqual({ game: 'numero', level: 'numbers-10' });
  expect(played({ level: 'full' })).toEqual({ game: 'numero', level: 'full' });
  expect(played({ game: 'mathino', level: 'basic' })).toEqual({ game: 'mathino', level: 'basic' });
});
