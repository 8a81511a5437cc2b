// What has changed between two pieces of JSON, as `sumdeck/server/clubs/broadcast.py` tells it: `[value]` takes the place of what was
// there; an object says what has changed inside, by the names of fields or the places of items.

export type Patch = [unknown] | { [name: string]: Patch };

/** The newer piece, made from the older one, which stays as it is. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  // `length` is a name like any other: to set it makes a list longer or shorter.
  const after = (Array.isArray(before) ? [...before] : { ...before }) as { [name: string]: unknown };
  for (const [name, inside] of Object.entries(patch)) after[name] = patched(after[name], inside);
  return after as T;
}
