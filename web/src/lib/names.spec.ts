import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANIMALS, friendlyName, MANNERS } from './names';

it('the words are those that the table accepts', () => {
  const words = readFileSync('../src/sumdeck/table/words.toml', 'utf8');
  const listed = (name: string): string =>
    (new RegExp(`^${name} = """([^"]*)"""`, 'm').exec(words)?.[1] ?? '').trim().replaceAll(/\s+/g, ' ');

  expect(MANNERS).toBe(listed('manners'));
  expect(ANIMALS).toBe(listed('animals'));
});

it('a name is two words, and none that is taken', () => {
  const chances = [0, 0, 0.999, 0.999];

  expect(friendlyName(['Agile Badger'], () => chances.shift() ?? 0)).toBe('Witty Walrus');
});
