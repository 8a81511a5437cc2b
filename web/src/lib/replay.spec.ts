import { expect, it } from 'vitest';
import { answer } from '../dev/fake';
import { tableOf } from '../games/games';
import { firstFace, OPEN, Replay } from './replay.svelte';
import type { Record } from './wire';

async function replay(at = 0): Promise<Replay> {
  const record = (await (await answer('http://x/api/tables/numbers/record')).json()) as Record;
  return new Replay(record, await tableOf(firstFace(record)), at);
}

it('with open hands everybody is seen, and the table shows no hand of its own', async () => {
  const looking = await replay();

  expect(looking.viewer).toBe(OPEN);
  expect(looking.seen.map((person) => person.name)).toEqual(['Mia', 'Dot']);
  expect(looking.view?.hand).toBeNull();
});

it('with the eyes of a seat only its own hand is seen', async () => {
  const looking = await replay();
  looking.viewer = 0;

  expect(looking.seen.map((person) => person.name)).toEqual(['Mia']);
  expect(looking.view?.hand).toEqual(looking.record.steps[0]?.hands[0]);
});

it('never leaves the game', async () => {
  const looking = await replay(99);
  expect(looking.at).toBe(10);

  expect(looking.go(-5)).toBe(true);
  expect(looking.at).toBe(0);
  expect(looking.go(-1)).toBe(false);
});

it.each([
  ['ArrowRight', 5],
  ['ArrowLeft', 3],
  ['Home', 0],
  ['End', 10],
  ['x', null],
])('%s leads to step %s', async (key, step) => {
  expect((await replay(4)).toward(key)).toBe(step);
});

it('calls people of a game that was brought along by their seats', async () => {
  const { record, parts } = await replay();
  const people = record.people.map((person) => ({ ...person, name: '' }));
  const steps = record.steps.map((step) => ({ ...step, said: step.said && { ...step.said, details: { name: '' } } }));
  const brought = new Replay({ ...record, people, steps }, parts);

  expect(brought.people.map((person) => person.name)).toEqual(['Seat 1', 'Seat 2']);
  expect(brought.lines[2]).toBe('Seat 2 discards 8.');
});
