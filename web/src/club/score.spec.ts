import { expect, it } from 'vitest';
import { clubView } from '../dev/plans';
import type { PlanSeat } from '../lib/wire';
import { sayScore } from './words.svelte';

it('speaks of cards where cards are counted, and of points elsewhere', () => {
  const seat = { entrant: null, points: 22 } as unknown as PlanSeat;
  const said = (terms: Record<string, string | boolean | object>): string =>
    sayScore({ ...clubView({}), terms: terms as ReturnType<typeof clubView>['terms'] }, seat);

  expect(said({ online: true, game: 'numero' })).toBe('22 cards');
  expect(said({ online: true, game: 'numero', options: { scoring: true } })).toBe('22 points');
  expect(said({ online: true, game: 'mathino' })).toBe('22 points');
  expect(said({ online: false, game: 'numero' })).toBe('22 points');
});
