import { expect, it } from 'vitest';
import { STORIES } from '../../../dev/fake';
import type { NumeroView } from '../../../lib/wire';
import { arrange } from './arrange';
import { choose, lay } from './handling';
import { centrePiece, handPiece, loosePiece } from './pieces';
import { EMPTY } from './turn';

/** In the middle of a game for points: piles, a loose wild card and a hand. */
const view = STORIES['points']!.steps.map((step) => step.view as NumeroView).find(
  ({ centre, loose }) => centre.length > 0 && loose.length > 0,
)!;

it('everything lies in its order while nothing is chosen', () => {
  expect(arrange(view, EMPTY).map((item) => item.group)).toEqual(Array(view.centre.length + view.loose.length).fill(null));
});

it('a group lies where its first pile lay, with the cards that were put there', () => {
  const turn = lay(EMPTY, loosePiece(view, 0), centrePiece(view, 0));
  const [first, ...rest] = arrange(view, turn);

  expect(first?.group).toBe(0);
  expect(first && first.group !== null && first.pieces.map((piece) => piece.zone)).toEqual(['centre', 'loose']);
  expect(rest).toHaveLength(view.centre.length + view.loose.length - 2);
});

it('a card of the hand is no part of the centre until it is built with', () => {
  const turn = choose(EMPTY, handPiece(view, 0));

  expect(arrange(view, turn)).toHaveLength(view.centre.length + view.loose.length);
});

it('equal cards have keys of their own', () => {
  const twins: NumeroView = { ...view, centre: [view.centre[0]!, view.centre[0]!] };

  expect(new Set(arrange(twins, EMPTY).map((item) => item.key)).size).toBe(2 + view.loose.length);
});

it('a wild card of the table is marked where the hand has a like one', () => {
  const wild = view.loose[0]!;

  expect(loosePiece({ ...view, hand: [wild] }, 0).name).toBe(`@${wild.say}`);
  expect(loosePiece({ ...view, hand: [] }, 0).name).toBe(wild.say);
});
