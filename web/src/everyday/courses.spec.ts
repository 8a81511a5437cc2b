import { beforeEach, expect, test } from 'vitest';
import { beginTime, courseOf, noteStep, standStill } from './courses';

beforeEach(() => localStorage.clear());

test('each step counts once, and help is remembered', () => {
  noteStep('ten', 1, false);
  noteStep('ten', 1, false);
  noteStep('ten', 2, true);

  expect(courseOf('ten')).toEqual({ done: 2, alone: 1, until: 0 });
  expect(courseOf('other')).toEqual({ done: 0, alone: 0, until: 0 });
});

test('the time of games is kept beside what is done', () => {
  noteStep('games', 1, false);
  beginTime('games', 900);

  expect(courseOf('games')).toEqual({ done: 1, alone: 1, until: 900 });
});

test('the time of games stands still while everybody pauses', () => {
  standStill('games', 300);
  expect(courseOf('games').until).toBe(0);
  beginTime('games', 900);
  standStill('games', 300);

  expect(courseOf('games').until).toBe(1200);
});

test('of very many tasks the last are remembered', () => {
  for (let at = 0; at < 60; at++) noteStep(`task ${at}`, 1, false);

  expect(courseOf('task 0').done).toBe(0);
  expect(courseOf('task 59').done).toBe(1);
});
