// Points as the table writes them: `3`, `−2`, `5/2`.

/** Points added up as fractions, so that halves stay exact: `3`, `−2`, `5/2`. Nothing at all is nothing. */
export function total(points: readonly string[]): string {
  if (!points.length) return '';
  const [above, below] = points.map(fraction).reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0, 1] as [number, number]);
  const shared = greatest(Math.abs(above), below);
  const text = below === shared ? `${Math.abs(above) / shared}` : `${Math.abs(above) / shared}/${below / shared}`;
  return above < 0 ? `−${text}` : text;
}

type Line = { item: string; seat: number; points: string };
/** An item of a score sheet with the points of every seat; empty where there are none. */
export type ItemRow = { item: string; points: string[] };

/** What lines of a score sheet come to for each seat: all of them, or those of one item. */
export function bySeat(lines: readonly Line[], seats: number, item?: string): string[] {
  const ofSeat = (seat: number): Line[] => lines.filter((line) => line.seat === seat && (item ?? line.item) === line.item);
  return Array.from({ length: seats }, (_, seat) => total(ofSeat(seat).map(({ points }) => points)));
}

function fraction(text: string): [above: number, below: number] {
  const [above = '0', below = '1'] = text.replace('−', '-').replaceAll(/\s/g, '').split('/');
  return [Number(above), Number(below)];
}

function greatest(one: number, other: number): number {
  return other ? greatest(other, one % other) : one || 1;
}
