// A sentence for the eye, cut into what is drawn as a card and what is written, step by step.

import { notated, sayOr, tongue } from './language/language.svelte';
import type { Sentence } from './wire';

/** A piece of a sentence: plain text, a word of the game, or a card with its look: a colour, `built`, `joker`. */
export type Chip = { text: string; look: string };

export const WRITTEN = '';
export const WORD = 'word';

/** Its steps: each ends where the sentence takes a breath. */
export function steps(sentence: Sentence): Chip[][] {
  const found: Chip[][] = [[]];
  for (const chip of (tongue().chips ?? chips)(sentence)) {
    found.at(-1)?.push(chip);
    if (chip.look === WRITTEN && /[,;] $/.test(chip.text)) found.push([]);
  }
  return found.filter((step) => step.length);
}

/** A step as text, whatever follows it. */
export function asText(step: readonly Chip[]): string {
  return step
    .map(({ text }) => text)
    .join('')
    .replace(/[,;\s]+$/, '');
}

/** How many of these steps were told before: a turn goes on, and of a long one the beginning is left out. */
export function known(told: readonly string[], steps: readonly string[]): number {
  const from = told.findIndex((_, at) => told.slice(at).every((one, place) => one === steps[place]));
  return from < 0 ? 0 : told.length - from;
}

/** A card by its number and the look of its letter; a pile without its brackets. What is written is cut where it takes a breath. Signs and
 *  numbers are as schools of the language write them. */
export function chips(sentence: Sentence, looks: { [letter: string]: string } = {}): Chip[] {
  return sentence.flatMap((part): Chip[] => {
    if (typeof part === 'string') return written(part);
    const [name = '', mark] = part;
    if (mark === undefined) return [{ text: sayOr(`word.${name}`, name), look: WORD }];
    const built = name.startsWith('[');
    return [{ text: notated(built ? name.slice(1, -1) : name), look: built ? 'built' : (looks[mark] ?? 'plain') }];
  });
}

export function written(text: string): Chip[] {
  return notated(text)
    .split(/(?<=[,;] )/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, look: WRITTEN }));
}
