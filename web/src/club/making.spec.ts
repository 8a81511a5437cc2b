import { expect, it } from 'vitest';
import { clubView, pupil } from '../dev/plans';
import { askedFor, playedBy } from './making';

it.each([
  ['2+10', '+10'],
  ['7×8', '×8'],
  ['12−5', '−5'],
  ['56÷8', '÷8'],
])('%s is practised with puzzles of %s', (fact, asked) => {
  expect(askedFor(fact)).toBe(asked);
});

it('a child practises at the level they play', () => {
  const terms = { game: 'numero', options: { level: 'numbers-10' } };
  const played = (own: object): unknown => playedBy(clubView({ terms, entrants: [pupil(0, 'Mia', own)] }), 0);

  expect(played({})).toEqual({ game: 'numero', level: 'numbers-10' });
  expect(played({ level: 'full' })).toEqual({ game: 'numero', level: 'full' });
  expect(played({ game: 'mathino', level: 'basic' })).toEqual({ game: 'mathino', level: 'basic' });
});
