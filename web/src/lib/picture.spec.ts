import { describe, expect, it } from 'vitest';
import { notation } from '../dev/notation';
import { exercise, pictures } from './picture';

describe('the exercise of a sentence', () => {
  it.each([
    ['5 + 3 = 9', [5, 3], '+'],
    ['5g + 3r + 4 = 9', [5, 3, 4], '+'],
    ['[10]a − 2 = 7', [10, 2], '−'],
    ['10 - 2 = 7', [10, 2], '−'],
    ['4 @× 3 = 13', [4, 3], '×'],
    ['12 ÷ 4 = 4', [12, 4], '÷'],
    ['3² = 6', [3, 3], '×'],
    ['5 squared is 10', [5, 5], '×'],
  ])('%s', (said, terms, sign) => {
    expect(exercise(notation(said))).toEqual({ terms, sign });
  });

  it.each(['10 = 9', '√9 = 2', '2/3 of 9 = 5', '3³ = 6', '10 − 2 − 3 = 4', 'hello'])('there is none for %s', (said) => {
    expect(exercise(notation(said))).toBeNull();
  });
});

describe('the pictures', () => {
  it('a sum gets a ten-frame and a number line', () => {
    expect(pictures({ terms: [5, 3], sign: '+' })).toEqual([
      { kind: 'frame', exercise: { terms: [5, 3], sign: '+' } },
      { kind: 'line', start: 5, from: 0, to: 20 },
    ]);
  });

  it('the line ends well behind the result', () => {
    expect(pictures({ terms: [15, 12], sign: '+' }).at(-1)).toEqual({ kind: 'line', start: 15, from: 0, to: 40 });
    expect(pictures({ terms: [2, 10], sign: '−' })).toEqual([{ kind: 'line', start: 2, from: -20, to: 20 }]);
  });

  it('multiplying gets rows, dividing gets dots in rows', () => {
    expect(pictures({ terms: [4, 3], sign: '×' })).toEqual([{ kind: 'rows', rows: 3, each: 4, count: 12, share: false }]);
    expect(pictures({ terms: [12, 4], sign: '÷' })).toEqual([{ kind: 'rows', rows: 3, each: 4, count: 12, share: true }]);
  });

  it('a short walk among large numbers is on a piece of the line, which tells nothing', () => {
    expect(pictures({ terms: [98, 7], sign: '+' })).toEqual([{ kind: 'line', start: 98, from: 80, to: 120 }]);
    expect(pictures({ terms: [98, 7], sign: '−' })).toEqual([{ kind: 'line', start: 98, from: 80, to: 120 }]);
    expect(pictures({ terms: [834, 32], sign: '+' })).toEqual([{ kind: 'line', start: 834, from: 790, to: 870 }]);
  });

  it('large numbers get none', () => {
    expect(pictures({ terms: [90, 80], sign: '+' })).toEqual([]);
    expect(pictures({ terms: [40, 30], sign: '×' })).toEqual([]);
  });
});
