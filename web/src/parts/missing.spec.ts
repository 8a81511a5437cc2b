import { flushSync, mount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableSession } from '../lib/session.svelte';
import type { Person } from '../lib/wire';
import Missing from './Missing.svelte';

const person = { seat: 1, kind: 'person', name: 'Mia', player: '', help_level: '', here: false } satisfies Person;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function missing(
  patience: number,
  busy: string[] = [],
): { press: (name: string) => void; asked: unknown[][]; words: () => string } {
  const asked: unknown[][] = [];
  const sitting = { busy, screen: { house: { patience_seconds: patience } }, ask: (...what: unknown[]) => asked.push(what) };
  mount(Missing, { target: document.body, props: { sitting: sitting as unknown as TableSession, person } });
  flushSync();
  const press = (name: string): void => {
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(name))?.click();
    flushSync();
  };
  return { press, asked, words: () => document.body.textContent ?? '' };
}

it('asks at once whether to wait, and whoever waits is asked no more', () => {
  const { press, asked, words } = missing(60);

  expect(words()).toContain('Mia isn’t here. Wait, or let the computer go on?');
  press('Wait');
  vi.advanceTimersByTime(600_000);

  expect([words().trim(), asked]).toEqual(['', []]);
});

it('says of whoever does a task that they are busy, and not with what', () => {
  expect(missing(60, ['Mia']).words()).toContain('Mia is busy with something else.');
});

it('lets the computer go on when the time is over that the table gives everybody to come back', () => {
  const { press, asked, words } = missing(60);
  vi.advanceTimersByTime(20_000);

  press('Let the computer go on');
  vi.advanceTimersByTime(39_000);
  expect([asked, words()]).toEqual([[], expect.stringContaining('If Mia isn’t back')]);
  vi.advanceTimersByTime(5000);

  expect(asked).toEqual([['stand_in', { seat: 1 }]]);
});
