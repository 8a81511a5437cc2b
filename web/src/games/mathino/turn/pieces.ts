// The cards and piles of a face as pieces that can be put together.

import type { MathinoFace } from '../../../lib/wire';
import type { Piece } from './turn';

export function tablePiece(face: MathinoFace, at: number): Piece {
  const pile = face.table[at];
  if (!pile) throw new RangeError(`the table has no place ${at}`);
  return { zone: 'table', at, name: pile.name, text: pile.value };
}

export function handPiece(face: MathinoFace, at: number): Piece {
  const card = face.hand?.[at];
  if (!card) throw new RangeError(`the hand has no card ${at}`);
  return { zone: 'hand', at, name: card.say, text: card.text };
}

/** The card or pile at a place like `table 3`. */
export function pieceAt(face: MathinoFace, place: string): Piece {
  const [zone, at] = place.split(' ');
  return zone === 'table' ? tablePiece(face, Number(at)) : handPiece(face, Number(at));
}
