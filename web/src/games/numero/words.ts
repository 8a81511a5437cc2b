// How Numero is spoken of.

import { filesOf, sayOr, shown, speaker, type Tongue } from '../../lib/language/language.svelte';

export type NumeroKey = keyof typeof import('../../words/en/numero.json');

/** The words for a key of Numero or of all pages. */
export const say = speaker<NumeroKey>();

const COLOURS: { [letter: string]: string } = { g: 'green', o: 'orange', b: 'blue', r: 'red' };

export const tongue: Tongue = {
  files: filesOf('numero'),
  aloud: (sentence) => shown(sentence, named).replaceAll('@', ''),
};

/** A card by its colour; a pile by its value, in brackets where it was built. */
function named(name: string, mark: string): string {
  if (name.startsWith('[')) return say('spoken.pile', { value: name.slice(1, -1) });
  return COLOURS[mark] ? `${sayOr(`colour.${COLOURS[mark]}`, '')} ${name}` : name + mark;
}
