import { expect, it } from 'vitest';
import { byDeck } from './sheet';
import type { MathinoLine } from '../../lib/wire';

const line = (deck: number, round: number, seat: number, item: string, points: string): MathinoLine => ({
  deck,
  round,
  seat,
  item,
  points,
});

it('tells each deck for itself, gems first and what was left behind last', () => {
  const sheet = [
    line(1, 2, 1, 'penalty', '−14'),
    line(1, 3, 1, 'penalty', '−14'),
    line(1, 3, 0, 'cards', '5'),
    line(1, 3, 1, 'cards', '4'),
    line(1, 3, 0, 'most', '4'),
    line(2, 1, 0, 'penalty', '−14'),
  ];

  expect(byDeck(sheet, 2)).toEqual([
    {
      deck: 1,
      rows: [
        { item: 'cards', points: ['5', '4'] },
        { item: 'most', points: ['4', ''] },
        { item: 'penalty', points: ['', '−28'] },
      ],
      sums: ['9', '−24'],
    },
    { deck: 2, rows: [{ item: 'penalty', points: ['−14', ''] }], sums: ['−14', ''] },
  ]);
});

it('keeps thirds exact', () => {
  const sheet = [line(1, 3, 0, 'cards', '1'), line(1, 3, 0, 'most', '4/3'), line(1, 3, 1, 'most', '4/3')];

  expect(byDeck(sheet, 3)[0]?.sums).toEqual(['7/3', '4/3', '']);
});
