import { expect, it } from 'vitest';
import type { Note } from '../../lib/sound';
import type { Announcement, NumberloorMove, NumberloorView } from '../../lib/wire';
import { soundOf } from './tunes';

const move = (what: string, start = 0, floor = 0): NumberloorMove => ({ do: what, start, by: floor - start, floor, stack: 0 });
const view = (stars = [0, 0]): NumberloorView => ({ stars }) as unknown as NumberloorView;
const sound = (made: NumberloorMove, after = view()): readonly Note[] | null =>
  soundOf({ move: made } as Announcement, view(), after);

/** The notes from low to high, as the ear compares them. */
function heard(made: NumberloorMove, after = view()): number[] {
  return (sound(made, after) ?? []).map(([frequency]) => frequency);
}

it('a jump up is heard as going up, and a jump down as going down', () => {
  const [from, to] = heard(move('floor', 3, 5));
  expect(to).toBeGreaterThan(from!);

  const [above, below] = heard(move('floor', 5, 2));
  expect(below).toBeLessThan(above!);
});

it('next door on the stack is next door on the keys', () => {
  expect(heard(move('floor', 4, 5))).toEqual([392, 440]);
});

it('a star dances, whatever brought it', () => {
  expect(heard(move('floor', 4, 5), view([1, 0]))).toHaveLength(6);
});

it('balloons and taken cards have sounds of their own, and the rest sounds as everywhere', () => {
  const sounds = [move('balloon'), move('take'), move('floor', 3, 5)].map((made) => heard(made).join());

  expect(new Set(sounds).size).toBe(3);
  expect(sound(move('wait'))).toBeNull();
});
