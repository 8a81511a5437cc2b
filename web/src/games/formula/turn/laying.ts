// Laying cards by hand: on a card, next to one, back into the hand. Each function returns a new turn; none asks whether a card may
// go there.

import { AREAS, asked, isNew, placeOf, same, type Area, type Piece, type Place, type Turn } from './turn';

/** A tap on a card of the hand: into the fingers, to the place that waits for it, or back from the formula. */
export function tapHand(turn: Turn, piece: Piece): Turn {
  if (placeOf(turn, piece)) return lift(turn, piece);
  if (turn.place) return beside(turn, piece, turn.place);
  const empty = AREAS.find((area) => turn.numbers[area].length === 0);
  // A number without cards gets it, and the fingers keep it: whoever then taps a place moves it there.
  if (empty) return { ...beside(turn, piece, { area: empty, at: 0 }), held: piece };
  return { ...turn, held: same(turn.held, piece) ? null : piece };
}

/** A tap on a card of the formula: the card in the fingers covers it; without one it goes back, or under the others. */
export function tapCard(turn: Turn, { area, at }: Place): Turn {
  const target = turn.numbers[area][at];
  if (!target) return turn;
  if (turn.held) return onto(turn, turn.held, { area, at });
  return isNew(target) ? lift(turn, target) : slip(turn, { area, at });
}

/** A tap beside a card: the card in the fingers is laid there; without one the place waits for the next. */
export function tapPlace(turn: Turn, place: Place): Turn {
  if (turn.held) return beside(turn, turn.held, place);
  const waiting = turn.place?.area === place.area && turn.place.at === place.at;
  return { ...turn, place: waiting ? null : place };
}

/** Lay a card on another. A card of the same hand that lay there goes back. */
export function onto(turn: Turn, piece: Piece, { area, at }: Place): Turn {
  const target = turn.numbers[area][at];
  if (!target || same(target, piece)) return turn;
  const lifted = lift(turn, piece);
  const place = placeOf(lifted, target);
  if (!place) return turn;
  const over = isNew(target) ? target.over : target;
  return settle(changed(lifted, place.area, (number) => number.toSpliced(place.at, 1, { ...piece, over })));
}

/** Lay a card between two others, or at an end. */
export function beside(turn: Turn, piece: Piece, { area, at }: Place): Turn {
  const before = placeOf(turn, piece);
  const lifted = lift(turn, piece);
  // A card that leaves a gap behind it in the same number moves the others up.
  const moved = before?.area === area && before.at < at && lifted.numbers[area].length < turn.numbers[area].length;
  return settle(changed(lifted, area, (number) => number.toSpliced(moved ? at - 1 : at, 0, { ...piece, over: null })));
}

/** Slip a card of the table under the others. Where no new card lies yet, its place waits for one. */
export function slip(turn: Turn, place: Place): Turn {
  const piece = turn.numbers[place.area][place.at];
  if (!piece) return turn;
  const waiting = turn.numbers[place.area].some(isNew) ? null : place;
  return { ...lift(turn, piece), under: [...turn.under, { ...piece, over: null }], place: waiting };
}

/** Bring a card that was slipped under the others to light again, in its old order. */
export function bringBack(turn: Turn, piece: Piece): Turn {
  const area = AREAS.find((one) => one === piece.zone);
  if (!area) return turn;
  return changed(lift(turn, piece), area, (number) => number.toSpliced(oldPlace(number, piece), 0, piece));
}

export function setSymbol(turn: Turn, symbol: string): Turn {
  return { ...turn, symbol };
}

/** Say what the joker stands for that is asked about. */
export function name(turn: Turn, digit: string): Turn {
  const joker = asked(turn);
  const place = joker && placeOf(turn, joker);
  if (!joker || !place) return turn;
  return { ...changed(turn, place.area, (number) => number.with(place.at, { ...joker, digit })), renamed: null };
}

/** Take a card off the formula; what it lay on is seen again. */
export function lift(turn: Turn, piece: Piece): Turn {
  const place = placeOf(turn, piece);
  if (!place) return settle({ ...turn, under: turn.under.filter((one) => !same(one, piece)) });
  const over = turn.numbers[place.area][place.at]?.over;
  return settle(changed(turn, place.area, (number) => number.toSpliced(place.at, 1, ...(over ? [over] : []))));
}

function oldPlace(number: readonly Piece[], piece: Piece): number {
  const later = number.findIndex((one) => one.zone === piece.zone && one.at > piece.at);
  return later >= 0 ? later : number.length;
}

function settle(turn: Turn): Turn {
  return { ...turn, held: null, place: null };
}

function changed(turn: Turn, area: Area, change: (number: Piece[]) => Piece[]): Turn {
  return { ...turn, numbers: { ...turn.numbers, [area]: change(turn.numbers[area]) } };
}
