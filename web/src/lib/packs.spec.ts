import { expect, it } from 'vitest';
import { distinctPacks } from './packs';
import type { Pack } from './wire';

const pack = (name: string, faces: string): Pack => ({
  name,
  title: name,
  cards: faces.split(' ').map((text) => ({ text, colour: '', count: 1, points: 0, status: 'stated', points_status: 'stated' })),
});

it('a pack within another is left out, and of two equal ones the second', () => {
  const packs = [pack('small', '1 2'), pack('large', '1 2 3'), pack('other', '1 4'), pack('same', '1 4')];

  expect(distinctPacks(packs).map(({ name }) => name)).toEqual(['large', 'other']);
});
