import { describe, expect, it } from 'vitest';
import { plain } from '../../../lib/spoken';
import { arcOf, wraps } from './arc';
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
    expect(plain(sentence(jump, open))).toBe(sentenceSaid);
  });

  it('is sent just as it was said, true or not', () => {
    const open = step('9', '2');

    expect(plain(sentence(said(open, '+', '2'), open))).toBe('9 + 2 = 12, floor 2');
    expect(plain(sentence(said(open, '−', '6'), open))).toBe('9 − 2 = 6');
    expect(plain(sentence(said(open, '=', '8'), open))).toBe('9 = 8');
    expect(plain(sentence(said(parity('4'), 'odd', '8'), parity('4')))).toBe('8 is odd');
    expect(plain(sentence(said(near('3'), '+', '4', '2'), near('3')))).toBe('3 + 4 = 2');
  });

  it('may have its sum said in full', () => {
    const open = step('9', '2');

    expect(plain(sentence(said(open, '+', 'sum', '1', '1', '1'), open))).toBe('9 + 2 = 11, floor 1');
    expect(plain(sentence(said(open, '+', 'sum', '1', '2', 'h1'), open))).toBe('9 + 2 = 12, floor 1');
    expect(missing(said(open, '+', 'sum', '1', '1'), open)).toBe('floor');
    expect(plain(sentence(said(step('5', '2'), '+', 'sum', '7'), step('5', '2')))).toBe('5 + 2 = 7');
    expect(missing(said(step('5', '2'), '+', 'sum', '7'), step('5', '2'))).toBeNull();
  });

  it('lands on the floor of a chosen card', () => {
    const open = step('9', '2');

    expect(plain(sentence(said(open, 'h1', '+'), open))).toBe('9 + 2 = 11, floor 1');
    expect(said(open, 'h1', 'h1')).toEqual(STILL);
  });
});

describe('where sums above 9 are asked for', () => {
  const open = { ...step('9', '4'), sums: true };

  it('none is written by itself', () => {
    expect(read(open, '+', 'floor', '3')).toBe('9 + 4 = _ → 3');
    expect(missing(said(open, '+', 'floor', '3'), open)).toBe('sum');
    expect(read(open, '+', '1', '3')).toBe('9 + 4 = 13 → _');
    expect(plain(sentence(said(open, '+', '1', '3', 'h3'), open))).toBe('9 + 4 = 13, floor 3');
  });

  it('a floor above is its own sum, and a sum below ten its own floor', () => {
    const low = { ...step('4', '3'), sums: true };

    expect([said(low, 'h7', '+'), said(low, '+', '7')].map((jump) => [missing(jump, low), plain(sentence(jump, low))])).toEqual([
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
  const move = (start: number, by: number | null, floor: number, stack = 0) => ({ do: 'floor', start, by, floor, stack });

  it('is drawn where the jump has led to', () => {
    expect(arcOf(move(3, 2, 5), [5, null])).toEqual(move(3, 2, 5));
    expect(arcOf(move(9, 1, 0, 1), [4, 0])).toEqual(move(9, 1, 0, 1));
    expect(arcOf(move(3, 2, 5), [8, null])).toBeNull();
  });

  it('is none where nothing was jumped', () => {
    expect(arcOf(move(4, null, 7), [7, null])).toBeNull();
    expect(arcOf(null, [7, null])).toBeNull();
  });

  it('goes out by the roof and comes in at the ground, or the other way', () => {
    const ways = [move(9, 2, 1), move(1, -2, 9), move(3, 2, 5)].map((one) => wraps(arcOf(one, [one.floor])!));

    expect(ways).toEqual([true, true, false]);
  });
});
