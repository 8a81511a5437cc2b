import { expect, it } from 'vitest';
import { digitSums } from './tables';

it.each([
  [9, [9]],
  [10, [10, 1]],
  [99, [99, 18, 9]],
  [199, [199, 19, 10, 1]],
  [2197, [2197, 19, 10, 1]],
])('the digits of %i are added until one is left', (number, sums) => {
  expect(digitSums(number)).toEqual(sums);
});
