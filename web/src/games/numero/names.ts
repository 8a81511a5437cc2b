// What the cards and piles of Numero are called, and which card lies where.

import { cardName } from '../../lib/cards';
import type { Card, NumeroView, Pile } from '../../lib/wire';
import type { Piece } from './turn/turn';
import { say } from './words';

export function pileName(pile: Pile): string {
  const [only] = pile.cards;
  if (!pile.built && only) return cardName(only);
  return say('card.build', { value: pile.value, count: pile.cards.length });
}

/** A pile as people call it: `10`, or `10a` where there are several. */
export function plainName(name: string): string {
  return name.replace(/[[\]]/g, '');
}

/** The card of a piece; none for a build, which is several. */
export function cardAt(view: NumeroView, { zone, at }: Piece): Card | undefined {
  if (zone !== 'centre') return (zone === 'loose' ? view.loose : view.hand)?.[at];
  const pile = view.centre[at];
  return pile?.built ? undefined : pile?.cards[0];
}

/** What a piece is called: a card, or a pile with its value. */
export function pieceName(view: NumeroView, piece: Piece): string {
  const pile = piece.zone === 'centre' ? view.centre[piece.at] : undefined;
  if (pile) return pileName(pile);
  const card = cardAt(view, piece);
  return card ? cardName(card) : '';
}
