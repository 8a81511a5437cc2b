// The cards of a face as pieces that can be put together.

import type { NumeroFace } from '../../../lib/wire';
import type { Piece } from './turn';

export function centrePiece(face: NumeroFace, at: number): Piece {
  const pile = face.centre[at];
  if (!pile) throw new RangeError(`the centre has no place ${at}`);
  return { zone: 'centre', at, name: pile.name, text: pile.value, wild: false };
}

/** A wild card of the centre. Where a like one is in the hand, `@` says that the one on the table is meant. */
export function loosePiece(face: NumeroFace, at: number): Piece {
  const card = face.loose[at];
  if (!card) throw new RangeError(`no loose card ${at}`);
  const twin = face.hand?.some((held) => held.say === card.say) ?? false;
  return { zone: 'loose', at, name: (twin ? '@' : '') + card.say, text: card.text, wild: true };
}

export function handPiece(face: NumeroFace, at: number): Piece {
  const card = face.hand?.[at];
  if (!card) throw new RangeError(`the hand has no card ${at}`);
  return { zone: 'hand', at, name: card.say, text: card.text, wild: card.wild };
}

/** The card or pile at a place like `centre 3`. */
export function pieceAt(face: NumeroFace, place: string): Piece {
  const [zone, at] = place.split(' ');
  if (zone === 'centre') return centrePiece(face, Number(at));
  return zone === 'loose' ? loosePiece(face, Number(at)) : handPiece(face, Number(at));
}
