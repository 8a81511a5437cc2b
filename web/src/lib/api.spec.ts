import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { join, makeTable, Refused } from './api';
import type { JoinRequest } from './wire';

const WISH: JoinRequest = { code: 'lemon-otter-window-drum', name: 'Brave Otter' };
const JOINED = { table: 't1', seat: 1, token: 'secret' };

/** A server that fails until it has been asked so many times; returns the keys it was given. */
function serverThatFails(times: number, status = 0): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_: URL, request: RequestInit) => {
    keys.push((JSON.parse(String(request.body)) as { key: string }).key);
    if (keys.length > times) return Promise.resolve(Response.json(JOINED, { status: 201 }));
    if (status) return Promise.resolve(Response.json({ code: 'table.bad_name', details: {} }, { status }));
    return Promise.reject(new TypeError('offline'));
  });
  return keys;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says a wish again under the same key until it is answered', async () => {
  const keys = serverThatFails(2);
  const joined = join(WISH);
  await vi.runAllTimersAsync();
  expect(await joined).toEqual(JOINED);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
});

it('keeps the key for whoever presses the button again, and then takes a new one', async () => {
  const keys = serverThatFails(3);
  const lost = expect(join(WISH)).rejects.toThrow('app.offline');
  await vi.runAllTimersAsync();
  await lost;
  await join(WISH);
  await join(WISH);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

it('does not repeat what was refused', async () => {
  const keys = serverThatFails(1, 400);
  await expect(join(WISH)).rejects.toBeInstanceOf(Refused);
  await join(WISH);
  expect(new Set(keys).size).toBe(2);
});

it('takes another key for another wish', async () => {
  const keys = serverThatFails(0);
  const table = { game: 'numero', level: 'full', settings: {}, way: 'friends', seats: [], house: {} } as const;
  await Promise.all([makeTable({ ...table, seats: [] }), makeTable({ ...table, level: 'fractions', seats: [] })]);
  expect(new Set(keys).size).toBe(2);
});
