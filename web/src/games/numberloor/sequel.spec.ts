import { expect, it } from 'vitest';
import { STORIES } from '../../dev/fake';
import type { NumberloorFace, Said } from '../../lib/wire';
import { sequelOf } from './sequel';

const lying = { ...(STORIES['jumps']!.steps[0]!.face as NumberloorFace), seat_to_play: 0, phase: 'play', hands: [4, 5, 6] };
const claim = (seat: number, text: string): Said => ({ n: 1, seat, code: 'told.claimed', text, details: {} });

it('whoever gets cards in the turn of somebody else has been skipped', () => {
  const after = { ...lying, seat_to_play: 2, hands: [4, 7, 6] };

  expect(sequelOf(claim(0, 'stop'), lying, after)).toEqual({ code: 'numberloor.skipped', seat: 1 });
});

it('a night card ends the turn of somebody else', () => {
  const after = { ...lying, seat_to_play: 2, hands: [4, 5, 5] };

  expect(sequelOf(claim(2, 'night 3 + 2 = 5'), lying, after)).toEqual({ code: 'numberloor.taken_over', seat: 0 });
});

it.each([
  ['3 + 2 = 5', [3, 5, 6]],
  ['take two', [6, 5, 6]],
  ['night 3 + 2 = 5', [3, 5, 6]],
])('%s in the own turn says it all', (text, hands) => {
  expect(sequelOf(claim(0, text), lying, { ...lying, hands })).toBeNull();
});
