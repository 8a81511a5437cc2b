// How Numberloor is spoken of.

import { filesOf, shown, speaker, type Tongue } from '../../lib/language/language.svelte';

export type NumberloorKey = keyof typeof import('../../words/en/numberloor.json');

/** The words for a key of Numberloor or of all pages. */
export const say = speaker<NumberloorKey>();

export const tongue: Tongue = {
  files: filesOf('numberloor'),
  aloud: (sentence) => shown(sentence.map((part) => (typeof part === 'string' ? same(part) : part))),
};

/** `5 = 5` is the same number; in `0 + 5 = 5` a sum has been made. */
function same(text: string): string {
  const [floor = '', other] = text.trim().split(' = ');
  return floor === other ? ` ${say('spoken.same', { floor })}` : text;
}
