// What is sent to the table: the whole formula as the player has laid it, new cards in brackets. The table reads it and judges it.

import type { Exercise } from '../../../lib/picture';
import { AREAS, isNew, visible, type Piece, type Turn } from './turn';

/** `[8] × [8] = 6[4]`; a joker as `J7`. */
export function sentence(turn: Turn): string {
  const [left, right, answer] = AREAS.map((area) => turn.numbers[area].map(said).join(''));
  return `${left} ${turn.symbol} ${right} = ${answer}`;
}

function said(piece: Piece): string {
  const text = piece.card.wild ? `J${piece.digit}` : piece.digit;
  return isNew(piece) ? `[${text}]` : text;
}

export type Missing = 'nothing' | 'card' | 'symbol' | 'number' | 'joker';

/** What the player has still to say before there is a formula to send; null when there is nothing. No rule is asked here. */
export function missing(turn: Turn): Missing | null {
  const cards = visible(turn);
  if (turn.symbol === '') return 'symbol';
  if (AREAS.some((area) => turn.numbers[area].length === 0)) return 'number';
  if (cards.some((piece) => piece.digit === '')) return 'joker';
  // Without a card of one's own the table would have to guess which are new.
  return cards.some(isNew) ? null : 'card';
}

/** The two numbers and the symbol, as something to count; never the answer. */
export function asExercise(turn: Turn): Exercise | null {
  const sign = (['+', '−', '×', '÷'] as const).find((one) => one === turn.symbol);
  const numbers = [turn.numbers.left, turn.numbers.right];
  if (!sign || numbers.some((number) => number.length === 0 || number.some((piece) => piece.digit === ''))) return null;
  return { terms: numbers.map((number) => Number(number.map((piece) => piece.digit).join(''))), sign };
}
