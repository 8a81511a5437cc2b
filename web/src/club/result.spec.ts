import { expect, it } from 'vitest';
import { plan, seat, table } from '../dev/plans';
import { readEntrants } from './entrants';
import { restingOn } from './plan';
import { ResultDraft } from './result.svelte';

const seats = (...entrants: number[]) => entrants.map((entrant) => seat(`P${entrant}`, { entrant }));

it('one tap decides a game of two', () => {
  const draft = new ResultDraft(table(0, 1, seats(4, 7)));
  expect(draft.done).toBe(false);

  draft.tap(7);

  expect([draft.order, draft.done]).toEqual([[[7], [4]], true]);
});

it('whoever is tapped twice is taken out again, with those behind', () => {
  const draft = new ResultDraft(table(0, 1, seats(1, 2, 3, 4)));
  draft.tap(3);
  draft.tap(1);
  draft.tap(2);
  expect(draft.order).toEqual([[3], [1], [2], [4]]);

  draft.tap(1);

  expect([draft.order, draft.place(3), draft.place(1)]).toEqual([[[3]], 1, 0]);
});

it('a tap on the last, who came by themselves, changes nothing', () => {
  const draft = new ResultDraft(table(0, 1, seats(1, 2, 3)));
  draft.tap(2);
  draft.tap(1);

  draft.tap(3);

  expect([draft.order, draft.done]).toEqual([[[2], [1], [3]], true]);
});

it('equals share the better place', () => {
  const draft = new ResultDraft(table(0, 1, seats(1, 2, 3)));
  draft.tap(2);
  draft.tap(3);
  draft.equal[3] = true;

  expect([draft.order, draft.place(3), draft.place(1)]).toEqual([[[2, 3], [1]], 1, 3]);
});

it('whoever has left is not asked for, and has no points', () => {
  const draft = new ResultDraft(table(0, 1, seats(1, 2, 3)), [2]);
  draft.tap(3);
  draft.totals = { 1: '5', 3: '9' };

  expect([draft.order, draft.done, draft.points]).toEqual([[[3], [1]], true, [5, 0, 9]]);
});

it('a game that had ended is corrected with everybody who played it, gone or not', () => {
  const ended = table(0, 1, [
    seat('A', { entrant: 1, place: 1 }),
    seat('B', { entrant: 2, place: 2 }),
    seat('C', { entrant: 3 }),
  ]);

  expect(new ResultDraft({ ...ended, status: 'ended' }, [2]).players).toEqual([1, 2]);
});

it('points count when all have told theirs, and a column must make its total', () => {
  const draft = new ResultDraft(table(0, 1, seats(1, 2)));
  draft.totals = { 1: '20' };
  expect([draft.points, draft.wrong]).toEqual([[], undefined]);

  draft.totals[2] = '12';
  draft.columns = { 1: '8 7 5', 2: '8 + 5' };

  expect([draft.points, draft.wrong]).toEqual([[20, 12], 2]);
});

it('names the games that rest on a result, and theirs', () => {
  const from = (id: number) => seat('x', { came_from: id, came_as: 1 });
  const tables = [
    table(0, 1, seats(1, 2)),
    table(1, 1, seats(3, 4)),
    table(2, 2, [from(0)]),
    table(3, 2, [from(1)]),
    table(4, 3, [from(2), from(3)]),
    table(5, 4, [from(4)], { status: 'coming' }),
  ];

  expect(restingOn(plan(tables), 0).map(({ id }) => id)).toEqual([2, 4]);
});

it('reads names with club and rating, and skips empty lines', () => {
  expect(readEntrants('Ada\n\n Ben , Red Club, 1200 \nCleo; Blue\nDan, 900')).toEqual([
    { name: 'Ada' },
    { name: 'Ben', club: 'Red Club', rating: 1200 },
    { name: 'Cleo', club: 'Blue' },
    { name: 'Dan', rating: 900 },
  ]);
});
