import { expect, it } from 'vitest';
import type { TableParts } from '../games/game';
import { hadMoment, isSilent } from './moments';
import type { Screen } from './screen.svelte';

const ME = 0;
const person = (seat: number) => ({ seat, player: '' });
const computer = (seat: number) => ({ seat, player: 'careless' });
const parts = (silent: boolean) => ({ silent: () => silent }) as unknown as TableParts;

/** A screen of seat 0 at a table at which the second seat is in turn, and everybody may speak. */
function screen(people: object[], other: object = {}): Screen {
  const to_act = people.map((_, seat) => seat);
  const base = { seat: ME, people, objectionable: [], house: { moment_seconds: 5 }, view: { to_act, seat_to_play: 1 } };
  return { ...base, ...other } as unknown as Screen;
}

it('whoever is alone with the computer and holds nothing to say is not waited for, and follows at the usual pace', () => {
  const alone = screen([person(0), computer(1), computer(2)]);

  expect([isSilent(alone, parts(true)), hadMoment(alone, parts(true))]).toEqual([true, false]);
  expect([isSilent(alone, parts(false)), hadMoment(alone, parts(false))]).toEqual([false, true]);
});

it.each([
  ['somebody else might speak', screen([person(0), computer(1), person(2)])],
  ['it is the own turn', screen([person(0), computer(1)], { view: { to_act: [0, 1], seat_to_play: ME } })],
  ['a sum may be objected to', screen([person(0), computer(1)], { objectionable: [3] })],
  ['somebody only looks on', screen([person(0), computer(1)], { seat: null })],
  ['nobody is waited for anyway', screen([person(0), computer(1)], { view: { to_act: [1], seat_to_play: 1 } })],
])('no moment is given up where %s', (_, where) => {
  expect(isSilent(where, parts(true))).toBe(false);
});

it('where the house gives no moments there was none', () => {
  expect(hadMoment(screen([person(0), computer(1)], { house: { moment_seconds: 0 } }), parts(false))).toBe(false);
});
