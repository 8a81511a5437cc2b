import { describe, expect, it } from 'vitest';
import { clubView, pupil } from '../dev/plans';
import type { ChildSeen, ClubEntrant, Curriculum, Game } from '../lib/wire';
import { suggestions } from './levels';

const entrant = (level: string): ClubEntrant => pupil(0, 'Ada', { level });
const games = [
  { name: 'numero', levels: [{ name: 'low' }, { name: 'mid' }, { name: 'aside' }, { name: 'high' }] },
] as unknown as Game[];
const known = {
  levels: { numero: { low: { like: '', topics: ['sums_10'] }, aside: { like: 'mid', topics: [] } } },
} as unknown as Pick<Curriculum, 'levels'>;
const child = (sums: number, wrong: number, helped = 0): ChildSeen =>
  ({ entrant: 0, name: 'Ada', sums, erred: wrong, helped, thin: sums < 10, habits: [] }) as unknown as ChildSeen;

function suggested(seen: ChildSeen, level = ''): string {
  const terms = { game: 'numero', options: { level: 'mid' } };
  return suggestions(clubView({ terms, entrants: [entrant(level)] }), [seen], games, known)[0]?.level ?? '';
}

describe('another level', () => {
  it('is harder for whoever has nearly all right, and needs little help', () => {
    expect(suggested(child(10, 1))).toBe('high');
    expect(suggested(child(10, 1, 5))).toBe('');
  });
  it('is easier for whoever has many wrong', () => {
    expect(suggested(child(10, 5))).toBe('low');
  });
  it('is easier for whoever hardly finds anything, however few sums that are', () => {
    expect(suggested({ ...child(0, 0), idle: true })).toBe('low');
    expect(suggested({ ...child(12, 0), idle: true })).toBe('low');
  });
  it('is not one within ten for whoever loses tens', () => {
    const habits = [{ way: 'lost_ten', seen: 3, examples: [] }];
    expect(suggested({ ...child(10, 5), habits })).toBe('');
    expect(suggested({ ...child(10, 5), habits }, 'high')).toBe('mid');
  });
  it('is never another way to play the same, and is found from there too', () => {
    expect(suggested(child(10, 1), 'mid')).toBe('high');
    expect(suggested(child(10, 1), 'aside')).toBe('high');
    expect(suggested(child(10, 5), 'aside')).toBe('low');
    expect(suggested(child(10, 5), 'high')).toBe('mid');
  });
  it('is none in between, before enough was said, and beyond the last', () => {
    expect(suggested(child(10, 3))).toBe('');
    expect(suggested(child(7, 0))).toBe('');
    expect(suggested(child(20, 0), 'high')).toBe('');
  });
});
