import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remember } from '../club/keys';
import { noteStep } from './courses';
import { classOf, tell } from './telling';

const TASK = 'find; numero times-divide; deal 4b 1234; with ×7; count 10';
const asked: { url: string; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});

function answering(status: number): void {
  vi.stubGlobal('fetch', (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return Promise.resolve(Response.json(status === 200 ? {} : { code: 'club.over', details: {} }, { status }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('the teacher of a lesson is told how far one has come', async () => {
  answering(200);
  remember('abc', { name: '4b', token: 'mine', entrant: 3 });
  noteStep(TASK, 1, false);

  expect(await tell(TASK)).toBe(true);
  expect(asked.map(({ url }) => url.slice(url.indexOf('api')))).toEqual(['api/clubs/abc/task']);
  expect(asked[0]?.body).toEqual({ token: 'mine', task: TASK, done: 1, alone: 1, facts: [] });
});

test('nothing is sent of a task from elsewhere, nor by a device that has no name there', async () => {
  answering(200);
  remember('abc', { name: '5a', token: 'mine', entrant: 3 });
  remember('def', { name: '4b', key: 'the desk' });

  expect(await tell(TASK)).toBe(false);
  expect(classOf(TASK)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('after the lesson nobody says that the teacher has it', async () => {
  answering(400);
  remember('abc', { name: '4b', token: 'mine', entrant: 3 });

  expect(await tell(TASK)).toBe(false);
});
