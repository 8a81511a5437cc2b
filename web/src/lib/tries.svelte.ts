// Wrong claims made with the same cards. After the second a picture opens that helps to count; the answer is never shown.

import type { Draft } from './draft.svelte';
import { exercise, pictures, type Picture } from './picture';
import { cardsOf } from './turn/turn';
import type { Details } from './wire';

const PATIENCE = 2;

export class Tries {
  /** The pictures that are open now. */
  pictures = $state.raw<Picture[]>([]);
  #count = new Map<string, number>();

  /** Note a claim that was not true. */
  wrong(draft: Draft, code: string, details: Details): void {
    if (code !== 'sentence.wrong_result') return;
    const said = String(details['said'] ?? '');
    const cards = draft.typing ? (said.split('=')[0] ?? '') : cardsOf(draft.turn);
    const count = (this.#count.get(cards) ?? 0) + 1;
    this.#count.set(cards, count);
    if (count >= PATIENCE) this.#help(said);
  }

  clear(): void {
    this.#count.clear();
    this.pictures = [];
  }

  close(): void {
    this.pictures = [];
  }

  #help(said: string): void {
    const found = exercise(said);
    this.pictures = found ? pictures(found) : [];
  }
}
