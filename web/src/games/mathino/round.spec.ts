import { beforeEach, describe, expect, it } from 'vitest';
import { speakOf } from '../../lib/language/language.svelte';
import type { MathinoView } from '../../lib/wire';
import { roundOver } from './round';
import { tongue } from './words';

const line = { deck: 1, round: 6, seat: 0, item: 'cards', points: '5' };
const penalty = { ...line, seat: 1, item: 'penalty', points: '−14' };
const view = { deck_number: 2, round: 1, totals: ['19/3', '−14'], sheet: [] } as unknown as MathinoView;

beforeEach(() => speakOf(tongue));

describe('the card at the end of a round', () => {
  it('has what a deck has brought to each, item by item', () => {
    const sheet = [line, { ...line, item: 'most', points: '4/3' }, penalty];

    expect(roundOver({ ...view, sheet })).toEqual({
      name: '2 1',
      title: 'Deck 1 is over.',
      seats: [
        { items: ['gems on captured cards +5', 'most cards +4/3'], total: '19/3', best: false },
        { items: ['built piles nobody captured −14'], total: '−14', best: false },
      ],
    });
  });

  it('tells of a penalty amid a deck, and of nothing where nothing was written down', () => {
    expect(roundOver({ ...view, deck_number: 1, round: 7, sheet: [penalty] })?.title).toBe('Round 6 is over.');
    expect(roundOver({ ...view, deck_number: 1, round: 8, sheet: [penalty] })).toBeNull();
  });
});
