import { describe, expect, it } from 'vitest';
import { HELP, STORIES } from '../dev/fake';
import { Screen } from './screen.svelte';
import type { Event, Snapshot } from './wire';

const story = STORIES['numbers']!;
const event = (at: number): Event => ({ t: 'event', key: '', ...story.steps[at]! });
const snapshot = (at: number): Snapshot => ({
  t: 'snapshot',
  seat: 0,
  people: story.people,
  house: story.house,
  help: HELP,
  commitment: '',
  at: Date.now(),
  ...story.steps[at]!,
  said: story.steps.slice(0, at + 1).map((step) => step.said),
});

function screen(...messages: (Snapshot | Event)[]): Screen {
  const made = new Screen();
  for (const message of messages) made.hear(message);
  return made;
}

describe('a screen', () => {
  it('after every event equals a fresh snapshot', () => {
    const told = screen(snapshot(0), event(1), event(2), event(3));
    const fresh = screen(snapshot(3));

    expect(told.view).toEqual(fresh.view);
    expect(told.said).toEqual(fresh.said);
    expect([told.n, told.prompt]).toEqual([fresh.n, fresh.prompt]);
  });

  it('is not changed by events that come twice or late', () => {
    const told = screen(snapshot(0), event(1), event(2));
    const again = screen(snapshot(0), event(1), event(1), event(2), event(1), event(2));

    expect(again.view).toEqual(told.view);
    expect(again.said).toEqual(told.said);
  });

  it('counts its own wrong claims and hints as events, so that the next claim is not late', () => {
    const told = screen(snapshot(0));
    told.hear({ t: 'no', key: 'k', code: 'sentence.wrong_result', details: {}, n: told.n + 1 });
    told.hear({ t: 'no', key: 'k', code: 'numero.not_a_turn', details: {}, n: -1 });

    expect(told.n).toBe(snapshot(0).n + 1);
  });

  it('knows a long game whole if it was there, even where it is told again without its beginning', () => {
    const said = Array.from({ length: 300 }, (_, n) => ({ ...story.steps[0]!.said, n }));
    const later = (n: number): Event => ({ ...event(1), n, said: said[n]! });
    const told = screen({ ...snapshot(0), n: 0, said: said.slice(0, 1) }, ...said.slice(1, 250).map(({ n }) => later(n)));
    const late: Snapshot = { ...snapshot(0), n: 299, said: said.slice(100) };
    told.hear(late);

    expect(told.whole).toEqual(said);
    expect(told.said).toHaveLength(200);
    expect(screen(late).whole).toBeNull();
  });

  it('remembers a farewell', () => {
    const told = screen(snapshot(0));
    told.hear({ t: 'bye', code: 'web.no_such_table', details: {} });

    expect(told.farewell).toBe('web.no_such_table');
  });
});
