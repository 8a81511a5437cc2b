import { describe, expect, it } from 'vitest';
import { arcOf, wraps, type Arc } from './arc';
import { movesIn } from './chain';
import { choose, erase, press, reopen, STILL, turn, type Jump, type Open, type Slot, type Way } from './jump';
import { missing, sentence } from './sentence';
import { strip } from './strip';

const step = (floor: string, by: string): Open => ({ floor, step: by, parity: false, sums: false });
const near = (floor: string): Open => ({ floor, step: '', parity: false, sums: false });
const parity = (floor: string): Open => ({ floor, step: '', parity: true, sums: false });
const WAYS: readonly string[] = ['+', '−', '=', 'odd', 'even'];
const SLOTS: readonly string[] = ['sum', 'step', 'floor'];

/** Keys in the order in which they are pressed; `h7` is a card of the hand, `sum` a tap on that blank. */
function said(open: Open, ...keys: string[]): Jump {
  return keys.reduce((jump, key) => {
    if (WAYS.includes(key)) return turn(jump, key as Way);
    if (SLOTS.includes(key)) return { ...jump, slot: key as Slot };
    if (key.startsWith('h')) return choose(jump, Number(key.slice(1)), key.slice(1));
    return key === 'back' ? erase(jump) : press(jump, key, open);
  }, STILL);
}

/** The strip as it is read. */
function read(open: Open, ...keys: string[]): string {
  const bits = strip(said(open, ...keys), open, false).flatMap((part) => part.bits);
  return bits.map((bit) => (bit.kind === 'word' ? bit.word : bit.text || '_')).join(' ');
}

describe('a jump', () => {
  it.each([
    [step('5', '2'), ['+', '7'], '5 + 2 = 7'],
    [step('5', '2'), ['−', '3'], '5 − 2 = 3'],
    [step('9', '2'), ['+', '1'], '9 + 2 = 11, floor 1'],
    [step('0', '3'), ['−', '7'], '10 − 3 = 7'],
    [step('1', '3'), ['−', '8'], '11 − 3 = 8'],
    [step('5', '2'), ['=', '5'], '5 = 5'],
    [parity('4'), ['odd', '7'], '7 is odd'],
    [parity('4'), ['=', '4'], '4 = 4'],
    [near('9'), ['+', '2', '1'], '9 + 2 = 11, floor 1'],
    [near('9'), ['−', '1', '8'], '9 − 1 = 8'],
  ])('is said by its way and its floor', (open, keys, sentenceSaid) => {
    const jump = said(open, ...keys);

    expect(missing(jump, open)).toBeNull();
    expect(sentence(jump, open)).toBe(sentenceSaid);
  });

  it('is sent just as it was said, true or not', () => {
    const open = step('9', '2');

    expect(sentence(said(open, '+', '2'), open)).toBe('9 + 2 = 12, floor 2');
    expect(sentence(said(open, '−', '6'), open)).toBe('9 − 2 = 6');
    expect(sentence(said(open, '=', '8'), open)).toBe('9 = 8');
    expect(sentence(said(parity('4'), 'odd', '8'), parity('4'))).toBe('8 is odd');
    expect(sentence(said(near('3'), '+', '4', '2'), near('3'))).toBe('3 + 4 = 2');
  });

  it('may have its sum said in full', () => {
    const open = step('9', '2');

    expect(sentence(said(open, '+', 'sum', '1', '1', '1'), open)).toBe('9 + 2 = 11, floor 1');
    expect(sentence(said(open, '+', 'sum', '1', '2', 'h1'), open)).toBe('9 + 2 = 12, floor 1');
    expect(missing(said(open, '+', 'sum', '1', '1'), open)).toBe('floor');
    expect(sentence(said(step('5', '2'), '+', 'sum', '7'), step('5', '2'))).toBe('5 + 2 = 7');
    expect(missing(said(step('5', '2'), '+', 'sum', '7'), step('5', '2'))).toBeNull();
  });

  it('lands on the floor of a chosen card', () => {
    const open = step('9', '2');

    expect(sentence(said(open, 'h1', '+'), open)).toBe('9 + 2 = 11, floor 1');
    expect(said(open, 'h1', 'h1')).toEqual(STILL);
  });
});

describe('where sums above 9 are asked for', () => {
  const open = { ...step('9', '4'), sums: true };

  it('none is written by itself', () => {
    expect(read(open, '+', 'floor', '3')).toBe('9 + 4 = _ → 3');
    expect(missing(said(open, '+', 'floor', '3'), open)).toBe('sum');
    expect(read(open, '+', '1', '3')).toBe('9 + 4 = 13 → _');
    expect(sentence(said(open, '+', '1', '3', 'h3'), open)).toBe('9 + 4 = 13, floor 3');
  });

  it('a floor above is its own sum, and a sum below ten its own floor', () => {
    const low = { ...step('4', '3'), sums: true };

    expect([said(low, 'h7', '+'), said(low, '+', '7')].map((jump) => [missing(jump, low), sentence(jump, low)])).toEqual([
      [null, '4 + 3 = 7'],
      [null, '4 + 3 = 7'],
    ]);
  });
});

it('says what is missing, and asks no rule', () => {
  const open = step('9', '2');

  expect(missing(STILL, open)).toBe('nothing');
  expect(missing(said(open, 'h5'), open)).toBe('way');
  expect(missing(said(open, '+'), open)).toBe('floor');
  expect(missing(said(near('9'), '+'), near('9'))).toBe('step');
  const odd = parity('4');
  expect([missing(STILL, odd), missing(said(odd, 'h5'), odd)]).toEqual(['both', 'kind']);
});

describe('the strip', () => {
  it('leaves a blank for everything that the player has not said', () => {
    expect(read(step('9', '2'))).toBe('');
    expect(read(step('9', '2'), '+')).toBe('9 + 2 = _ → _');
    expect(read(step('9', '2'), 'h1', '+')).toBe('9 + 2 = 11 → 1');
    expect(read(step('0', '3'), '−', '7')).toBe('10 − 3 → 7');
    expect(read(near('9'), '+', 'floor', '1')).toBe('9 + _ = _ → 1');
    expect(read(step('9', '2'), '−')).toBe('9 − 2 → _');
    expect(read(near('9'), '−')).toBe('9 − _ → _');
    expect(read(parity('4'), 'even')).toBe('_ is even');
    expect(read(step('9', '2'), '=')).toBe('9 = _');
    expect(read(step('9', '2'), 'h3')).toBe('floor 3');
  });

  it('begins with the night out of turn', () => {
    const bits = strip(said(step('9', '2'), '+'), step('9', '2'), true)[0]?.bits ?? [];

    expect(bits[0]).toEqual({ kind: 'word', word: 'night' });
  });
});

describe('changing one’s mind', () => {
  it('takes back one thing after the other', () => {
    const open = step('9', '2');

    expect(read(open, '+', 'sum', '1', '1', '1', 'back')).toBe('9 + 2 = 11 → _');
    expect(read(open, '+', 'sum', '1', '1', 'back')).toBe('9 + 2 = 1 → _');
    expect(read(open, '+', 'back')).toBe('');
    expect(read(near('9'), '+', '2', 'back')).toBe('9 + _ = _ → _');
    expect(read(open, '+', '+')).toBe('');
  });

  it('keeps the way after a wrong claim, and opens the rest', () => {
    const open = step('9', '2');

    expect(reopen(said(open, '+', 'sum', '1', '2', '1'))).toEqual({ ...STILL, way: '+' });
    expect(reopen(said(parity('4'), 'odd', '8'))).toEqual(STILL);
  });
});

describe('an arc', () => {
  const arc = (text: string, left: number, by: number | null = 2): Arc | null => arcOf(text, { left, right: null, step: by });

  it('is drawn as it was said', () => {
    expect(arc('3 + 2 = 5', 5)).toEqual({ from: 3, by: 2, to: 5, stack: 0 });
    expect(arc('2 + 3 = 5', 5)).toEqual({ from: 3, by: 2, to: 5, stack: 0 });
    expect(arc('night 5 − 2 = 3', 3)).toEqual({ from: 5, by: -2, to: 3, stack: 0 });
    expect(arc('5 = 5', 5)).toEqual({ from: 5, by: 0, to: 5, stack: 0 });
    expect(arc('9 + 1 = 10, floor 0', 0, null)).toEqual({ from: 9, by: 1, to: 0, stack: 0 });
  });

  it('goes out by the roof and comes in at the ground, or the other way', () => {
    expect(arc('9 + 2 = 11, floor 1', 1)).toEqual({ from: 9, by: 2, to: 1, stack: 0 });
    expect(arc('11 − 2 = 9', 9)).toEqual({ from: 1, by: -2, to: 9, stack: 0 });
    expect(arc('1 − 2 = −1', 9)).toEqual({ from: 1, by: -2, to: 9, stack: 0 });
    expect(['9 + 2 = 11, floor 1', '3 + 2 = 5'].map((text) => wraps(arc(text, text.startsWith('9') ? 1 : 5)!))).toEqual([
      true,
      false,
    ]);
  });

  it('is none where nothing was jumped', () => {
    for (const text of ['', 'stop', 'take two', 'balloon 3', '7 is odd', '7']) expect(arc(text, 7)).toBeNull();
    expect(arc('3 + 2 = 5', 8)).toBeNull();
  });

  it('goes next door on the stack that was laid on', () => {
    expect(arcOf('5 on 4', { left: 5, right: 9, step: null })).toEqual({ from: 4, by: 1, to: 5, stack: 0 });
    expect(arcOf('0 on 9', { left: 4, right: 0, step: null })).toEqual({ from: 9, by: 1, to: 0, stack: 1 });
    expect(arcOf('9 on right 0', { left: 9, right: 9, step: null })).toEqual({ from: 0, by: -1, to: 9, stack: 1 });
    expect(arcOf('4 on 4', { left: 4, right: 0, step: null })).toEqual({ from: 4, by: 0, to: 4, stack: 0 });
  });
});

describe('a chain', () => {
  it('is cut into its moves', () => {
    expect(movesIn('5, 7, 9, balloon 3, 6, 3')).toEqual(['5', '7', '9', 'balloon 3', '6', '3']);
    expect(movesIn('9 + 2 = 11, floor 1; stop')).toEqual(['9 + 2 = 11, floor 1', 'stop']);
    expect(movesIn('5 then floor 7')).toEqual(['5', 'floor 7']);
    expect(movesIn(' , ')).toEqual([]);
    expect(movesIn('5. 7. Balloon 3. 6.')).toEqual(['5', '7', 'Balloon 3', '6']);
    expect(movesIn('9 plus 2 is 11, Floor 1')).toEqual(['9 plus 2 is 11, Floor 1']);
  });

  it('is cut at an and that does not add', () => {
    expect(movesIn('5 and 7, and then 9')).toEqual(['5', '7', '9']);
    expect(movesIn('3 and 2 is 5')).toEqual(['3 and 2 is 5']);
    expect(movesIn('3 and 2 is 5 and 5 and 2 is 7')).toEqual(['3 and 2 is 5', '5 and 2 is 7']);
    expect(movesIn('3 + 2 = 5 and 5 + 2 = 7')).toEqual(['3 + 2 = 5', '5 + 2 = 7']);
    expect(movesIn('5 and stop')).toEqual(['5', 'stop']);
  });
});
