// Keys that nobody can guess. `crypto.randomUUID` would be shorter, but browsers have it only where a page came by HTTPS, and at home
// it comes from the computer in the next room.

/** 192 bits by chance, in letters that every message can carry. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
