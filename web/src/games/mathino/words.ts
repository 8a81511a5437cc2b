// How Mathino is spoken of.

import { filesOf, sayOr, shown, speaker, type Tongue } from '../../lib/language/language.svelte';
import { chips } from '../../lib/chips';
import type { Sentence } from '../../lib/wire';

export type MathinoKey = keyof typeof import('../../words/en/mathino.json');

/** The words for a key of Mathino or of all pages. */
export const say = speaker<MathinoKey>();

const SUITS: { [letter: string]: string } = {
  b: 'blue',
  r: 'red',
  g: 'green',
  o: 'orange',
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
};
let suited = false;

/** Whether the cards of this table are told apart by their suits, as the very young play: then `5g` is green, otherwise golden. */
export function speakOfSuits(yes: boolean): void {
  suited = yes;
}

function marked(number: string, letter: string): string {
  const colour = suited ? SUITS[letter] : letter === 'g' ? 'gold' : undefined;
  return colour ? sayOr(`card.${colour}`, number, { number }) : number + letter;
}

/** Of several equal piles the table names each with a letter, in the order in which they lie. */
function aloud(name: string, letter: string): string {
  const value = name.slice(1, -1);
  return name.startsWith('[') ? sayOr(`spoken.pile_${letter}`, say('spoken.pile', { value }), { value }) : marked(name, letter);
}

/** Where cards are won by their looks, the sentence says which takes which: `9b, capture 5b` is `5b takes 9b`. */
function inWords(sentence: Sentence, piece = marked): string {
  const at = sentence.findIndex(([word]) => word === 'capture');
  if (!suited || at < 1) return shown(sentence, piece);
  const part = (from: number, to?: number): string => shown(sentence.slice(from, to), piece);
  return say('spoken.takes', { card: part(at + 2, at + 3), won: part(0, at - 1) }) + part(at + 3);
}

export const tongue: Tongue = {
  files: filesOf('mathino'),
  read: (sentence) => inWords(sentence, (name, letter) => marked(name.replace(/[[\]]/g, ''), letter)),
  chips: (sentence) => chips(sentence, { g: 'gold' }),
  // A sign with a space behind it takes away.
  aloud: (sentence) =>
    inWords(sentence, aloud)
      .split('− ')
      .map((text) => text.replaceAll('−', `${say('spoken.negative')} `))
      .join('− ')
      .replaceAll('…', ` ${say('spoken.dots')} `),
};
