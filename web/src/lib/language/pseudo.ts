// A language that nobody speaks: English with every letter changed, so that a test sees which words do not come from here.

import en from '../../words/en/pages.json';
import type { Catalogue, Words } from './language.svelte';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHANGED = 'áƀćđéƒǵĥíĵķłɱńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶŁḾŃÓṔɊŔŚŤÚṼẂẊÝŹ';

/** Letters changed, {places} kept. */
export function disguise(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (found) =>
    [...CHANGED][LETTERS.indexOf(found)] && found.length === 1 ? ([...CHANGED][LETTERS.indexOf(found)] ?? found) : found,
  );
}

/** The words of a game, or of all pages, with every letter changed. */
export function disguised<Key extends string>(words: { [key in Key]: Words }): { [key in Key]: Words } {
  const changed = Object.entries<Words>(words).map(([key, text]): [string, Words] => [
    key,
    typeof text === 'string'
      ? disguise(text)
      : Object.fromEntries(Object.entries(text).map(([form, one]) => [form, disguise(one)])),
  ]);
  return Object.fromEntries(changed) as { [key in Key]: Words };
}

export const pseudo: Catalogue = disguised(en);
