// Words for every code and label, in the language of this screen.

import type { en } from './en';

export type Key = keyof typeof en;
export type Words = string | { one: string; many: string };
export type Catalogue = { [key in Key]: Words };
export type Details = { [name: string]: string | number | boolean | null };

/** The languages there are. Each is fetched when it is chosen. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: { [name in Language]: () => Promise<Catalogue> } = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
};

let present = $state.raw({ name: '', words: {} as Catalogue });

export function language(): string {
  return present.name;
}

/** Change the language of the whole page. */
export async function speak(name: Language): Promise<void> {
  useWords(name, await CATALOGUES[name]());
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
