import { expect, it } from 'vitest';
import { headlineOf, ranked } from './outcome';
import type { Outcome, Person } from './wire';

const person = (seat: number, name: string): Person => ({ seat, name, kind: 'person', player: '', help_level: '', here: true });
const people = [person(0, 'Mia'), person(1, 'Max'), person(2, 'Dot')];
const ended = (...places: number[]): Outcome => ({ places, scores: places.map(String), why: '' });

it.each([
  [[2, 1, 3], [0], 'Max wins!'],
  [[2, 1, 3], [1], 'You win!'],
  [[2, 1, 3], [0, 1], 'Max wins!'],
  [[1, 1, 3], [0], 'The game is over'],
])('places %j seen from %j: %s', (places, own, headline) => {
  expect(headlineOf(ended(...places), people, own)).toBe(headline);
});

it('whoever plays alone has not won against anybody', () => {
  expect(headlineOf(ended(1), people.slice(0, 1), [0])).toBe('The game is over');
});

it('everybody stands in the order of their places', () => {
  expect(ranked(ended(3, 1, 2), people).map(({ name }) => name)).toEqual(['Max', 'Dot', 'Mia']);
});
