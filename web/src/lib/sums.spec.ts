import { expect, test } from 'vitest';
import { finest, sumsSaid } from './sums';
import type { Announcement } from './wire';

const claim = (seat: number, text: string): Announcement =>
  ({ code: 'told.claimed', seat, sentence: text.split(/([a-z]{2,})/).map(part), details: {}, news: [] }) as never;
/** As the wire parts them: a word, and the numbers and signs between words. */
const part = (text: string): string | string[] => (/^[a-z]{2,}$/.test(text) ? [text] : text);

test.each([
  ['3 + 5 = 8, take 8', 1, 0],
  ['9 = 9, take 9', 0, 0],
  ['8 ² = 64, 6 + 4 = 10, take 10', 2, 1],
  ['9 + 3 = 12, floor 2', 1, 1],
  ['−2 = −2, take −2', 0, 0],
  ['2 − 7 = −5, take −5', 1, 0],
  ['1/2 + 1/4 = 3/4, build', 1, 0],
  ['1/2 of 8 = 4, take 4', 1, 0],
  ['3[9] × [2] = [7]8', 1, 1],
  ['discard 7', 0, 0],
  ['8 + 7g, building 15', 1, 1],
  ['(5 + 7g) squared is 144, 1 + 4 + 4 is 9, building 9', 2, 1],
  ['−1 × 5, building −5', 1, 0],
  ['cube root of 8000, building 20', 1, 1],
  ['(5 + 4 = 9), capture 9', 1, 0],
  ['9 and 9, capture 9', 0, 0],
  ['5 + 7, capture 12', 1, 1],
  ['9 and 5 + 4 and 7 + 2, capture 9', 2, 0],
  ['(6 and 6) × 2, building 12', 1, 1],
  ['3 and −2, capture 3', 0, 0],
])('%s', (text, count, large) => {
  expect(sumsSaid([claim(0, text), claim(1, '5 + 6 = 11, take 11')], [0])).toEqual({ count, large });
});

test('what is no longer known is not counted', () => {
  expect(sumsSaid(null, [0])).toBeNull();
});

test('the finest of as many sums are those over ten', () => {
  const said = ['8 + 2 = 10, floor 0', '7 + 8 = 15, floor 5', '0 + 4 = 4'].map((text) => claim(0, text));

  expect(finest(said, [0])).toBe(said[1]);
});

test('the finest sentence has most sums; of somebody who said none there is none', () => {
  const said = ['3 + 5 = 8, take 8', '1 + 1 = 2, 2 + 2 = 4, take 4', 'discard 7'].map((text) => claim(0, text));

  expect(finest([...said, claim(1, '1 + 1 = 2, 2 + 2 = 4, 4 + 4 = 8, take 8')], [0])).toBe(said[1]);
  expect(finest([claim(0, 'discard 7')], [0])).toBeUndefined();
});
