import { expect, it } from 'vitest';
import { clubView, liveTable, plan, seat, table } from '../dev/plans';
import type { Glance, Glances, LiveTable } from '../lib/wire';
import { ALONE, rowOf, steady, stuckAt, type Stuck } from './stuck';

const MINUTE = 60_000;
const NOTHING: Glance = {
  match: 0,
  turns: 0,
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
const at = (now: number, one: Glance, more: Partial<Glances> = {}): Glances => ({
  tables: [one],
  erring: [],
  silent: [],
  now,
  ...more,
});
const view = (more: Partial<LiveTable>) =>
  clubView({ plan: plan([table(0, 1, [seat('Mia'), seat('Ben')])]), live: [liveTable(0, 'first', more)] });

it('whoever lets their table wait for minutes is named', () => {
  const waiting = view({ phase: 'gathering', awaited: ['Ben'] });

  expect(stuckAt(waiting, at(MINUTE - 1, glance()))).toEqual([]);
  expect(stuckAt(waiting, at(3.5 * MINUTE, glance()))).toEqual([
    { match: 0, name: 'Ben', table: 1, since: 0, why: [{ key: 'stuck.not_come', details: { count: 3 } }], way: '', help: '' },
  ]);
});

it('whoever is to play is named with all that they are stuck for', () => {
  const playing = view({ turn: 'Mia' });
  const seen = glance({ wrong: 2, helped: true, away: ['Mia'] });

  expect(stuckAt(playing, at(1000, glance({ wrong: 1 })))).toEqual([]);
  expect(stuckAt(playing, at(MINUTE, seen)).map(({ name, why }) => [name, ...why.map(({ key }) => key)])).toEqual([
    ['Mia', 'stuck.long', 'stuck.wrong', 'stuck.helped', 'stuck.away'],
  ]);
});

it('whoever does the task of the class is not called away', () => {
  const why = stuckAt(view({ turn: 'Mia' }), at(1000, glance({ at_task: ['Ben'] }))).flatMap((one) => one.why);

  expect(why).toEqual([{ key: 'stuck.at_task', details: { names: 'Ben' } }]);
});

it('whoever errs much is named with the sums, whoever is to play; help waits for their turn', () => {
  const erring = [{ name: 'Ben', wrong: 5, last: 6, sums: ['8 + 7 = 5'], way: 'lost_ten' }];
  const why = [{ key: 'stuck.erring', details: { wrong: 5, count: 6, sums: '8\u00a0+\u00a07\u00a0=\u00a05' } }];

  expect(stuckAt(view({ turn: 'Mia' }), at(1000, glance({ erring })))).toEqual([
    { match: 0, name: 'Ben', table: 1, since: 0, why, way: 'lost_ten', help: 'next' },
  ]);
  expect(stuckAt(view({ turn: 'Ben' }), at(1000, glance({ erring, wrong: 3, helped: true })))).toEqual([
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
  const named = (turn: string): unknown => stuckAt(view({ turn }), at(1000, glance({ silent })));

  expect(named('Mia')).toEqual([{ match: 0, name: 'Ben', table: 1, since: 0, why, way: '', help: 'next' }]);
  expect(named('Ben')).toEqual([{ match: 0, name: 'Ben', table: 1, since: 0, why, way: '', help: 'now' }]);
});

it('nobody is stuck where the game is over', () => {
  expect(stuckAt(view({ phase: 'over' }), at(9 * MINUTE, glance()))).toEqual([]);
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

it('who has just come to play is not told of with what their neighbour did before', () => {
  const before = glance({ turns: 4, wrong: 3, helped: true, away: ['Ben'] });
  const why = stuckAt(view({ turn: 'Mia', turns: 5 }), at(9 * MINUTE, before)).flatMap((one) => one.why);

  expect(why.map(({ key }) => key)).toEqual(['stuck.away']);
});

it('whoever plays the computer is named too, after those who sit at a table', () => {
  const erring = [{ name: 'Ada', wrong: 3, last: 3, sums: ['8 + 7 = 5'], way: 'lost_ten' }];
  const found = stuckAt(view({ turn: 'Mia' }), at(MINUTE, glance(), { erring, silent: [{ name: 'Ada', turns: 7 }] }));

  expect(found.map(({ name }) => name)).toEqual(['Mia', 'Ada']);
  expect(found[1]).toMatchObject({ match: ALONE, way: 'lost_ten', help: '' });
  expect(found[1]?.why.map(({ key }) => key)).toEqual(['stuck.erring', 'stuck.silent']);
});
