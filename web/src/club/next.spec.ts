import { expect, it } from 'vitest';
import { clubView, plan, pupil, seat, table } from '../dev/plans';
import type { ClubView, PlanTable } from '../lib/wire';
import { sameAgain } from './next';

const [ADA, BEN, CEM] = [0, 1, 2];

/** A class in which Ada and Ben have played, and then these; so many wait. */
function lesson(waiting: number[], ...games: PlanTable[]): ClubView {
  const entrants = ['Ada', 'Ben', 'Cem'].map((name, id) => pupil(id, name));
  const people = entrants.map(({ id, name }) => ({
    entrant: id,
    name,
    next: waiting.includes(id) ? 'wait' : 'play',
    table: null,
  }));
  return clubView({ entrants, plan: plan([game(0, ADA, BEN), ...games], { people }) });
}
const game = (id: number, one: number, other: number, status = 'ended'): PlanTable =>
  table(id, id + 1, [seat('one', { entrant: one }), seat('other', { entrant: other })], { status });
const names = (view: ClubView): string[] => sameAgain(view, ADA).map(({ name }) => name);

it('those who have just played can play again while both wait', () => {
  expect(names(lesson([ADA, BEN]))).toEqual(['Ben']);
  expect(names(lesson([ADA, CEM]))).toEqual([]);
  expect(names(lesson([ADA, BEN], game(1, ADA, CEM)))).toEqual([]);
  expect(names(lesson([ADA, BEN], game(1, BEN, CEM, 'open')))).toEqual(['Ben']);
});
