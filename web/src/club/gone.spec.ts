import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { courseOf, noteStep } from '../everyday/courses';
import { memory, note } from '../learning/keeping';
import { heldTables, hold } from '../lib/seats';
import { forgetGone } from './gone';
import { kept, keptClubs, remember } from './keys';

const TASK = 'play; numero full; deal 4b 1234; minutes 5';
const SEAT = { game: 'numero', level: '', way: 'friends', code: '', seats: [], over: false } as const;
const tables = (): string[] => heldTables().map(({ table }) => table);

beforeEach(() => {
  localStorage.clear();
  remember('gone', { name: '4b', entrant: 1, token: 'me' });
  remember('open', { name: '5a', entrant: 1, token: 'me' });
  remember('mine', { name: '6c', key: 'k' });
  hold({ ...SEAT, seats: [], table: 'own' });
  for (const club of ['gone', 'open', 'mine']) hold({ ...SEAT, seats: [], table: `of ${club}`, club });
  hold({ ...SEAT, seats: [], table: 'task', lesson: 'gone' });
  note('3 + 5 = 9', false, 1000, 'gone');
  noteStep(TASK, 1, false);
});
afterEach(() => void vi.unstubAllGlobals());

it('forgets a class that was deleted while this device was away, with its tables, tasks and sums', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: unknown) => {
    asked.push(String(url).split('/').at(-1) ?? '');
    const gone = asked.at(-1) === 'gone';
    return Promise.resolve(Response.json(gone ? { code: 'web.no_such_club', details: {} } : {}, { status: gone ? 404 : 200 }));
  });

  await forgetGone();

  expect(asked.toSorted()).toEqual(['gone', 'open']);
  expect(keptClubs().map(({ club }) => club)).toEqual(['mine', 'open']);
  expect(tables()).toEqual(['of mine', 'of open', 'own']);
  expect(memory()).toEqual({});
  await vi.waitFor(() => expect(courseOf(TASK).done).toBe(0));
});

it('forgets nothing where nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));

  await forgetGone();

  expect(tables()).toHaveLength(5);
  expect(courseOf(TASK).done).toBe(1);
});

it('forgets what a child has done when another takes the tablet', async () => {
  remember('gone', { entrant: 2, token: 'somebody else' });

  expect(kept('gone').entrant).toBe(2);
  expect(tables()).not.toContain('of gone');
  expect(memory()).toEqual({});
  await vi.waitFor(() => expect(courseOf(TASK).done).toBe(0));
});
