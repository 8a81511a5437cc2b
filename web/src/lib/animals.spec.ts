import { expect, it } from 'vitest';
import { lookOf } from './animals';
import { ANIMALS } from './names';

it('every animal of a friendly name has a face of its own kind', () => {
  const unknown = ANIMALS.split(' ').filter((animal) => {
    const { ears, nose, colour } = lookOf(`Brave ${animal}`);
    // By its letters, the manner would make a difference.
    const again = lookOf(`Witty ${animal}`);
    return !ears || !nose || !colour || again.colour !== colour || again.ears !== ears;
  });

  expect(unknown).toEqual([]);
});

it('somebody with another name always has the same face', () => {
  expect(lookOf('Mia')).toEqual(lookOf('Mia'));
  expect(lookOf('').colour).not.toBe('');
});
