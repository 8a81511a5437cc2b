// How Formula is spoken of.

import { filesOf, shown, speaker, type Tongue } from '../../lib/language/language.svelte';
import type { Sentence } from '../../lib/wire';

export type FormulaKey = keyof typeof import('../../words/en/formula.json');

/** The words for a key of Formula or of all pages. */
export const say = speaker<FormulaKey>();

export const tongue: Tongue = {
  files: filesOf('formula'),
  aloud: (sentence) => bare(sentence).split(' ').map(withJoker).join(' '),
  // `[J6]4` is 6★4, and no line ends within it.
  read: (sentence) => bare(sentence).split(', ').map(starred).join(', '),
};

/** Without the brackets of the new cards. */
function bare(sentence: Sentence): string {
  return shown(sentence).replaceAll('[', '').replaceAll(']', '');
}

function starred(formula: string): string {
  const [before = '', ...jokers] = formula.replaceAll(' ', '\u00a0').split('J');
  return before + jokers.map(([digit = '', ...behind]) => `${digit}★${behind.join('')}`).join('');
}

/** `J7` is joker 7; in `6J4` the joker is the 4 of 64. */
function withJoker(said: string): string {
  const [before = '', ...jokers] = said.split('J');
  const number = before + jokers.join('');
  const digit = jokers.map(([named = '']) => named).join(' ');
  if (!jokers.length) return said;
  return number.length > 1 ? say('spoken.with_joker', { number, digit }) : say('spoken.joker', { digit });
}
