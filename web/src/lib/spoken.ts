// Sentences for the eye and for the ear: the same line as the table writes it, with the words of this screen's language.

import { aloud, sayOr, verbs } from './language/language.svelte';

/** `5 + 3 = 8, take 8` with its verb in the language of this screen. */
export function shown(text: string): string {
  return text.replace(/[a-z]{2,}/g, (word) => sayOr(`word.${word}`, word));
}

/** What a player typed, with the verbs that the table understands. */
export function understood(text: string): string {
  const meant = new Map(verbs().map(([verb, said]) => [said.toLowerCase(), verb]));
  return text.replace(/\p{L}{2,}/gu, (word) => meant.get(word.toLowerCase()) ?? word);
}

/** `5g + 3r = 8, take 8b` as it is read aloud: `green 5 plus red 3 makes 8, take blue 8`. */
export function spoken(text: string): string {
  return aloud(shown(text))
    .replace(/[+−×÷=;²³√∛%]/g, (sign) => sayOr(`spoken.${sign}`, sign))
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}
