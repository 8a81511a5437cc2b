import { describe, expect, it } from 'vitest';
import { clubView, liveTable, plan, pupil, seat, table } from '../dev/plans';
import type { ClubView, PlanPerson, PlanTable } from '../lib/wire';
import { endingAt, newsAt, rulingAt, tasksFor } from './news';

const MIA = 0;
const here = { match: 0, table: 'first' };
const mia = (more: Partial<PlanPerson>): PlanPerson => ({
  entrant: MIA,
  name: 'Mia',
  next: 'play',
  table: 0,
  ...more,
});
const game = (more: Partial<PlanTable> = {}, place = 0): PlanTable =>
  table(0, 1, [seat('Mia', { entrant: MIA, place }), seat('Ben', { entrant: 1 })], more);

function view(tables: PlanTable[], next: Partial<PlanPerson>, more: Partial<ClubView> = {}): ClubView {
  return clubView({ plan: plan(tables, { people: [mia(next)] }), ...more });
}

describe('at a table of a tournament', () => {
  it('there is no news while the game goes on', () => {
    expect(newsAt(view([game()], {}, { live: [liveTable(0, 'first')] }), MIA, here)).toEqual({ kind: 'none' });
    expect(newsAt(view([game()], {}), MIA, here)).toEqual({ kind: 'none' });
  });

  it('somebody hears of the next game, wherever they still sit', () => {
    const drawn = view([game({ status: 'ended' }, 1), table(2, 2, [])], { table: 2 }, { live: [liveTable(2, 'second')] });

    expect(newsAt(drawn, MIA, here)).toEqual({ kind: 'elsewhere' });
  });

  it('a game that must have a winner goes on at another table', () => {
    expect(newsAt(view([game()], {}, { live: [liveTable(0, 'once more')] }), MIA, here)).toEqual({ kind: 'elsewhere' });
  });

  it('nobody is left alone with a game that was decided elsewhere', () => {
    const won = view([game({ status: 'walkover' }, 1)], { table: null, next: 'wait' });

    expect(newsAt(won, MIA, here)).toEqual({ kind: 'decided' });
    expect(endingAt(won, MIA, 0)).toEqual({ place: 1, winners: ['Mia'], ruled: false });
  });

  it('how a game was decided is told, though the next one is drawn already', () => {
    const seats = [seat('Mia', { entrant: MIA, place: 2 }), seat('Ben', { entrant: 1, place: 1 })];
    const ruled = table(0, 1, seats, { status: 'ended', ruled: true });
    const drawn = view([ruled, table(2, 2, [])], { table: 2 }, { live: [liveTable(2, 'second')] });

    expect(newsAt(drawn, MIA, here)).toEqual({ kind: 'elsewhere' });
    expect(endingAt(drawn, MIA, 0)).toEqual({ place: 2, winners: ['Ben'], ruled: true });
    expect([endingAt(drawn, MIA, 2), endingAt(drawn, MIA, 9)]).toEqual([null, null]);
  });

  it('a game that was drawn again is gone', () => {
    expect(newsAt(view([table(1, 1, [])], { table: null, next: 'wait' }), MIA, here)).toEqual({ kind: 'fallen' });
    expect(newsAt(view([table(1, 1, [])], { table: 1 }), MIA, here)).toEqual({ kind: 'elsewhere' });
  });

  it('everybody hears that the referee is on the way, or has to decide', () => {
    const called = view([game()], {}, { live: [liveTable(0, 'first', { calling: ['Ben'] })] });
    const tied = view([game()], {}, { live: [liveTable(0, 'first', { tied: true })] });

    expect(newsAt(called, MIA, here)).toEqual({ kind: 'called', names: 'Ben' });
    expect(newsAt(tied, MIA, here)).toEqual({ kind: 'tied' });
  });

  it('the referee is heard at the table that it is about', () => {
    const ruled = view(
      [game()],
      {},
      {
        rulings: [
          { match: 0, at: 0, decision: 'stands', text: 'It was a 7.' },
          { match: 1, at: 0, decision: 'again', text: '' },
        ],
      },
    );

    expect(rulingAt(ruled, 0)).toEqual({ decision: 'stands', text: 'It was a 7.', count: 1 });
    expect(rulingAt(ruled, 2)).toEqual({ decision: '', text: '', count: 0 });
  });
});

it('whoever takes part hears of the task of the class until the lesson ends', () => {
  const mia = pupil(MIA, 'Mia');
  const given = { task: 'find; numero; deal 4b 1; count 5', entrants: [mia] };

  const tasks = (more: Partial<ClubView> = {}, who = MIA, own = 'my own'): string[] =>
    tasksFor(clubView({ ...given, ...more }), who, own).map(({ task }) => task);
  const asked = { entrants: [{ ...mia, task: 2 }] };

  expect(tasks()).toEqual([given.task]);
  expect(tasks(asked)).toEqual(['my own', given.task]);
  expect(tasks({ ...asked, task: '' })).toEqual(['my own']);
  expect([tasks(asked, MIA, ''), tasks(asked, MIA, given.task)]).toEqual([[given.task], [given.task]]);
  expect([tasks({}, -1), tasks({ finished: true }), tasks({ entrants: [{ ...mia, gone: true }] })]).toEqual([[], [], []]);
});
