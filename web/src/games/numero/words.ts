// How Numero is spoken of.

import { filesOf, sayOr, shown, speaker, type Tongue } from '../../lib/language/language.svelte';
import { chips } from '../../lib/chips';
import type { Sentence } from '../../lib/wire';

export type NumeroKey = keyof typeof import('../../words/en/numero.json');

/** The words for a key of Numero or of all pages. */
export const say = speaker<NumeroKey>();

const COLOURS: { [letter: string]: string } = { g: 'green', o: 'orange', b: 'blue', r: 'red' };

export const tongue: Tongue = {
  files: filesOf('numero'),
  aloud: (sentence) => shown(laid(sentence), named).replaceAll('@', ''),
  read: (sentence) => shown(laid(sentence), called).replaceAll('@', ''),
  chips: (sentence) => chips(laid(sentence), COLOURS),
};

/** With commas between the cards that are laid down: `−2, 1/5` is no `−2 1/5`. */
function laid(sentence: Sentence): Sentence {
  return sentence.map((part, at) => {
    const [before] = sentence[at - 1] ?? [];
    if (typeof part !== 'string' || before !== 'discard') return part;
    const [cards = '', ...rest] = part.split(';');
    return [cards.replace(/(\S) (?=\S)/g, '$1, '), ...rest].join(';');
  });
}

/** A card by its colour; a pile by its value, in brackets where it was built. */
function named(name: string, mark: string): string {
  if (name.startsWith('[')) return say('spoken.pile', { value: name.slice(1, -1) });
  return coloured(name, mark);
}

/** A build by its value and its letter, which is no colour: `13b`. */
const called = (name: string, mark: string): string => (name.startsWith('[') ? name.slice(1, -1) + mark : coloured(name, mark));

function coloured(name: string, mark: string): string {
  return COLOURS[mark] ? `${sayOr(`colour.${COLOURS[mark]}`, '')} ${name}` : name;
}
