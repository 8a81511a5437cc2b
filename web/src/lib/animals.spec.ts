import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookOf } from './animals';

/** Every animal that the table accepts in a friendly name. */
const animals = [...readFileSync('../src/sumdeck/table/words.toml', 'utf8').matchAll(/^animals\w* = """([^"]*)"""/gm)].flatMap(
  ([, listed = '']) => listed.trim().split(/\s+/),
);

it('every animal of a friendly name has a face by its kind, whatever stands before it', () => {
  const manners = ['Brave', 'Witty', 'Flinker', 'Calm', 'Agile'];
  const faces = (animal: string): Set<string> => new Set(manners.map((one) => JSON.stringify(lookOf(`${one} ${animal}`))));

  expect(animals.length).toBeGreaterThan(60);
  expect(animals.filter((animal) => faces(animal).size > 1)).toEqual([]);
});

it('somebody with another name always has the same face', () => {
  expect(lookOf('Mia')).toEqual(lookOf('Mia'));
  expect(lookOf('').colour).not.toBe('');
});
