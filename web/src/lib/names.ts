// Friendly words for names at the table, so that nobody has to tell who they are, in the language of whoever chooses one. They are
// among the words of the page; the table accepts exactly these. Its own list is `src/sumdeck/table/words.toml`, and a spec holds
// the two together.

import { untrack } from 'svelte';
import { say, sayOr } from './language/language.svelte';

/** Some name like Brave Otter that is not taken. `chance` gives numbers from 0 to 1. */
export function friendlyName(taken: readonly string[] = [], chance: () => number = Math.random): string {
  // A name that was chosen stays as it is, whatever the page speaks later.
  const [manners, animals] = untrack(() => [say('names.manners').split(' '), endedAnimals(say('names.animals'))] as const);
  const pick = <Word>(words: readonly Word[]): Word | undefined => words[Math.floor(chance() * words.length)];
  for (;;) {
    const manner = pick(manners) ?? '';
    const { animal, ending } = pick(animals) ?? { animal: '', ending: '' };
    const name = say('names.form', { manner: capital(manner + ending), animal: capital(animal) });
    if (!taken.includes(name)) return name;
  }
}

/** Who there is, and how the word before it ends then: `er: otter fuchs | e: eule`; without a colon it never changes. */
function endedAnimals(list: string): { animal: string; ending: string }[] {
  return list.split('|').flatMap((part) => {
    const [words = '', ending = ''] = part.split(':').reverse();
    return words
      .trim()
      .split(' ')
      .map((animal) => ({ animal, ending: ending.trim() }));
  });
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What a computer player is called, and who that is; one that nobody has worded is called by its name, written as one. */
export const playerName = (player: string): string => sayOr(`player.${player}.name`, asName(player));
export const playerAbout = (player: string): string => sayOr(`player.${player}`, asName(player));

const asName = (player: string): string => player.slice(0, 1).toUpperCase() + player.slice(1).replace(/[_-]/g, ' ');
