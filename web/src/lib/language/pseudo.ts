// A language that nobody speaks: English with every letter changed, so that a test sees which words do not come from here.

import en from './en.json';
import type { Catalogue, Words } from './language.svelte';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHANGED = 'áƀćđéƒǵĥíĵķłɱńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶŁḾŃÓṔɊŔŚŤÚṼẂẊÝŹ';

/** Letters changed, {places} kept. */
export function disguise(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (found) =>
    [...CHANGED][LETTERS.indexOf(found)] && found.length === 1 ? ([...CHANGED][LETTERS.indexOf(found)] ?? found) : found,
  );
}

export const pseudo = Object.fromEntries(
  Object.entries(en).map(([key, words]): [string, Words] => [
    key,
    typeof words === 'string' ? disguise(words) : { one: disguise(words.one), many: disguise(words.many) },
  ]),
) as Catalogue;
