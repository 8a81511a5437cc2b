import { expect, test } from 'vitest';
import type { Announcement } from '../lib/wire';
import { turnsLearnt } from './learnt';

const claims = (...said: [seat: number, text: string][]): Announcement[] =>
  said.map(([seat, text]) => ({ code: 'told.claimed', seat, sentence: [text], details: {}, news: [] }) as never);

test('a turn is learnt when another has spoken after it, however many cards it had', () => {
  expect(turnsLearnt(claims([0, '9 + 2 = 11, floor 1'], [0, 'stop']), 0)).toBe(0);
  expect(turnsLearnt(claims([0, '9 + 2 = 11, floor 1'], [0, 'stop'], [1, '1 = 1'], [1, 'stop'], [0, '3']), 0)).toBe(1);
});

test('whoever draws or passes has the same task again', () => {
  expect(turnsLearnt(claims([0, 'draw'], [1, 'draw'], [0, 'take two'], [0, 'pass'], [1, '2 + 4 = 6']), 0)).toBe(0);
});
