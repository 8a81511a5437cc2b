import { expect, it } from 'vitest';
import { sampleCard } from '../../lib/cards';
import type { NumberloorView, Announcement } from '../../lib/wire';
import { soundOf } from './tunes';

const said = (text: string): Announcement =>
  ({ code: 'told.claimed', details: {}, text, seat: 0, n: 1 }) as unknown as Announcement;
const view = (left: string, stars = [0, 0]): NumberloorView => ({ left: sampleCard(left), stars }) as unknown as NumberloorView;

/** The notes from low to high, as the ear compares them. */
function heard(text: string, before: NumberloorView, after = before): number[] {
  return (soundOf(said(text), before, after) ?? []).map(([frequency]) => frequency);
}

it('a jump up is heard as going up, and a jump down as going down', () => {
  const [from, to] = heard('3 + 2 = 5', view('3'));
  expect(to).toBeGreaterThan(from!);

  const [above, below] = heard('5 − 3 = 2', view('☾5'));
  expect(below).toBeLessThan(above!);
});

it('a floor sounds the same however it is said', () => {
  const five = heard('3 + 2 = 5', view('3')).at(-1);

  for (const text of ['5 = 5', '5 is odd', 'night 9 + 6 = 15, floor 5', '15 − 0 = 5'])
    expect(heard(text, view('5')).at(-1)).toBe(five);
  expect(heard('5 on 4', view('9')).at(-1)).toBe(five);
  expect(heard('5 on left 4', view('4')).at(0)).toBe(heard('4 = 4', view('4')).at(-1));
});

it('next door on the stack is next door on the keys', () => {
  const [from, to] = heard('5 on 4', view('4'));

  expect([from, to]).toEqual([392, 440]);
});

it('a star dances, whatever brought it', () => {
  expect(heard('5 on 4', view('4', [0, 0]), view('5', [1, 0]))).toHaveLength(6);
});

it('balloons and taken cards have sounds of their own, and the rest sounds as everywhere', () => {
  const sounds = ['balloon 3', 'take two', '3 + 2 = 5'].map((text) => heard(text, view('3')).join());
  expect(new Set(sounds).size).toBe(3);
  expect(heard('pass', view('3'))).toEqual(heard('take two', view('3')));
  expect(soundOf(said('stop'), view('3'), view('3'))).toBeNull();
  expect(soundOf(said('go on'), view('3'), view('3'))).toBeNull();
});
