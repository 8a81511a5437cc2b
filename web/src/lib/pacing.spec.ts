import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pacing } from './pacing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows at once what needs no pause', () => {
  const seen: string[] = [];

  new Pacing<string>((what) => seen.push(what)).add('a', null);

  expect(seen).toEqual(['a']);
});

it('keeps the order, whatever the pauses', () => {
  const seen: string[] = [];
  const pacing = new Pacing<string>((what) => seen.push(what));
  pacing.add('slow', 1000);
  pacing.add('quick', null);
  pacing.add('slow again', 500);

  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['slow', 'quick']);
  vi.advanceTimersByTime(500);
  expect(seen).toEqual(['slow', 'quick', 'slow again']);
});

it('can be skipped', () => {
  const seen: string[] = [];
  const pacing = new Pacing<string>((what) => seen.push(what));
  pacing.add('slow', 1000);
  pacing.add('later', 1000);

  pacing.skip();
  vi.advanceTimersByTime(5000);

  expect(seen).toEqual(['slow', 'later']);
});

it('can be cleared, as before a fresh view', () => {
  const seen: string[] = [];
  const pacing = new Pacing<string>((what) => seen.push(what));
  pacing.add('stale', 1000);

  pacing.clear();
  vi.advanceTimersByTime(5000);

  expect(seen).toEqual([]);
});

it('makes no more pauses once somebody is in a hurry, also for what has not come yet', () => {
  const seen: string[] = [];
  const pacing = new Pacing<string>((what) => seen.push(what));
  pacing.add('slow', 1000);

  pacing.hurry();
  vi.advanceTimersByTime(0);
  pacing.add('came later', 1000);
  vi.advanceTimersByTime(0);
  expect(seen).toEqual(['slow', 'came later']);

  pacing.calm();
  pacing.add('slow again', 1000);
  vi.advanceTimersByTime(999);
  expect(seen).toHaveLength(2);
});

it('waits while somebody reads, even in a hurry, but for what needs no pause', () => {
  const seen: string[] = [];
  const pacing = new Pacing<string>((what) => seen.push(what));
  pacing.hold(true);
  pacing.add('a person', null);
  pacing.add('the computer', 1000);
  pacing.add('after it', null);

  pacing.hurry();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['a person']);

  pacing.hold(false);
  vi.advanceTimersByTime(0);
  expect(seen).toEqual(['a person', 'the computer', 'after it']);
});
