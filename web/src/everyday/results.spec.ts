import { beforeEach, expect, test } from 'vitest';
import { forget, read, results, seriesIn, since, takeIn, textOf, write, type Result } from './results';

const TASK = 'find; numero times-divide; deal 4b 1234; with ×7; count 10';
const ada: Result = { task: TASK, name: 'Zoë', done: 10, alone: 7, facts: { '7×8': [5, 2], '3+7': [1, 0] } };

beforeEach(() => localStorage.clear());

test('a result is the same after its way, as a line and in a link', () => {
  expect(read(write(ada))).toEqual(ada);
  expect(read(`http://school.test/#/club/results/${write(ada)}`)).toEqual(ada);
});

test('no part of a result is taken for a whole one, and nothing else is', () => {
  const line = write(ada);
  for (let end = 1; end < line.length; end++) expect(read(line.slice(0, end))).toBeNull();
  for (const other of ['', 'hello', '2.abc.def', write({ ...ada, facts: { '7×99': [1, 0] } })]) expect(read(other)).toBeNull();
});

test('of each child the last result of a task counts', () => {
  expect(takeIn(`${write({ ...ada, done: 3 })}\nhello\n${write({ ...ada, name: 'Ben' })}`)).toBe(2);
  expect(takeIn(write(ada))).toBe(1);
  expect(results().map(({ name, done }) => [name, done])).toEqual([
    ['Zoë', 10],
    ['Ben', 10],
  ]);
  expect(takeIn(`${write({ ...ada, done: 3 })} ${write({ ...ada, done: 4 })}`)).toBe(2);
  expect(results()).toHaveLength(2);
});

test('a class that is deleted takes the results of its tasks with it', () => {
  takeIn(write(ada));
  takeIn(write({ ...ada, task: TASK.replace('4b', '5a') }));
  forget('4b');
  expect(results().map(({ task }) => seriesIn(task).fact)).toEqual(['×7']);
  forget();
  expect(results()).toEqual([]);
});

test('only what was said since the task began is told, wrong ones first', () => {
  const before = { '3+5': [4, 1], '2+2': [1, 0] } satisfies Result['facts'];
  const now = { '2+2': [3, 0], '3+5': [6, 2], '1+1': [1, 0] } satisfies Result['facts'];
  expect(Object.entries(since(before, now))).toEqual([
    ['3+5', [2, 1]],
    ['2+2', [2, 0]],
    ['1+1', [1, 0]],
  ]);
});

test('a link tells its task', () => {
  const link = `1.${btoa('play; numberloor basic; deal 4b; minutes 15').replaceAll('=', '')}.abcdef`;
  expect(seriesIn(textOf(link))).toEqual({ game: 'numberloor', level: 'basic', fact: '', count: 0, minutes: 15 });
  expect(textOf(TASK)).toBe(TASK);
});
