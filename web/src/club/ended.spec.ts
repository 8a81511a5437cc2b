import { mount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { clubView, plan, pupil, seat, table } from '../dev/plans';
import { settle } from '../dev/visit';
import type { ClubView, PlanTable } from '../lib/wire';
import MyGames from './MyGames.svelte';
import NextGame from './NextGame.svelte';
import { learn, sayPlayed } from './words.svelte';

const ADA = 0;
const game = (id: number, points: number, status = 'unfinished'): PlanTable =>
  table(id, 1, [seat('Ada', { entrant: ADA, points }), seat('Ben', { entrant: 1, points: 3 })], { status });

/** A lesson that is over. */
const over = (games: PlanTable[], more: Partial<ClubView> = {}): ClubView =>
  clubView({
    finished: true,
    begun: true,
    terms: { online: true, game: 'numero' },
    entrants: [pupil(ADA, 'Ada'), pupil(1, 'Ben')],
    plan: plan(games, { system: 'class', over: true, played: games.filter(({ status }) => status === 'ended').length }),
    ...more,
  });

describe('after the end', () => {
  beforeEach(() => learn());

  it('the desk tells of all that there was', () => {
    const stopped = [game(0, 0), game(1, 2), game(2, 0)];

    expect(sayPlayed(over(stopped, { said: 14 }))).toBe('3 games were begun and not finished. 14 sums were said.');
    expect(sayPlayed(over([...stopped, game(3, 9, 'ended')]))).toBe(
      '1 game has been played. 3 games were begun and not finished.',
    );
    expect(sayPlayed(over([]))).toBe('0 games have been played.');
  });

  it.each([
    [0, 'not finished'],
    [2, 'not finished · 2 cards'],
  ])('a child that had won %i so far reads: %s', async (points, said) => {
    const target = document.createElement('div');
    mount(MyGames, { target, props: { view: over([game(0, points)]), entrant: ADA } });
    await settle();

    expect(target.querySelector('li')?.textContent?.trim().replaceAll(/\s+/g, ' ').endsWith(` ${said}`)).toBe(true);
  });

  it('a child reads what all have said', async () => {
    const target = document.createElement('div');
    const view = over([game(0, 0)], { said: 14 });
    mount(NextGame, { target, props: { view, me: pupil(ADA, 'Ada'), token: 'mine', onlost: () => undefined } });
    await settle();

    expect(target.textContent).toContain('You said 14 sums together');
  });
});
