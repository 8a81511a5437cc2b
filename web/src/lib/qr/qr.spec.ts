import { expect, it } from 'vitest';
import { codewords } from './codewords';
import { qr } from './qr';

it('a short text takes the smallest square, a link a larger one', () => {
  expect(qr('A')).toHaveLength(21);
  expect(qr('https://cards.example/#/join/lemon-otter-window-drum')).toHaveLength(33);
  expect(() => qr('x'.repeat(400))).toThrow(RangeError);
});

it('a text is put into bytes with its mode, its length and its padding', () => {
  const { version, words } = codewords('Hello');

  expect(version).toBe(1);
  expect(words.slice(0, 8)).toEqual([0x40, 0x54, 0x86, 0x56, 0xc6, 0xc6, 0xf0, 0xec]);
  expect(words).toHaveLength(26);
});

it('every block is a multiple of the generator: all syndromes are zero', () => {
  const { words } = codewords('Sumdeck');
  let root = 1;
  for (let power = 0; power < 10; power++) {
    expect(words.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
    root = times(root, 2);
  }
});

it('has three finder patterns and the timing lines', () => {
  const dark = qr('Sumdeck');
  const row = (y: number, x: number): string =>
    (dark[y] ?? [])
      .slice(x, x + 7)
      .map(Number)
      .join('');

  expect([row(0, 0), row(0, 14), row(14, 0)]).toEqual(['1111111', '1111111', '1111111']);
  expect([row(1, 0), row(3, 0)]).toEqual(['1000001', '1011101']);
  expect((dark[6] ?? []).slice(6, 15).map(Number).join('')).toBe('101010101');
});

it('draws the same picture as when a scanner was last held to it', () => {
  const drawn = qr('Sumdeck').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

  expect(drawn).toEqual([
    '#######..#..#.#######',
    '#.....#.####..#.....#',
    '#.###.#.....#.#.###.#',
    '#.###.#..####.#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.....#..##.#.#.....#',
    '#######.#.#.#.#######',
    '.........#.##........',
    '#.#.#.#..#.#....#..#.',
    '###.##..#.#...##....#',
    '.#.#.##.#.#.#...#####',
    '.#......##....#.#...#',
    '.##.###.##..#.#.....#',
    '........##.#.#.##.#..',
    '#######..###.########',
    '#.....#....###..#...#',
    '#.###.#.####.##.#..##',
    '#.###.#..#....###..#.',
    '#.###.#.#.#.#..##.#.#',
    '#.....#...#...#....#.',
    '#######.##..#.###..##',
  ]);
});

/** Multiplication in the field with 256 elements, the slow way. */
function times(one: number, other: number): number {
  let [a, b, product] = [one, other, 0];
  while (b) {
    if (b & 1) product ^= a;
    a = a & 128 ? (a << 1) ^ 0x11d : a << 1;
    b >>= 1;
  }
  return product;
}
