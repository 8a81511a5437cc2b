import { describe, expect, it } from 'vitest';
import { asExercise, missing } from './sentence';
import { trial } from './trial';

const lacks = (formula: string, hand: string, ...acts: string[]): string | null => missing(trial(formula, hand).play(...acts));

describe('what is missing', () => {
  it('is a symbol, a number, a digit for the joker, or a card of one’s own', () => {
    expect(lacks('2 _ 4 = _', '6', 'h0')).toBe('symbol');
    expect(lacks('2 _ 4 = _', '6', '+')).toBe('number');
    expect(lacks('2 + 4 = 6', 'J', 'h0', 'left 0')).toBe('joker');
    expect(lacks('2 + 2 = 4', '', '×')).toBe('card');
  });

  it('is nothing when all is said, true or not', () => {
    expect(lacks('2 _ 4 = _', '6', 'h0', '+')).toBeNull();
    expect(lacks('2 _ 4 = _', '7', 'h0', '+')).toBeNull();
    expect(lacks('2 + 4 = 6', '0 0 0 0', 'h0', 'left| 0', 'h1', 'left| 0', 'h2', 'left| 0', 'h3', 'left| 0')).toBeNull();
  });
});

describe('something to count', () => {
  it('is the two numbers and the symbol, without the answer', () => {
    expect(asExercise(trial('12 + 4 = 16', '7').play('h0', 'right 0'))).toEqual({ terms: [12, 7], sign: '+' });
  });

  it('needs both numbers and a symbol', () => {
    expect(asExercise(trial('2 _ 4 = _').play())).toBeNull();
    expect(asExercise(trial('J _ 4 = _').play('+'))).toBeNull();
    expect(asExercise(trial('2 + 4 = 6').play('left 0'))).toBeNull();
  });
});
