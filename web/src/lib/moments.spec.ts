import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableParts } from '../games/game';
import { Moments, patience, pauseBefore } from './moments';
import type { Screen } from './screen.svelte';
import type { ToPage } from './wire';

const ME = 0;
const person = (seat: number) => ({ seat, player: '' });
const computer = (seat: number) => ({ seat, player: 'careless' });
const parts = (silent: boolean) => ({ silent: () => silent }) as unknown as TableParts;
const MOVE = { t: 'event', said: { code: 'told.claimed', seat: 1 } } as unknown as ToPage;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen of seat 0 at a table at which the second seat is in turn, and everybody may speak. */
function screen(people: object[], other: object = {}): Screen {
  const to_act = people.map((_, seat) => seat);
  const base = { seat: ME, people, objectionable: [], house: { moment_seconds: 5 }, view: { to_act, seat_to_play: 1 } };
  return { ...base, ...other } as unknown as Screen;
}

const alone = screen([person(0), computer(1), computer(2)]);

/** After how many milliseconds the moment is let pass; undefined for never. */
function passed(where: Screen, silent: boolean, called = false): number | undefined {
  let at: number | undefined;
  const begun = Date.now();
  const moments = new Moments(where, () => (at = Date.now() - begun));
  moments.begin(parts(silent));
  if (called) moments.hold();
  vi.runAllTimers();
  return at;
}

it('whoever is alone with the computer and holds nothing to say is not waited for, and follows at the usual pace', () => {
  expect(passed(alone, true)).toBe(0);
  expect(pauseBefore(MOVE, alone, parts(true))).toBe(1400);
});

it('whoever is alone with the computer and might speak has half of the moment to call out, and then is waited for', () => {
  expect(passed(alone, false)).toBe(2500);
  expect(pauseBefore(MOVE, alone, parts(false))).toBe(0);
  expect(passed(alone, false, true)).toBeUndefined();
});

it.each([
  ['somebody else might speak', screen([person(0), computer(1), person(2)])],
  ['it is the own turn', screen([person(0), computer(1)], { view: { to_act: [0, 1], seat_to_play: ME } })],
  ['a sum may be objected to', screen([person(0), computer(1)], { objectionable: [3] })],
  ['somebody only looks on', screen([person(0), computer(1)], { seat: null })],
  ['nobody is waited for anyway', screen([person(0), computer(1)], { view: { to_act: [1], seat_to_play: 1 } })],
])('no moment is given up where %s', (_, where) => {
  expect([passed(where, true), patience(where, parts(true))]).toEqual([undefined, null]);
});

it('where the house gives no moments the usual pause is made', () => {
  expect(pauseBefore(MOVE, screen([person(0), computer(1)], { house: { moment_seconds: 0 } }), parts(false))).toBe(1400);
});
