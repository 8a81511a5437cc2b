// How Formula is spoken of.

import { speaker, type Tongue } from '../../lib/language/language.svelte';
import de from '../../words/de/formula.json?url';
import en from '../../words/en/formula.json?url';

export type FormulaKey = keyof typeof import('../../words/en/formula.json');

/** The words for a key of Formula or of all pages. */
export const say = speaker<FormulaKey>();

export const tongue: Tongue = {
  files: { en, de },
  aloud: (text) => text.replace(/[[\]]/g, '').replace(/\d*J[\dJ]*/g, withJoker),
  // `[J6]4` is 6★4, and no line ends within it.
  read: (text) =>
    text
      .replace(/[[\]]/g, '')
      .replace(/J(\d)/g, '$1★')
      .replace(/ (?=[+−×÷=])|(?<=[+−×÷=]) /g, '\u00a0'),
};

/** `J7` is joker 7; in `6J4` the joker is the 4 of 64. */
function withJoker(said: string): string {
  const number = said.replaceAll('J', '');
  const digit = (said.match(/(?<=J)\d/g) ?? []).join(' ');
  return number.length > 1 ? say('spoken.with_joker', { number, digit }) : say('spoken.joker', { digit });
}
