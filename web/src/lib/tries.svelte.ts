// Wrong claims made with the same cards. After the second a picture opens that helps to count; the answer is never shown.

import { exercise, pictures, type Picture } from './picture';
import type { Details } from './wire';

const PATIENCE = 2;

/** The aids that a table allows, and the pictures that each of them opens. */
const AIDS: { [aid: string]: readonly Picture['kind'][] } = { 'number-line': ['line'], 'ten-frame': ['frame', 'rows'] };

export class Tries {
  /** The pictures that are open now. */
  pictures = $state.raw<Picture[]>([]);
  #count = new Map<string, number>();

  /** Note a claim that was not true, made with these cards. A seat that likes help gets its picture at once. */
  wrong(cards: string, details: Details, aids: readonly string[], helped: boolean): void {
    const said = String(details['said'] ?? '');
    const same = cards || (said.split('=')[0] ?? '');
    const count = (this.#count.get(same) ?? 0) + 1;
    this.#count.set(same, count);
    if (helped || count >= PATIENCE) this.#help(said, aids);
  }

  /** A number line, for whoever asks for one. */
  ask(): void {
    this.pictures = [{ kind: 'line', start: 0, to: 20 }];
  }

  clear(): void {
    this.#count.clear();
    this.pictures = [];
  }

  close(): void {
    this.pictures = [];
  }

  #help(said: string, aids: readonly string[]): void {
    const found = exercise(said);
    const allowed = aids.flatMap((aid) => AIDS[aid] ?? []);
    this.pictures = found ? pictures(found).filter((picture) => allowed.includes(picture.kind)) : [];
  }
}
