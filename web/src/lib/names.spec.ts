import { expect, it } from 'vitest';
import { speak } from './language/language.svelte';
import de from '../words/de/pages.json';
import { friendlyName, playerAbout, playerName } from './names';

it('a name is two words, and none that is taken', () => {
  const chances = [0, 0, 0.999, 0.999];

  expect(friendlyName(['Agile Badger'], () => chances.shift() ?? 0)).toBe('Witty Walrus');
});

it('a name is in the language of the page, and the first word follows the second', async () => {
  await speak('de');
  const drawn = (animal: string): string => {
    const all = de['names.animals'].replaceAll(/\w+: |\| /g, '').split(' ');
    const chances = [0.3, (all.indexOf(animal) + 0.5) / all.length];
    return friendlyName([], () => chances.shift() ?? 0);
  };

  expect(['otter', 'eule', 'lama'].map(drawn)).toEqual(['Gelassener Otter', 'Gelassene Eule', 'Gelassenes Lama']);
  await speak('en');
});

it('a computer player that nobody has worded is called by its name, written as one', () => {
  expect([playerName('greedy'), playerName('deep_thinker'), playerAbout('cautious')]).toEqual([
    'Max',
    'Deep thinker',
    'Cautious',
  ]);
});
