import { expect, it } from 'vitest';
import { byItem, byTurn } from './sheet';
import type { SheetLine } from '../../lib/wire';

const line = (turn: number, seat: number, item: string, points: string): SheetLine => ({ turn, seat, take: 0, item, points });
const sheet = [
  line(2, 0, '1', '1'),
  line(2, 0, '1', '1'),
  line(2, 0, '2', '5'),
  line(3, 1, '2', '2'),
  line(3, 1, '10', '5'),
  line(4, 0, 'left_cards', '−2'),
];

it('says what each item has brought to each player', () => {
  expect(byItem(sheet, 2)).toEqual([
    { item: '1', points: ['2', ''] },
    { item: '2', points: ['5', '2'] },
    { item: '10', points: ['', '5'] },
    { item: 'left_cards', points: ['−2', ''] },
  ]);
});

it('says what happened turn by turn', () => {
  expect(byTurn(sheet).map(({ turn, seat, sum }) => [turn, seat, sum])).toEqual([
    [2, 0, '7'],
    [3, 1, '7'],
    [4, 0, '−2'],
  ]);
});
