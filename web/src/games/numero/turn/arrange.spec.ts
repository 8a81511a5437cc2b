import { expect, it } from 'vitest';
import { STORIES } from '../../../dev/fake';
import type { NumeroFace } from '../../../lib/wire';
import { arrange } from './arrange';
import { choose, lay } from './handling';
import { centrePiece, handPiece, loosePiece } from './pieces';
import { EMPTY } from './turn';

/** In the middle of a game for points: piles, a loose wild card and a hand. */
const face = STORIES['points']!.steps.map((step) => step.face as NumeroFace).find(
  ({ centre, loose }) => centre.length > 0 && loose.length > 0,
)!;

it('everything lies in its order while nothing is chosen', () => {
  expect(arrange(face, EMPTY).map((item) => item.group)).toEqual(Array(face.centre.length + face.loose.length).fill(null));
});

it('a group lies where its first pile lay, with the cards that were put there', () => {
  const turn = lay(EMPTY, loosePiece(face, 0), centrePiece(face, 0));
  const [first, ...rest] = arrange(face, turn);

  expect(first?.group).toBe(0);
  expect(first && first.group !== null && first.pieces.map((piece) => piece.zone)).toEqual(['centre', 'loose']);
  expect(rest).toHaveLength(face.centre.length + face.loose.length - 2);
});

it('a card of the hand is no part of the centre until it is built with', () => {
  const turn = choose(EMPTY, handPiece(face, 0));

  expect(arrange(face, turn)).toHaveLength(face.centre.length + face.loose.length);
});

it('equal cards have keys of their own', () => {
  const twins: NumeroFace = { ...face, centre: [face.centre[0]!, face.centre[0]!] };

  expect(new Set(arrange(twins, EMPTY).map((item) => item.key)).size).toBe(2 + face.loose.length);
});

it('a wild card of the table is marked where the hand has a like one', () => {
  const wild = face.loose[0]!;

  expect(loosePiece({ ...face, hand: [wild] }, 0).name).toBe(`@${wild.say}`);
  expect(loosePiece({ ...face, hand: [] }, 0).name).toBe(wild.say);
});
