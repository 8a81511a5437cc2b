import { describe, expect, it } from 'vitest';
import { factsIn } from './facts';
import { after, due, known, type Grade, type Memory } from './memory';
import vectors from './vectors.json';

const DAY = 86_400_000;

describe('the memory of the page is that of the library', () => {
  it.each(vectors.sentences as [string, [string, boolean][]][])('%s', (text, facts) => {
    expect(factsIn(text).map(({ name, right }) => [name, right])).toEqual(facts);
  });

  it.each(vectors.courses.map((course) => [course] as const))('a fact that is said again and again', (course) => {
    let memory: Memory = {};
    for (const [grade, at, stability, difficulty, then, later, surely] of course as [Grade, ...number[]][]) {
      memory = after(memory, '3+5', grade, at ?? 0);
      const trace = memory['3+5'];
      expect(trace?.stability).toBeCloseTo(stability ?? 0, 8);
      expect(trace?.difficulty).toBeCloseTo(difficulty ?? 0, 8);
      expect(trace?.due).toBe(then);
      expect(known(memory, '3+5', later ?? 0)).toBeCloseTo(surely ?? 0, 8);
    }
  });

  it('the shakiest of what is due comes first', () => {
    const memory = after(after(after({}, '3+5', 'good', 0), '7×8', 'again', 0), '2+2', 'good', 9 * DAY);

    expect(due(memory, 10 * DAY)).toEqual(['7×8', '3+5']);
    expect(due(memory, 0)).toEqual([]);
  });
});
