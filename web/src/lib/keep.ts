// What this device remembers between visits. Browsers may refuse to remember; then nothing is kept, and nothing breaks.

const PREFIX = 'sumdeck.';

/** What was kept under a name, if it still looks as it should. */
export function recall<T>(name: string, fallback: T, fits: (found: unknown) => found is T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return fits(found) ? found : fallback;
  } catch {
    return fallback;
  }
}

export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(what));
  } catch {
    // A private window, or a full disk: this visit works all the same.
  }
}

export function isRecord(found: unknown): found is { [name: string]: unknown } {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
