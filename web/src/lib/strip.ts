// The sentence strip as data: what the player has chosen and said so far, with a blank wherever the player has not spoken yet.
// Each game makes its own strip; `parts/Strip.svelte` draws it. A blank is only ever filled by the player.

import { sayOr } from './language/language.svelte';

export type Bit<Piece, Slot> =
  | { kind: 'piece'; piece: Piece; text: string }
  | { kind: 'sign'; text: string }
  | { kind: 'blank'; slot: Slot; text: string; active: boolean }
  /** An earlier result, repeated as the player stated it. */
  | { kind: 'echo'; text: string }
  /** A word of the sentence, which is said in the language of the screen. */
  | { kind: 'word'; word: string };

/** A part of the sentence. `group` says what it belongs to; −1 for nothing in particular. */
export type Part<Piece, Slot> = { bits: Bit<Piece, Slot>[]; group: number };

/** The strip in one line, as it stands: where nothing has been said yet, nothing is. */
export function written(parts: readonly Part<{ text: string }, unknown>[]): string {
  const words = parts.map(({ bits }) =>
    bits.map((bit) => (bit.kind === 'word' ? sayOr(`word.${bit.word}`, bit.word) : bit.text)).filter(Boolean),
  );
  return words.map((part) => part.join(' ')).join(', ');
}

export const named = <Piece extends { text: string }>(piece: Piece) => ({ kind: 'piece', piece, text: piece.text }) as const;
export const sign = (text: string) => ({ kind: 'sign', text }) as const;
export const word = (text: string) => ({ kind: 'word', word: text }) as const;
