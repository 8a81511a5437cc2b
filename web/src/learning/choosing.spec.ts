import { expect, it } from 'vitest';
import { chance, nearest, nextFact } from './choosing';
import { after, type Memory } from './memory';

const DAY = 86_400_000;
const at = 30 * DAY;

function memory(): Memory {
  const wrong = after(after({}, '7×8', 'good', 0), '7×8', 'again', 10 * DAY);
  const known = after(after(wrong, '2+2', 'good', 0), '2+2', 'good', 29 * DAY);
  return after(known, '6+7', 'good', 10 * DAY);
}

it('what was wrong is expected to go wrong more often', () => {
  expect(chance(memory(), '7×8', at)).toBeLessThan(chance(memory(), '6+7', at));
  expect(chance(memory(), '6+7', at)).toBeLessThan(chance(memory(), '2+2', at));
});

it('who would like it easier is asked what is surer', () => {
  expect(nextFact(memory(), 'easier', [], at)).toBe('2+2');
  expect(nextFact(memory(), 'right', [], at)).toBe('6+7');
});

it('of what was said those come first whose chance is nearest to what one would like', () => {
  expect(nearest(memory(), 'easier', at)).toEqual(['2+2', '6+7', '7×8']);
  expect(nearest(memory(), 'right', at)[0]).toBe('6+7');
  expect(nearest(memory(), 'harder', at)[2]).toBe('2+2');
});

it('nothing is asked twice in a row, and whoever has said nothing yet begins with sums', () => {
  expect(nextFact(memory(), 'right', ['6+7'], at)).not.toBe('6+7');
  expect(nextFact({}, 'right', [], at)).toMatch(/^\d\+\d$/);
});
