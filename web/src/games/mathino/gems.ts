// A gem, which stands for a point: its outline and its cut, drawn in a box of ten by ten.

export const GEM = 'M2.2 0.9h5.6L10 4 5 9.6 0 4z';
export const CUT = 'M0 4h10M2.2 0.9L3.3 4 5 0.9 6.7 4 7.8 0.9M3.3 4L5 9.6 6.7 4';

/** What points are worth, as far as gems can show it: `28/3` is nine and a third. */
export function worthOf(points: string): number {
  const [above = 0, below = 1] = points.split('/').map(Number);
  return Math.max(0, above / below) || 0;
}
