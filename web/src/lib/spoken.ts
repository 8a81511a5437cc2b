// Sentences for the eye and for the ear: the same line as the table writes it, with the words of this screen's language.

import { aloud, read, sayCode, sayOr, verbs } from './language/language.svelte';
import type { Details } from './wire';

/** `5 + 3 = 8, take 8` with its verb in the language of this screen. */
export function shown(text: string): string {
  return translated(text, new Map(verbs()));
}

/** The same where somebody else has said it, or says how it could be said. */
export function retold(text: string): string {
  return read(shown(text));
}

/** What the table answers, with the player's own sentence in the language of this screen. */
export function answered(code: string, { said, ...details }: Details): string {
  return sayCode(code, { ...details, said: shown(String(said ?? '')) });
}

/** What a player typed, with the verbs that the table understands. What a place is called on the desk means the same as its verb. */
export function understood(text: string): string {
  const said = verbs().map(([verb, word]): [string, string] => [word.toLowerCase(), verb]);
  const placed = verbs().map(([verb]): [string, string] => [sayOr(`place.${verb}`, '').toLowerCase(), verb]);
  return translated(text, new Map([...placed, ...said]));
}

/** Two words may be one verb, as in `go on`; then they are said together, or not at all. */
function translated(text: string, meant: ReadonlyMap<string, string>): string {
  const one = (word: string): string => meant.get(word.toLowerCase()) ?? word;
  return text.replace(/\p{L}{2,}( \p{L}{2,})?/gu, (words) => meant.get(words.toLowerCase()) ?? words.replace(/\p{L}{2,}/gu, one));
}

/** `5g + 3r = 8, take 8b` as it is read aloud: `green 5 plus red 3 makes 8, take blue 8`. */
export function spoken(text: string): string {
  return aloud(shown(text))
    .replace(/[+−×÷=;²³√∛%]/g, (sign) => sayOr(`spoken.${sign}`, sign))
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}
