import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookOf } from './animals';

/** Every animal of a friendly name in English and German; in other languages a face goes by the whole name. */
const words = readFileSync('../src/sumdeck/table/words.toml', 'utf8');
const animals = ['en', 'de'].flatMap((language) => {
  const [, listed = ''] = new RegExp(`\\[names\\.${language}\\][^[]*?animals = """([^"]*)"""`).exec(words) ?? [];
  return listed
    .replaceAll(/\w+:|\|/g, '')
    .trim()
    .split(/\s+/);
});

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
