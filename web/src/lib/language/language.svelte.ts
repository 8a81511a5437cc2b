// Words for every code and label, in the language of this screen: those of all pages, and before them those of the game that the
// page is about. They are data, in a file for each language: for a child of eight and a grown-up alike, so short words, no blame,
// never the answer. {places} are filled in by the page; `one` and `many` are chosen by {count}.

import de from './de.json?url';
import en from './en.json?url';

export type Key = keyof typeof import('./en.json');
export type Words = string | { one: string; many: string };
export type Catalogue = { [key in Key]: Words };
export type Book = { [key: string]: Words };
export type Details = { [name: string]: string | number | boolean | null };

/** The languages there are. Each is fetched when it is chosen. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a game is spoken of: where its words lie in each language, and its sentences for the ear. */
export type Tongue = {
  files: { [name in Language]: string };
  /** What only this game writes (`5g`, `[10]a`), in words; signs are read by everybody alike. */
  aloud: (text: string) => string;
};

/** Of a game that has no words of its own here. */
export const SILENT: Tongue = { files: { en: '', de: '' }, aloud: (text) => text };

const FILES: { [name in Language]: string } = { en, de };

type Translate = (words: Book) => Book;
let present = $state.raw({ name: '', words: {} as Catalogue, translate: ((words) => words) as Translate });
let game = $state.raw({ tongue: SILENT, name: '', words: {} as Book });
let asked = SILENT;

export function language(): string {
  return present.name;
}

/** Change the language of the whole page. */
export async function speak(name: Language): Promise<void> {
  const [words, own] = await Promise.all([fetched(FILES[name]), fetched(game.tongue.files[name])]);
  useWords(name, words as Catalogue);
  useGame(game.tongue, own);
}

/** From now on the page is about this game, and has its words. */
export async function speakOf(tongue: Tongue): Promise<void> {
  asked = tongue;
  if (tongue === game.tongue && game.name === present.name) return;
  const words = await bookOf(tongue.files);
  if (tongue === asked) useGame(tongue, words);
}

/** The words of these files in the language of the page. */
export function bookOf(files: Tongue['files']): Promise<Book> {
  return fetched(files[LANGUAGES.find((name) => name === present.name) ?? 'en']);
}

/** Words made to fit a language that is made from English. */
export function translated(words: Book): Book {
  return present.translate(words);
}

/** Use these words. A language that is made from English says how a game's words become its own. */
export function useWords(name: string, words: Catalogue, translate: Translate = (own) => own): void {
  present = { name, words, translate };
  document.documentElement.lang = name;
}

export function useGame(tongue: Tongue, words: Book): void {
  game = { tongue, name: present.name, words: translated(words) };
}

/** The language that the browser asks for, if we have it. */
export function preferred(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((name) => name === short.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}

/** The words for a key, with its details filled in. */
export function say(key: Key, details: Details = {}): string {
  return sayOr(key, key, details);
}

/** `say` for the parts of a game, which know its keys too. */
export function speaker<Own extends string>(): (key: Key | Own, details?: Details) => string {
  return (key, details) => sayOr(key, key, details);
}

/** The words for a code that came from the table; a plain sentence for one that this page does not know. */
export function sayCode(code: string, details: Details = {}): string {
  return sayOr(code, say('no.unknown'), details);
}

/** The words for a key put together from parts, or what it falls back to. */
export function sayOr(code: string, fallback: string, details: Details = {}): string {
  const words = wordsFor(code);
  return words === undefined ? fallback : filled(words, details);
}

/** Words with their details in place. */
export function filled(words: Words, details: Details): string {
  const text = typeof words === 'string' ? words : Number(details['count']) === 1 ? words.one : words.many;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}

export function isKey(code: string): boolean {
  return wordsFor(code) !== undefined;
}

/** The words that a sentence is made of besides numbers and signs, with how they are said here: `take` → `nimm`. In a key `_` parts two. */
export function verbs(): [verb: string, said: string][] {
  const all = { ...present.words, ...game.words };
  return Object.entries(all).flatMap(([key, said]) =>
    key.startsWith('word.') ? [[key.slice(5).replace('_', ' '), String(said)]] : [],
  );
}

/** A sentence in which nothing is left that only its game writes. */
export function aloud(text: string): string {
  return game.tongue.aloud(text);
}

function wordsFor(code: string): Words | undefined {
  return game.words[code] ?? (present.words as Book)[code];
}

async function fetched(file: string): Promise<Book> {
  if (!file) return {};
  const found = await fetch(new URL(file, document.baseURI));
  return (await found.json()) as Book;
}
