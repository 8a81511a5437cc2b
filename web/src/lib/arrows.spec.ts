import { expect, it } from 'vitest';
import { nextBox } from './arrows';

//  0   1   2
//    3   4
const boxes = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 6, y: 20 },
  { x: 16, y: 20 },
];
const go = (from: number, key: string): number => nextBox(boxes[from] ?? { x: 0, y: 0 }, boxes, key);

it('left and right stay in the row', () => {
  expect(go(0, 'ArrowRight')).toBe(1);
  expect(go(2, 'ArrowLeft')).toBe(1);
  expect(go(3, 'ArrowRight')).toBe(4);
});

it('up and down go to the nearest of the other row', () => {
  expect(go(1, 'ArrowDown')).toBe(3);
  expect(go(2, 'ArrowDown')).toBe(4);
  expect(go(4, 'ArrowUp')).toBe(2);
});

it('nothing lies beyond the edge', () => {
  expect(go(0, 'ArrowLeft')).toBe(-1);
  expect(go(3, 'ArrowDown')).toBe(-1);
  expect(go(0, 'Enter')).toBe(-1);
});
