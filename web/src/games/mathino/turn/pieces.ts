// The cards and piles of a view as pieces that can be put together.

import type { MathinoView } from '../../../lib/wire';
import type { Piece } from './turn';

export function tablePiece(view: MathinoView, at: number): Piece {
  const pile = view.table[at];
  if (!pile) throw new RangeError(`the table has no place ${at}`);
  return { zone: 'table', at, name: pile.name, text: pile.value };
}

export function handPiece(view: MathinoView, at: number): Piece {
  const card = view.hand?.[at];
  if (!card) throw new RangeError(`the hand has no card ${at}`);
  return { zone: 'hand', at, name: card.say, text: card.text };
}

/** Every card and pile that can be chosen. */
export function piecesIn(view: MathinoView): Piece[] {
  return [...view.table.map((_, at) => tablePiece(view, at)), ...(view.hand ?? []).map((_, at) => handPiece(view, at))];
}

/** The card or pile at a place like `table 3`. */
export function pieceAt(view: MathinoView, place: string): Piece {
  const [zone, at] = place.split(' ');
  return zone === 'table' ? tablePiece(view, Number(at)) : handPiece(view, Number(at));
}
