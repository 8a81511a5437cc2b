// How Mathino is spoken of.

import { sayOr, speaker, type Tongue } from '../../lib/language/language.svelte';
import de from '../../words/de/mathino.json?url';
import en from '../../words/en/mathino.json?url';

export type MathinoKey = keyof typeof import('../../words/en/mathino.json');

/** The words for a key of Mathino or of all pages. */
export const say = speaker<MathinoKey>();

const COLOURS: { [letter: string]: string } = { b: 'blue', r: 'red', g: 'green', o: 'orange' };
const SUITS: { [letter: string]: string } = { ...COLOURS, s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
let suited = false;

/** Whether the cards of this table are told apart by their suits, as the very young play: then `5g` is green, otherwise golden. */
export function speakOfSuits(yes: boolean): void {
  suited = yes;
}

function marked(number: string, letter: string): string {
  const colour = suited ? SUITS[letter] : letter === 'g' ? 'gold' : undefined;
  return colour ? sayOr(`card.${colour}`, number, { number }) : number + letter;
}

/** Where cards are won by their looks, the sentence says which takes which: `9b, capture 5b` is `5b takes 9b`. */
function turned(text: string): string {
  const capture = new RegExp(`^(.+), ${say('word.capture')} (\\S+)`);
  return suited ? text.replace(capture, (_, won: string, card: string) => say('spoken.takes', { card, won })) : text;
}

const inWords = (text: string): string =>
  turned(text).replace(/(\d+)([a-z])\b/g, (_, number: string, letter: string) => marked(number, letter));

export const tongue: Tongue = {
  files: { en, de },
  read: inWords,
  aloud: (text) =>
    inWords(
      text.replace(/\[([^\]]+)\]([a-z]*)/g, (_, value: string, letter: string) => say('spoken.pile', { value, letter }).trim()),
    )
      .replace(/(^|[^\d\s])(\s*)−(?=\d)/g, (_, before: string, gap: string) => `${before}${gap}${say('spoken.negative')} `)
      .replace(/…/g, ` ${say('spoken.dots')} `),
};
