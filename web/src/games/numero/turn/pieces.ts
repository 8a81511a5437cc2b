// The cards of a view as pieces that can be put together.

import type { NumeroView } from '../../../lib/wire';
import type { Piece } from './turn';

export function centrePiece(view: NumeroView, at: number): Piece {
  const pile = view.centre[at];
  if (!pile) throw new RangeError(`the centre has no place ${at}`);
  return { zone: 'centre', at, name: pile.name, text: pile.value, wild: false };
}

/** A wild card of the centre. Where a like one is in the hand, `@` says that the one on the table is meant. */
export function loosePiece(view: NumeroView, at: number): Piece {
  const card = view.loose[at];
  if (!card) throw new RangeError(`no loose card ${at}`);
  const twin = view.hand?.some((held) => held.say === card.say) ?? false;
  return { zone: 'loose', at, name: (twin ? '@' : '') + card.say, text: card.text, wild: true };
}

export function handPiece(view: NumeroView, at: number): Piece {
  const card = view.hand?.[at];
  if (!card) throw new RangeError(`the hand has no card ${at}`);
  return { zone: 'hand', at, name: card.say, text: card.text, wild: card.wild };
}

/** Every card and pile that can be chosen. */
export function piecesIn(view: NumeroView): Piece[] {
  return [
    ...view.centre.map((_, at) => centrePiece(view, at)),
    ...view.loose.map((_, at) => loosePiece(view, at)),
    ...(view.hand ?? []).map((_, at) => handPiece(view, at)),
  ];
}

/** The card or pile at a place like `centre 3`. */
export function pieceAt(view: NumeroView, place: string): Piece {
  const [zone, at] = place.split(' ');
  if (zone === 'centre') return centrePiece(view, Number(at));
  return zone === 'loose' ? loosePiece(view, Number(at)) : handPiece(view, Number(at));
}
