// Words for every code and label, in the language of this screen. They are data, in a file for each language: for a child of eight
// and a grown-up alike, so short words, no blame, never the answer. {places} are filled in by the page; `one` and `many` are chosen
// by {count}.

import de from './de.json?url';
import en from './en.json?url';

export type Key = keyof typeof import('./en.json');
export type Words = string | { one: string; many: string };
export type Catalogue = { [key in Key]: Words };
export type Details = { [name: string]: string | number | boolean | null };

/** The languages there are. Each is fetched when it is chosen. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: { [name in Language]: string } = { en, de };

let present = $state.raw({ name: '', words: {} as Catalogue });

export function language(): string {
  return present.name;
}

/** Change the language of the whole page. */
export async function speak(name: Language): Promise<void> {
  const file = await fetch(new URL(FILES[name], document.baseURI));
  useWords(name, (await file.json()) as Catalogue);
}

export function useWords(name: string, words: Catalogue): void {
  present = { name, words };
  document.documentElement.lang = name;
}

/** The language that the browser asks for, if we have it. */
export function preferred(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((name) => name === short.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}

/** The words for a key, with its details filled in. */
export function say(key: Key, details: Details = {}): string {
  const words = present.words[key];
  const text = typeof words === 'string' ? words : Number(details['count']) === 1 ? words.one : words.many;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}

export function isKey(code: string): code is Key {
  return code in present.words;
}

/** The words for a code that came from the table; a plain sentence for one that this page does not know. */
export function sayCode(code: string, details: Details = {}): string {
  return say(isKey(code) ? code : 'no.unknown', details);
}

/** The words for a key put together from parts, or what it falls back to. */
export function sayOr(code: string, fallback: string, details: Details = {}): string {
  return isKey(code) ? say(code, details) : fallback;
}
