import { expect, test } from 'vitest';
import { grids } from './grid';

const seen = (name: string, said = 1, wrong = 0, missed = 0) => ({ name, said, wrong, missed });

test('each fact stands in its row and column', () => {
  const [sums, differences, , quotients] = grids([seen('2+3'), seen('3−1'), seen('2×2'), seen('12÷4')]);

  expect(sums?.heads).toEqual([0, 1, 2, 3]);
  expect(sums?.rows.map(({ head, cells }) => [head, cells.findIndex(Boolean)])).toEqual([[2, 3]]);
  expect(differences?.rows.map(({ head, cells }) => [head, cells.findIndex(Boolean)])).toEqual([[3, 1]]);
  expect(quotients?.rows.map(({ head, cells }) => [head, cells.findIndex(Boolean)])).toEqual([[4, 3]]);
});

test('operations that nobody has used have no map', () => {
  expect(grids([seen('2×7', 0, 0, 1)]).map(({ sign }) => sign)).toEqual(['×']);
  expect(grids([])).toEqual([]);
});
