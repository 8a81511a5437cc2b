// How Formula is spoken of.

import { filesOf, shown, speaker, type Tongue } from '../../lib/language/language.svelte';
import { written } from '../../lib/chips';
import type { Sentence } from '../../lib/wire';

export type FormulaKey = keyof typeof import('../../words/en/formula.json');

/** The words for a key of Formula or of all pages. */
export const say = speaker<FormulaKey>();

export const tongue: Tongue = {
  files: filesOf('formula'),
  aloud: (sentence) => bare(sentence).split(' ').map(withJoker).join(' '),
  read: (sentence) => withoutJokers(sentence),
  // `[J6]4` is 64, with the joker as a card.
  chips: (sentence) =>
    bare(sentence)
      .split(/(J\d)/)
      .flatMap((text) => (text.startsWith('J') ? [{ text: text.slice(1), look: 'joker' }] : written(text))),
};

/** Without the brackets of the new cards. */
function bare(sentence: Sentence): string {
  return shown(sentence).replaceAll('[', '').replaceAll(']', '');
}

/** No line ends within a formula. */
function withoutJokers(sentence: Sentence): string {
  const formulas = bare(sentence)
    .replaceAll(/J(?=\d)/g, '')
    .split(', ');
  return formulas.map((formula) => formula.replaceAll(' ', '\u00a0')).join(', ');
}

/** `J7` is joker 7; in `6J4` the joker is the 4 of 64. */
function withJoker(said: string): string {
  const [before = '', ...jokers] = said.split('J');
  const number = before + jokers.join('');
  const digit = jokers.map(([named = '']) => named).join(' ');
  if (!jokers.length) return said;
  return number.length > 1 ? say('spoken.with_joker', { number, digit }) : say('spoken.joker', { digit });
}
