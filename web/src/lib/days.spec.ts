import { expect, it } from 'vitest';
import { dayOf, sayDay } from '../everyday/days';
import { sayAgo } from './days';

it('a day is that of the device, from midnight to midnight', () => {
  expect(dayOf(new Date(2026, 10, 7, 0, 1))).toBe('2026-11-07');
  expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe('2026-11-07');
});

it('what happened late yesterday was yesterday, however few hours ago', () => {
  const now = new Date(2026, 10, 17, 0, 30).getTime();

  expect(sayAgo(new Date(2026, 10, 17, 0, 10).getTime(), now)).toBe('today');
  expect(sayAgo(new Date(2026, 10, 16, 23, 50).getTime(), now)).toBe('yesterday');
  expect(sayAgo(new Date(2026, 10, 14, 9).getTime(), now)).toBe('3 days ago');
});

it('a day is told with its month', () => {
  expect(sayDay('2026-11-17')).toMatch(/17 November|November 17/);
  expect(sayDay('soon')).toBe('soon');
});
