import { describe, expect, it } from 'vitest';
import { clubView, knockout, liveTable, plan, seat, table } from '../dev/plans';
import type { Plan } from '../lib/wire';
import { allTables, callsOf, sideWords, stageWords, statusOf } from './plan';

const stages = (of: Plan): string[] => [...new Set(allTables(of).map((one) => stageWords(of, one).key))];

describe('what a game is called', () => {
  it('a knock-out has its semi-finals before the final', () => {
    expect(stages(knockout(8))).toEqual(['side.quarterfinal', 'side.semifinal', 'side.final']);
    expect(stages(knockout(32))).toEqual(['', 'side.quarterfinal', 'side.semifinal', 'side.final']);
  });

  it('after groups it is told from them, before anybody foresees the final', () => {
    const groups = plan([table(0, 1, [], { side: 'group-2' }), table(1, 2, [])], { system: 'groups' });

    expect(stages(groups)).toEqual(['side.group', 'side.knockout']);
    expect(stageWords(groups, allTables(groups)[0]!).details).toEqual({ number: '2' });
  });

  it('with a second chance the sides have their names', () => {
    const double = plan([table(0, 1, []), table(1, 2, [], { side: 'losers' })]);

    expect(stages(double)).toEqual(['side.winners', 'side.losers']);
  });

  it('there is no side where everybody plays in one field', () => {
    expect(sideWords(plan([]), 'main').key).toBe('');
  });
});

it('a game that the referee has decided is marked', () => {
  expect(statusOf(table(0, 1, [seat('Mia')], { status: 'ended', ruled: true }))).toBe('status.ruled');
  expect(statusOf(table(0, 1, [seat('Mia')], { status: 'walkover' }))).toBe('status.walkover');
});

it('whoever calls, and whoever has no winner, waits for the organiser', () => {
  const live = [liveTable(0, 'a'), liveTable(1, 'b', { calling: ['Ben'] }), liveTable(2, 'c', { tied: true })];

  expect(callsOf(clubView({ live })).map(({ match }) => match)).toEqual([1, 2]);
});
