import { expect, it } from 'vitest';
import { clubView, liveTable, plan, seat, table } from '../dev/plans';
import type { Glance, LiveTable } from '../lib/wire';
import { rowOf, steady, stuckAt, type Stuck } from './stuck';

const MINUTE = 60_000;
const NOTHING: Glance = {
  match: 0,
  since: 0,
  wrong: 0,
  helped: false,
  away: [],
  sent: null,
  at_task: [],
  erring: [],
  silent: [],
};
const glance = (more: Partial<Glance> = {}): Glance => ({ ...NOTHING, ...more });
const view = (more: Partial<LiveTable>) =>
  clubView({ plan: plan([table(0, 1, [seat('Mia'), seat('Ben')])]), live: [liveTable(0, 'first', more)] });

it('whoever lets their table wait for minutes is named', () => {
  const waiting = view({ phase: 'gathering', awaited: ['Ben'] });

  expect(stuckAt(waiting, [glance()], MINUTE - 1)).toEqual([]);
  expect(stuckAt(waiting, [glance()], 3.5 * MINUTE)).toEqual([
    { match: 0, name: 'Ben', table: 1, since: 0, why: [{ key: 'stuck.not_come', details: { count: 3 } }], way: '', help: '' },
  ]);
});

it('whoever is to play is named with all that they are stuck for', () => {
  const playing = view({ turn: 'Mia' });
  const seen = glance({ wrong: 2, helped: true, away: ['Mia'] });

  expect(stuckAt(playing, [glance({ wrong: 1 })], 1000)).toEqual([]);
  expect(stuckAt(playing, [seen], MINUTE).map(({ name, why }) => [name, ...why.map(({ key }) => key)])).toEqual([
    ['Mia', 'stuck.long', 'stuck.wrong', 'stuck.helped', 'stuck.away'],
  ]);
});

it('whoever does the task of the class is not called away', () => {
  const why = stuckAt(view({ turn: 'Mia' }), [glance({ at_task: ['Ben'] })], 1000).flatMap((one) => one.why);

  expect(why).toEqual([{ key: 'stuck.at_task', details: { names: 'Ben' } }]);
});

it('whoever errs much is named with the sums, whoever is to play; help waits for their turn', () => {
  const erring = [{ name: 'Ben', wrong: 5, last: 6, sums: ['8 + 7 = 5'], way: 'lost_ten' }];
  const why = [{ key: 'stuck.erring', details: { wrong: 5, count: 6, sums: '8\u00a0+\u00a07\u00a0=\u00a05' } }];

  expect(stuckAt(view({ turn: 'Mia' }), [glance({ erring })], 1000)).toEqual([
    { match: 0, name: 'Ben', table: 1, since: 0, why, way: 'lost_ten', help: 'next' },
  ]);
  expect(stuckAt(view({ turn: 'Ben' }), [glance({ erring, wrong: 3, helped: true })], 1000)).toEqual([
    {
      match: 0,
      name: 'Ben',
      table: 1,
      since: 0,
      why: [{ key: 'stuck.helped', details: {} }, ...why],
      way: 'lost_ten',
      help: 'now',
    },
  ]);
});

it('whoever finds nothing turn after turn is named', () => {
  const silent = [{ name: 'Ben', turns: 6 }];
  const why = [{ key: 'stuck.silent', details: { count: 6 } }];
  const named = (turn: string): unknown => stuckAt(view({ turn }), [glance({ silent })], 1000);

  expect(named('Mia')).toEqual([{ match: 0, name: 'Ben', table: 1, since: 0, why, way: '', help: 'next' }]);
  expect(named('Ben')).toEqual([{ match: 0, name: 'Ben', table: 1, since: 0, why, way: '', help: 'now' }]);
});

it('nobody is stuck where the game is over', () => {
  expect(stuckAt(view({ phase: 'over' }), [glance()], 9 * MINUTE)).toEqual([]);
});

it('rows keep their order while they are shown, and new ones come below', () => {
  const row = (name: string, since: number): Stuck => ({ match: 0, name, table: 1, since, why: [], way: '', help: 'now' });
  const names = (rows: Stuck[]): string[] => rows.map(({ name }) => name);
  const shown = [row('Mia', 1), row('Ben', 2), row('Eva', 3)].map(rowOf);

  expect(names(steady([], [row('Ben', 1), row('Mia', 2)]))).toEqual(['Ben', 'Mia']);
  expect(names(steady(shown, [row('Tom', 0), row('Eva', 1), row('Ann', 2), row('Mia', 9)]))).toEqual([
    'Mia',
    'Eva',
    'Tom',
    'Ann',
  ]);
});
