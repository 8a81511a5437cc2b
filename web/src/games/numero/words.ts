// How Numero is spoken of.

import { sayOr, speaker, type Tongue } from '../../lib/language/language.svelte';
import type { en } from './en';

export type NumeroKey = keyof typeof en;

/** The words for a key of Numero or of all pages. */
export const say = speaker<NumeroKey>();

const COLOURS: { [letter: string]: string } = { g: 'green', o: 'orange', b: 'blue', r: 'red' };

export const tongue: Tongue = {
  words: {
    en: async () => (await import('./en')).en,
    de: async () => (await import('./de')).de,
  },
  aloud: (text) =>
    text
      .replace(/\[([^\]]+)\][a-z]*/g, (_, value: string) => say('spoken.pile', { value }))
      .replace(/(\d+)([gobr])\b/g, (_, number: string, letter: string) => `${sayOr(`colour.${COLOURS[letter]}`, '')} ${number}`)
      .replace(/@/g, ''),
};
