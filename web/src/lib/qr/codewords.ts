// A text as the codewords of a QR code (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 10.

/** For each version: all codewords, check codewords in a block, blocks. */
const VERSIONS: readonly [all: number, check: number, blocks: number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];

/** The codewords in the order in which they are drawn, and the version they need. */
export function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex(([all, check, blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= all - check * blocks);
  const chosen = VERSIONS[version - 1];
  if (!chosen) throw new RangeError(`a text of ${bytes.length} bytes is too long`);
  return { version, words: interleaved(padded(bytes, version, chosen[0] - chosen[1] * chosen[2]), chosen) };
}

function padded(bytes: number[], version: number, room: number): number[] {
  const length = bytes.length;
  const header = version < 10 ? [length] : [length >> 8, length & 255];
  // The mode takes half a byte, so everything after it is shifted by half a byte.
  const halves = [4, ...[...header, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: halves.length / 2 }, (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0));
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

function interleaved(data: number[], [, check, blocks]: readonly [number, number, number]): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const start = at * short + Math.max(0, at - (blocks - longer));
    return data.slice(start, start + short + (at >= blocks - longer ? 1 : 0));
  });
  const checks = parts.map((part) => remainder(part, check));
  const column = (rows: number[][], at: number): number[] => rows.flatMap((row) => (at < row.length ? [row[at] ?? 0] : []));
  return [
    ...Array.from({ length: short + 1 }, (_, at) => column(parts, at)).flat(),
    ...Array.from({ length: check }, (_, at) => column(checks, at)).flat(),
  ];
}

/** Reed–Solomon: what is left when the data is divided by the generator of this degree. */
function remainder(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor)));
  }
  return rest;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

/** Multiplication in the field with 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}
