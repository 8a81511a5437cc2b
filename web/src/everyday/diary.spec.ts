import { expect, it } from 'vitest';
import type { Held } from '../lib/seats';
import type { AnyView } from '../lib/wire';
import { noteEnd, pageOf, resultOf } from './diary';

const TASK = 'daily; numero numbers-10; deal 2026-11-18';
const held: Held = { table: 't', game: 'numero', level: 'numbers-10', way: 'computer', code: '', seats: [], over: true };
const seats = [{ seat: 0, token: 'mine' }];
const view = { game: 'numero', level: 'numbers-10', outcome: { scores: ['12', '3'] } } as unknown as AnyView;

it('what was played in a class is no best of whoever has the tablet next', () => {
  noteEnd({ ...held, seats, task: TASK, club: 'x' }, view);
  expect([pageOf('numero', 'numbers-10').best, resultOf(TASK)]).toEqual([null, '']);

  noteEnd({ ...held, seats, task: TASK }, view);
  expect([pageOf('numero', 'numbers-10').best, resultOf(TASK)]).toEqual([12, '12']);
});
