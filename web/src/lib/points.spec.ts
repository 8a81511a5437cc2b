import { expect, it } from 'vitest';
import { total } from './points';

it.each([
  [[], ''],
  [['0'], '0'],
  [['3', '−5'], '−2'],
  [['5/2', '1'], '7/2'],
  [['1/2', '1/2'], '1'],
])('%j make %s', (points, sum) => {
  expect(total(points)).toBe(sum);
});
