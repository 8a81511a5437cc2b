// How Numberloor is spoken of.

import { speaker, type Tongue } from '../../lib/language/language.svelte';
import de from '../../words/de/numberloor.json?url';
import en from '../../words/en/numberloor.json?url';

export type NumberloorKey = keyof typeof import('../../words/en/numberloor.json');

/** The words for a key of Numberloor or of all pages. */
export const say = speaker<NumberloorKey>();

export const tongue: Tongue = {
  files: { en, de },
  // `5 = 5` is the same number; in `0 + 5 = 5` a sum has been made.
  aloud: (text) =>
    text.replace(/([+−] ?)?\b(\d+) = \2\b/g, (all, sign: string | undefined, floor: string) =>
      sign ? all : say('spoken.same', { floor }),
    ),
};
