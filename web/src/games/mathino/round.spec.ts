import { beforeEach, describe, expect, it } from 'vitest';
import { speakOf } from '../../lib/language/language.svelte';
import type { MathinoView } from '../../lib/wire';
import { scored } from './scored';
import { tongue } from './words';

const before = { deck_number: 1, round: 6, won: [4, 2], sheet: [], outcome: null, last_round: true } as unknown as MathinoView;
const points = { deck: 1, round: 6, seat: 0, item: 'cards', points: '5' };
const next: MathinoView = { ...before, deck_number: 2, round: 1, won: [0, 0], sheet: [points], last_round: false };

beforeEach(() => speakOf(tongue));

describe('what stands above the table', () => {
  const most = { ...points, item: 'most', points: '4/3' };

  it('is one line after a deck: what it has brought to each', () => {
    expect(scored({ ...next, sheet: [points, most, { ...most, seat: 1 }] }, ['you', 'Dot'])).toEqual([
      'Deck 1 is over. you +19/3, Dot +4/3',
    ]);
  });

  it('names a penalty apart, also in the last round', () => {
    const penalty = { ...points, seat: 1, item: 'penalty', points: '−14' };

    expect(scored({ ...next, sheet: [penalty, points] }, ['you', 'Dot'])).toEqual([
      'Deck 1 is over. you +5',
      'Dot −14: piles left behind',
    ]);
    expect(scored({ ...next, deck_number: 1, round: 2, sheet: [{ ...penalty, round: 1 }] }, ['you', 'Dot'])).toEqual([
      'Dot −14: piles left behind',
    ]);
  });
});
