// How Numero is spoken of.

import { sayOr, speaker, type Tongue } from '../../lib/language/language.svelte';
import de from '../../words/de/numero.json?url';
import en from '../../words/en/numero.json?url';

export type NumeroKey = keyof typeof import('../../words/en/numero.json');

/** The words for a key of Numero or of all pages. */
export const say = speaker<NumeroKey>();

const COLOURS: { [letter: string]: string } = { g: 'green', o: 'orange', b: 'blue', r: 'red' };

export const tongue: Tongue = {
  files: { en, de },
  aloud: (text) =>
    text
      .replace(/\[([^\]]+)\][a-z]*/g, (_, value: string) => say('spoken.pile', { value }))
      .replace(/(\d+)([gobr])\b/g, (_, number: string, letter: string) => `${sayOr(`colour.${COLOURS[letter]}`, '')} ${number}`)
      .replace(/@/g, ''),
};
