import { expect, it } from 'vitest';
import type { Held } from '../lib/seats';
import type { AnyView } from '../lib/wire';
import { noteEnd, pageOf, resultOf } from './diary';

const TASK = 'daily; numero numbers-10; deal 2026-11-18';
const held: Held = { table: 't', game: 'numero', level: 'numbers-10', way: 'computer', code: '', seats: [], over: true };
const seats = [{ seat: 0, token: 'mine' }];
const cards = ({ outcome }: AnyView, seat: number): string => `${outcome?.scores[seat]} cards`;
const view = { game: 'numero', level: 'numbers-10', outcome: { scores: ['12', '3'] } } as unknown as AnyView;

it('what was played in a class is no best of whoever has the tablet next', () => {
  noteEnd({ ...held, seats, task: TASK, club: 'x' }, view, cards);
  expect([pageOf('numero', 'numbers-10').best, resultOf(TASK)]).toEqual([null, '']);

  noteEnd({ ...held, seats, task: TASK }, view, cards);
  expect([pageOf('numero', 'numbers-10').best, resultOf(TASK)]).toEqual([12, '12 cards']);
});

it('the best is remembered as it was called, whatever number stands for it', () => {
  const ended = (score: string): AnyView => ({ game: 'formula', level: 'base', outcome: { scores: [score] } }) as never;
  const left = ({ outcome }: AnyView): string => `${-Number(outcome?.scores[0])} cards left`;
  for (const score of ['-3', '-2', '-5']) noteEnd({ ...held, game: 'formula', level: 'base', seats }, ended(score), left);

  expect(pageOf('formula', 'base')).toMatchObject({ games: 3, best: -2, called: '2 cards left' });
});
