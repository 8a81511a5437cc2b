// A QR code as rows of dark and light squares, so that a link can be scanned from the screen. The numbers are in `codewords.ts`.

import { codewords } from './codewords';

/** The squares of the picture: true is dark. */
export function qr(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const bare = new Grid(version);
  bare.patterns();
  const masked = MASKS.map((mask, at) => {
    const grid = bare.copy();
    grid.data(words, mask);
    grid.format(at);
    return grid.dark;
  });
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  dark: boolean[][];
  #fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = this.#rows();
    this.#fixed = this.#rows();
  }

  copy(): Grid {
    const grid = new Grid(this.version);
    grid.dark = this.dark.map((row) => [...row]);
    grid.#fixed = this.#fixed;
    return grid;
  }

  /** Everything that is the same in all codes of a version. */
  patterns(): void {
    for (let at = 0; at < this.size; at++) {
      this.#fix(at, 6, at % 2 === 0);
      this.#fix(6, at, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      this.#rings(x, y, 4, [0, 1, 3]);
    const places = this.#alignments();
    const last = places.length - 1;
    places.forEach((x, i) =>
      places.forEach((y, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) this.#rings(x, y, 2, [0, 2]);
      }),
    );
    this.format(0);
    this.#versionMarks();
  }

  /** The level of error correction (M) and the mask, twice. */
  format(mask: number): void {
    const bits = (withCheck(mask, 10, 0x537) ^ 0x5412) & 0x7fff;
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const along = at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at;
      this.#fix(8, along, dark);
      const across = at < 8 ? this.size - 1 - at : at < 9 ? 7 : 14 - at;
      this.#fix(across, 8, dark);
    }
    this.#fix(8, this.size - 8, true);
  }

  /** The codewords, in columns of two from the right, up and down. */
  data(words: number[], mask: (x: number, y: number) => boolean): void {
    let bit = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.dark[y];
          if (!row || this.#fixed[y]?.[x]) continue;
          const set = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          row[x] = set !== mask(x, y);
          bit += 1;
        }
      }
    }
  }

  #rows(): boolean[][] {
    return Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  #fix(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.#fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  #rings(x: number, y: number, reach: number, dark: number[]): void {
    for (let dx = -reach; dx <= reach; dx++) {
      for (let dy = -reach; dy <= reach; dy++) this.#fix(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  #alignments(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.ceil((this.size - 13) / (2 * count - 2)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, at) => this.size - 7 - (count - 2 - at) * step)];
  }

  #versionMarks(): void {
    if (this.version < 7) return;
    const bits = withCheck(this.version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#fix(far, near, dark);
      this.#fix(near, far, dark);
    }
  }
}

/** A number with check bits behind it. */
function withCheck(data: number, length: number, divisor: number): number {
  let rest = data;
  for (let round = 0; round < length; round++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (data << length) | rest;
}

/** How hard a picture is to read: long runs, blocks, patterns like those of the corners, too much dark or light. */
function penalty(dark: boolean[][]): number {
  const rows = dark.map((row) => row.map(Number).join(''));
  const columns = dark.map((_, x) => dark.map((row) => Number(row[x])).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  rows.slice(1).forEach((row, at) => {
    for (let x = 1; x < row.length; x++) {
      const square = (rows[at] ?? '').slice(x - 1, x + 1) + row.slice(x - 1, x + 1);
      if (square === '0000' || square === '1111') sum += 3;
    }
  });
  const share = rows.join('').replaceAll('0', '').length / (rows.length * rows.length);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
