// A turn in the making, as a value: the formula as the player has laid it so far. How cards are laid is in `laying.ts`, how the
// formula is said in `sentence.ts`. Nothing in this folder adds up, checks, compares or knows a rule: finding a true formula is
// the game, and judging it is the table's part.

import type { FormulaCard, FormulaView } from '../../../lib/wire';

export const AREAS = ['left', 'right', 'answer'] as const;
export type Area = (typeof AREAS)[number];

/** A card, by where it lay when the turn began. */
export type Piece = {
  zone: Area | 'hand';
  at: number;
  card: FormulaCard;
  /** What it stands for; empty for a joker that is still to be named. */
  digit: string;
  /** The card of the table that it was laid on. */
  over: Piece | null;
};

/** A place in a number: before its first card, or behind so many of them. */
export type Place = { area: Area; at: number };

export type Turn = {
  numbers: { [area in Area]: Piece[] };
  /** Cards of the table that were slipped under the others. */
  under: Piece[];
  symbol: string;
  /** A card of the hand between the fingers. */
  held: Piece | null;
  /** The place that waits for the next card of the hand. */
  place: Place | null;
  /** The joker that the player wants to name anew; null leaves it to the first without a name. */
  renamed: Piece | null;
};

/** The formula as it lies. */
export function laidOut(view: FormulaView): Turn {
  const pieces = (area: Area): Piece[] => view[area].map((card, at) => piece(area, at, card));
  const numbers = { left: pieces('left'), right: pieces('right'), answer: pieces('answer') };
  return { numbers, under: [], symbol: view.symbol, held: null, place: null, renamed: null };
}

export function handPiece({ hand }: FormulaView, at: number): Piece | null {
  const card = hand?.[at];
  return card ? piece('hand', at, card) : null;
}

function piece(zone: Piece['zone'], at: number, card: FormulaCard): Piece {
  return { zone, at, card, digit: card.digit, over: null };
}

export function same(one: Piece | null, other: Piece | null): boolean {
  return one !== null && other !== null && one.zone === other.zone && one.at === other.at;
}

/** Every card of the formula that can be seen, from left to right. */
export function visible(turn: Turn): Piece[] {
  return AREAS.flatMap((area) => turn.numbers[area]);
}

export function placeOf(turn: Turn, piece: Piece): Place | null {
  for (const area of AREAS) {
    const at = turn.numbers[area].findIndex((one) => same(one, piece));
    if (at >= 0) return { area, at };
  }
  return null;
}

/** A card of the hand is new; all others lay there before. */
export function isNew(piece: Piece): boolean {
  return piece.zone === 'hand';
}

/** Whether it is for this player to say what the card stands for: a joker of the hand, or one among the start cards. */
export function isNamed(piece: Piece): boolean {
  return piece.card.wild && piece.card.digit === '';
}

/** The joker that is asked about now. */
export function asked(turn: Turn): Piece | null {
  const jokers = visible(turn).filter(isNamed);
  return jokers.find((joker) => same(joker, turn.renamed)) ?? jokers.find((joker) => joker.digit === '') ?? null;
}
