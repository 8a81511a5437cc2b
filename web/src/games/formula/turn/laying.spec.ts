import { describe, expect, it } from 'vitest';
import { sentence } from './sentence';
import { trial } from './trial';
import { asked } from './turn';

const said = (formula: string, hand: string, ...acts: string[]): string => sentence(trial(formula, hand).play(...acts));

describe('a card of the hand', () => {
  it('covers a card when it is chosen before it', () => {
    expect(said('2 + 4 = 6', '8', 'h0', 'left 0')).toBe('[8] + 4 = 6');
  });

  it('goes where a card was tapped before it', () => {
    expect(said('2 + 4 = 6', '8', 'left 0', 'h0')).toBe('[8] + 4 = 6');
  });

  it('is laid next to a card, at either end', () => {
    expect(said('2 + 4 = 6', '8 4', 'h0', 'answer| 1', 'h1', 'left| 0')).toBe('[4]2 + 4 = 6[8]');
  });

  it('is laid at a place that was tapped first', () => {
    expect(said('2 + 4 = 6', '8', 'answer| 1', 'h0')).toBe('2 + 4 = 6[8]');
  });

  it('completes the first formula, which has one place for it', () => {
    expect(said('2 _ 4 = _', '8 6', 'h1', '+')).toBe('2 + 4 = [6]');
    expect(said('2 _ 4 = _', '8 6', 'h1', 'answer| 0', '+')).toBe('2 + 4 = [6]');
    expect(said('2 _ 4 = _', '8 6', 'answer| 0', 'h1', '+')).toBe('2 + 4 = [6]');
    expect(said('2 _ 4 = _', '8 6', 'h1', 'answer| 0', 'h0', 'answer| 1', '+')).toBe('2 + 4 = [6][8]');
    expect(said('2 _ 4 = _', '8 6', 'h1', 'h1', 'h0', '+')).toBe('2 + 4 = [8]');
  });

  it('goes back on a second tap, and what it covered is seen again', () => {
    expect(said('2 + 4 = 6', '8', 'h0', 'left 0', 'left 0')).toBe('2 + 4 = 6');
    expect(said('2 + 4 = 6', '8', 'h0', 'left 0', 'h0')).toBe('2 + 4 = 6');
  });

  it('gives way to another card of the hand', () => {
    expect(said('2 + 4 = 6', '8 9', 'h0', 'left 0', 'h1', 'left 0')).toBe('[9] + 4 = 6');
    expect(said('2 + 4 = 6', '8 9', 'h0', 'left 0', 'h1', 'left 0', 'left 0')).toBe('2 + 4 = 6');
  });

  it('can be dragged on, and from one place to another', () => {
    expect(said('2 + 4 = 6', '8', 'h0>left 0')).toBe('[8] + 4 = 6');
    expect(said('2 + 4 = 6', '8', 'h0>left 0', 'left 0>answer| 1')).toBe('2 + 4 = 6[8]');
    expect(said('2 + 4 = 6', '8', 'h0>left| 0', 'left 0>left| 2')).toBe('2[8] + 4 = 6');
  });

  it('is let go when it is tapped twice', () => {
    expect(trial('2 + 4 = 6', '8').play('h0', 'h0').held).toBeNull();
  });
});

describe('a card of the table', () => {
  it('goes under when it is tapped, beside a new card without asking for more', () => {
    const turn = trial('10 + 5 = 15', '1').play('h0', 'left 0', 'left 1');

    expect(sentence(turn)).toBe('[1] + 5 = 15');
    expect(turn.under.map((piece) => piece.digit)).toEqual(['0']);
    expect(turn.place).toBeNull();
  });

  it('comes back to its old place', () => {
    expect(said('123 + 5 = 128', '', 'left 1', 'left 0', 'under 0')).toBe('23 + 5 = 128');
    expect(said('123 + 5 = 128', '', 'left 1', 'left 0', 'under 0', 'under 0')).toBe('123 + 5 = 128');
  });

  it('may be dragged elsewhere: whether that is played, the table says', () => {
    expect(said('12 + 4 = 16', '', 'left 0>right| 0')).toBe('2 + 14 = 16');
    expect(said('12 + 4 = 16', '', 'left 0>right 0')).toBe('2 + 1 = 16');
  });
});

describe('numbers of several cards', () => {
  it('grow, and are covered by one card or by two', () => {
    expect(said('12 + 4 = 16', '3', 'left 0', 'left 0', 'h0')).toBe('[3] + 4 = 16');
    expect(said('12 + 4 = 16', '3 5', 'h0', 'left 0', 'h1', 'left 1')).toBe('[3][5] + 4 = 16');
    expect(said('2 + 4 = 6', '1 0', 'h0', 'left 0', 'h1', 'left| 1')).toBe('[1][0] + 4 = 6');
  });
});

describe('a joker', () => {
  it('is asked about as soon as it lies there, and again when its owner wants to', () => {
    const trying = trial('2 + 4 = 6', 'J');
    const laid = trying.play('h0', 'left 0');

    expect(asked(trying.play())).toBeNull();
    expect(asked(laid)?.zone).toBe('hand');
    expect(sentence(trying.play('h0', 'left 0', '=7'))).toBe('[J7] + 4 = 6');
    expect(asked(trying.play('h0', 'left 0', '=7'))).toBeNull();
  });

  it('is named one after the other', () => {
    expect(said('2 + 4 = 6', 'J J', 'h0', 'left 0', 'h1', 'right 0', '=7', '=1')).toBe('[J7] + [J1] = 6');
  });

  it('keeps its digit when it moves, and loses it in the hand', () => {
    expect(said('2 + 4 = 6', 'J', 'h0', 'left 0', '=7', 'left 0>answer| 0')).toBe('2 + 4 = [J7]6');
    expect(said('2 + 4 = 6', 'J', 'h0', 'left 0', '=7', 'left 0', 'h0', 'left 0', '=5')).toBe('[J5] + 4 = 6');
  });

  it('stays what it is where it lies on the table', () => {
    expect(asked(trial('2 + J7 = 9', '8').play())).toBeNull();
    expect(said('2 + J7 = 9', '8', 'h0', 'left 0')).toBe('[8] + J7 = 9');
  });

  it('among the start cards is named by who completes the formula', () => {
    expect(said('J _ 4 = _', '8', '=4', 'h0', '+')).toBe('J4 + 4 = [8]');
  });
});
