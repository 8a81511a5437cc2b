import { beforeEach, describe, expect, it } from 'vitest';
import { speakOf } from '../../lib/language/language.svelte';
import type { MathinoFace, Person, Said } from '../../lib/wire';
import { news, scored } from './news';
import { tongue } from './words';

const people = ['Mia', 'Dot'].map((name, seat) => ({ name, seat })) as Person[];
const before = { deck_number: 1, round: 6, won: [4, 2], sheet: [], outcome: null, last_round: true } as unknown as MathinoFace;
const points = { deck: 1, round: 6, seat: 0, item: 'cards', points: '5' };
const next: MathinoFace = { ...before, deck_number: 2, round: 1, won: [0, 0], sheet: [points], last_round: false };
const claim = (seat: number, text: string): Said => ({ n: seat, seat, code: 'told.claimed', text, details: {} });
const said = [claim(1, '5, capture 5'), claim(0, 'discard 4')];

beforeEach(() => speakOf(tongue));

describe('what the end of a round has brought', () => {
  it('is nothing while the round goes on', () => {
    expect(news(said, before, before, people)).toEqual([]);
  });

  it('is a penalty, and the next round', () => {
    const penalty = { deck: 1, round: 2, seat: 1, item: 'penalty', points: '−14' };
    const third = { ...before, round: 3, last_round: false, sheet: [penalty] };

    expect(news(said, { ...before, round: 2 }, third, people)).toEqual(['Dot −14: piles left behind', 'Deck 1, round 3']);
  });

  it('is the end of a deck, who gets what is left, and the points', () => {
    expect(news(said, before, next, people)).toEqual([
      'Deck 1 is over.',
      'Dot captured last and gets what is left on the table.',
      'Mia +5: gems on captured cards',
      'Deck 2, round 1',
    ]);
  });

  it('names nobody for what is left where no capture of this deck is sure to stand', () => {
    const voided: Said = { n: 3, seat: null, code: 'told.voided', text: '', details: {} };

    expect(news([...said, voided], before, next, people).join()).not.toContain('captured last');
    expect(news(said, { ...before, won: [0, 0] }, next, people).join()).not.toContain('captured last');
  });
});

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
