// Where things lie on a table: what stays, stays where it is; what comes takes a place that has become free, else a new one.

/** So many places there may be with a free one among them, and so many free ones: beyond that, what is left moves together. */
const [MOST, MOST_FREE] = [8, 3];

/** The keys in their places, with '' for a free one. What has come fills those first that have just become free. */
export function settle(before: readonly string[], keys: readonly string[]): string[] {
  const places = before.map((key) => (keys.includes(key) ? key : ''));
  const wasFree = (at: number): number => Number(before[at] === '');
  const free = [...places.keys()].filter((at) => !places[at]).sort((one, other) => wasFree(one) - wasFree(other) || one - other);
  for (const key of keys) if (!before.includes(key)) places[free.shift() ?? places.length] = key;
  const together = places.length > MOST || free.length > MOST_FREE || !keys.length;
  return together ? places.filter(Boolean) : places;
}

/** Somebody who remembers where things lay. */
export function settler(): (keys: readonly string[]) => string[] {
  let places: string[] = [];
  return (keys) => (places = settle(places, keys));
}
