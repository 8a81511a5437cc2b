import { beforeEach, expect, it } from 'vitest';
import { STORIES } from '../../dev/fake';
import { speakOf } from '../../lib/language/language.svelte';
import type { NumberloorFace, Person, Said } from '../../lib/wire';
import { newsOf } from './news';
import { tongue } from './words';

beforeEach(() => speakOf(tongue));

const lying = { ...(STORIES['jumps']!.steps[0]!.face as NumberloorFace), seat_to_play: 0, phase: 'play', hands: [4, 5, 6] };
const people = ['Mia', 'Dot', 'Ada'].map((name, seat): Person => ({
  seat,
  kind: 'person',
  name,
  player: '',
  level: '',
  here: true,
}));
const claim = (seat: number, text: string): Said => ({ n: 1, seat, code: 'told.claimed', text, details: {} });

it('whoever gets cards in the turn of somebody else has been skipped', () => {
  const after = { ...lying, seat_to_play: 2, hands: [4, 7, 6] };

  expect(newsOf([claim(0, 'stop')], lying, after, people)).toEqual(['Dot takes two cards and is skipped.']);
});

it('a night card ends the turn of somebody else', () => {
  const after = { ...lying, seat_to_play: 2, hands: [4, 5, 5] };

  expect(newsOf([claim(2, 'night 3 + 2 = 5')], lying, after, people)).toEqual(['The turn of Mia is taken over.']);
});

it.each([
  ['3 + 2 = 5', [3, 5, 6]],
  ['take two', [6, 5, 6]],
  ['night 3 + 2 = 5', [3, 5, 6]],
])('%s in the own turn says it all', (text, hands) => {
  expect(newsOf([claim(0, text)], lying, { ...lying, hands }, people)).toEqual([]);
});
