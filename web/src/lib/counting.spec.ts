import { expect, it } from 'vitest';
import { Counting, type Uncounted } from './counting.svelte';
import { Screen } from './screen.svelte';
import type { AnyView, Event, News } from './wire';

const news = (points: string): News => ({ code: 'numero.scored', seats: [0], details: { item: '1', points } });
const view = (points: string): AnyView => ({ family: 'numero', points: [points, '0'], outcome: null }) as never;
const event = (...items: string[]): Event =>
  ({
    t: 'event',
    n: 2,
    view: view('5'),
    said: { n: 2, seat: 0, code: 'told.claimed', sentence: [], details: {}, news: items.map(news) },
  }) as never;
const uncounted: Uncounted = (_, before) => before;

function at(count_first: boolean): { screen: Screen; counting: Counting } {
  const screen = new Screen();
  screen.house = { count_first } as never;
  screen.view = view('0');
  return { screen, counting: new Counting(screen) };
}

it('keeps the points of an own take to itself until they are counted', () => {
  const { screen, counting } = at(true);
  const told = event('+1', '+4');

  const seen = counting.before(told, true, uncounted);
  expect([seen.said.news, seen.view, counting.take?.points]).toEqual([[], view('0'), '5']);

  screen.hear(seen);
  expect(counting.done()).toBe(told);
  expect([screen.view, screen.said]).toEqual([view('5'), [told.said]]);
  expect(counting.take).toBeNull();
});

it('shows the points too where a hint has come meanwhile', () => {
  const { screen, counting } = at(true);
  screen.hear(counting.before(event('+5'), true, uncounted));
  screen.hear({ t: 'hint', n: 3, key: '', rung: 1, code: 'hint.look_again', details: {} } as never);

  counting.done();

  expect(screen.view).toEqual(view('5'));
});

it.each([
  ['the table does not say so', false, true, event('+1')],
  ['somebody else has taken', true, false, event('+1')],
  ['there is nothing to count', true, true, event()],
])('shows all at once where %s', (_, says, own, told) => {
  const { counting } = at(says);

  expect(counting.before(told, own, uncounted)).toBe(told);
  expect(counting.take).toBeNull();
});
