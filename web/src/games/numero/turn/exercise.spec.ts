import { describe, expect, it } from 'vitest';
import { asExercise } from './exercise';
import { trial } from './trial';

const table = trial({ centre: '5 3 10 1/2', hand: '8 −2 ×3' });

describe('what is being worked out', () => {
  it.each([
    [['c5', 'c3'], [5, 3], '+'],
    [['c5', 'c3', 'c10'], [5, 3, 10], '+'],
    [['c10', 'h−2'], [10, 2], '−'],
    [['c5', 'h×3'], [5, 3], '×'],
  ])('%s', (acts, terms, sign) => {
    expect(asExercise(table.play(...acts))).toEqual({ terms, sign });
  });

  it('is with the sign that the player has entered', () => {
    expect(asExercise(table.play('c10', 'c5', "'−"))).toEqual({ terms: [10, 5], sign: '−' });
  });

  it.each([[[]], [['c5']], [['h8']]])('nothing, with %j', (acts: string[]) => {
    expect(asExercise(table.play(...acts))).toBeNull();
  });
});
