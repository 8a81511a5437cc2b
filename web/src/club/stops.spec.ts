import { expect, it } from 'vitest';
import { knockout, sheet } from '../dev/plans';
import { drawBracket } from './bracket';
import { stopsOf } from './stops';

const words = { seat: () => '', round: () => '', side: () => '', bye: '' };
const drawn = (count: number) => drawBracket(knockout(count), sheet(knockout(count)), words);

it('a picture that fits has one page', () => {
  const small = drawn(4);

  expect(stopsOf(small, 1, small.width, small.height)).toEqual([{ left: 0, top: 0 }]);
  expect(stopsOf(small, 1, 0, 0)).toEqual([{ left: 0, top: 0 }]);
});

it.each([
  [64, 0.85, 1880, 820],
  [64, 1, 1240, 560],
  [16, 1.3, 700, 500],
  [128, 0.85, 330, 300],
])('every game of %i stands whole on some page, at %f on %i × %i', (count, scale, width, height) => {
  const drawing = drawn(count);
  const stops = stopsOf(drawing, scale, width, height);

  const whole = drawing.marks.filter((mark) =>
    stops.some(
      ({ left, top }) =>
        mark.kind === 'box' &&
        mark.x * scale >= left &&
        (mark.x + mark.width) * scale <= left + width &&
        mark.y * scale >= top &&
        (mark.y + mark.height) * scale <= top + height,
    ),
  );
  expect(whole).toHaveLength(count - 1);
});

it('pages go to the right before they go down, and none is empty', () => {
  const drawing = drawn(64);
  const stops = stopsOf(drawing, 1, 1240, 560);
  const rows = [...new Set(stops.map(({ top }) => top))];

  expect(new Set(stops.map(({ left }) => left)).size).toBeGreaterThan(1);
  expect(stops).toEqual(stops.toSorted((one, other) => one.top - other.top || one.left - other.left));
  expect(rows.length).toBeGreaterThan(1);
  expect(stopsOf({ ...drawing, height: 9 * drawing.height }, 1, 1240, 560)).toHaveLength(stops.length);
});
