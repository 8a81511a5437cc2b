// The sentence strip as data: what the player has chosen and said so far, with a blank wherever the player has not spoken yet.
// Each game makes its own strip; `parts/Strip.svelte` draws it. A blank is only ever filled by the player.

import { sayOr } from './language/language.svelte';
import { announce } from './live.svelte';
import { spoken } from './spoken';

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

/** A sentence that is put together with keys is heard as it stands: what has the keys then is no line that a screen reader follows. */
export function readOut(act: () => void, parts: () => readonly Part<unknown, unknown>[]): void {
  const before = written(parts());
  act();
  const after = written(parts());
  if (after !== before) announce(spoken([after]));
}

/** The strip in one line: where nothing has been said yet, nothing is; an arrow is for the eye. */
function written(parts: readonly Part<unknown, unknown>[]): string {
  const words = parts.map(({ bits }) =>
    bits
      .map((bit) => (bit.kind === 'word' ? sayOr(`word.${bit.word}`, bit.word) : bit.text))
      .filter((text) => text && text !== '→'),
  );
  return words.map((part) => part.join(' ')).join(', ');
}

export const named = <Piece extends { text: string }>(piece: Piece) => ({ kind: 'piece', piece, text: piece.text }) as const;
export const sign = (text: string) => ({ kind: 'sign', text }) as const;
export const word = (text: string) => ({ kind: 'word', word: text }) as const;
