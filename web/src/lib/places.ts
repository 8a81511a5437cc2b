// Where things lie on a table: what stays, stays where it is; what comes takes a place that has become free, else a new one.

/** So many places there may be with a free one among them, and so many free ones: beyond that, what is left moves together. */
const [MOST, MOST_FREE] = [8, 3];

/** The keys in their places, with '' for a free one. What has come fills those first that have just become free, then the middle.
    As many as `least` are there always, so that not even a deck beside them moves. */
export function settle(before: readonly string[], keys: readonly string[], least = 0): string[] {
  if (!before.length) return among(keys, least);
  const places = before.map((key) => (keys.includes(key) ? key : ''));
  const wasFree = (at: number): number => Number(before[at] === '');
  const aside = (at: number): number => Math.abs(at - (places.length - 1) / 2);
  const free = [...places.keys()]
    .filter((at) => !places[at])
    .sort((one, other) => wasFree(one) - wasFree(other) || aside(one) - aside(other));
  for (const key of keys) if (!before.includes(key)) places[free.shift() ?? places.length] = key;
  const spare = places.length > least && (free.length > MOST_FREE || !keys.length);
  return places.length > MOST || spare ? among(places.filter(Boolean), least) : places;
}

/** These in the middle of so many places. */
function among(keys: readonly string[], least: number): string[] {
  const spare = Math.max(0, least - keys.length);
  const before = Math.floor(spare / 2);
  return [...Array<string>(before).fill(''), ...keys, ...Array<string>(spare - before).fill('')];
}

/** Somebody who remembers where things lay. */
export function settler(least = 0): (keys: readonly string[]) => string[] {
  let places: string[] = [];
  return (keys) => (places = settle(places, keys, least));
}
