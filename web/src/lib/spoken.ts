// Sentences for the ear, and for whoever only reads them. They come in parts: what is a word and what is a card, the table has said.

import { decimals, notated, sayOr, shown, tongue } from './language/language.svelte';
import type { Sentence } from './wire';

/** A sentence in one piece, as the table writes it. */
export function plain(sentence: Sentence): string {
  return sentence.flat().join('');
}

/** A sentence that somebody else has said, or that says how it could be said. */
export function retold(sentence: Sentence): string {
  return notated(tongue().read?.(sentence) ?? shown(sentence));
}

/** `5g + 3r = 8, take 8b` as it is read aloud: `green 5 plus red 3 makes 8, take blue 8`. */
export function spoken(sentence: Sentence): string {
  const text = tongue().aloud?.(sentence) ?? shown(sentence);
  const said = [...decimals(text)].map((sign) => sayOr(`spoken.${sign}`, sign)).join('');
  return said.split(' ').filter(Boolean).join(' ').replaceAll(' ,', ',');
}
