// Words for every code and label, in the language of this screen: those of all pages, and before them those of the game that the
// page is about. They are written by `web/words.py` from the files that all of Sumdeck shares, so that no page carries their parser:
// {places} are filled in here, and of several forms {count} chooses one, as the language counts.

import type { Chip } from '../chips';
import type { Details, Sentence } from '../wire';

export type Key = keyof typeof import('../../words/en/pages.json');
export type Words = string | { [form: string]: string };
export type Catalogue = { [key in Key]: Words };
export type Book = { [key: string]: Words };

/** Where words lie in each language. */
export type Files = { [language: string]: string };

const WORDS = import.meta.glob<string>(['../../words/*/*.json', '!../../words/*/club.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const FILES = filesOf('pages');

/** The languages there are: those that have a folder of words. Each is fetched when it is chosen. */
export const LANGUAGES = Object.keys(FILES);

/** How a game is spoken of: where its words lie in each language, and its sentences for the ear. */
export type Tongue = {
  files: Files;
  /** A sentence with what only this game writes (`5g`, `[10]a`) in words; signs are read by everybody alike. */
  aloud?: (sentence: Sentence) => string;
  /** The same for the eye, where a sentence is only read: without what nobody but a table needs. */
  read?: (sentence: Sentence) => string;
  /** The same in pieces, cards as cards. */
  chips?: (sentence: Sentence) => Chip[];
};

/** Of a game that has no words of its own here. */
export const SILENT: Tongue = { files: {} };

let present = $state.raw({ name: 'en', words: {} as Catalogue });
let game = $state.raw({ tongue: SILENT, name: '', words: {} as Book });
let asked = SILENT;
/** What the boxes of other packages say, in each language. */
export const shelf: { [language: string]: Book } = {};

export function language(): string {
  return present.name;
}

/** Change the language of the whole page. */
export async function speak(name: string): Promise<void> {
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

/** Where the words of a game lie, by their languages. Those of `all` are named as they lie: `…/de/pages.json`. */
export function filesOf(name: string, all = WORDS): Files {
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, file]) => (path.endsWith(`/${name}.json`) ? [[path.split('/').at(-2), file]] : [])),
  );
}

/** The words of these files in the language of the page. */
export function bookOf(files: Files): Promise<Book> {
  return fetched(files[present.name] ?? files.en);
}

export function useWords(name: string, words: Catalogue): void {
  present = { name, words };
  document.documentElement.lang = name;
}

export function useGame(tongue: Tongue, words: Book): void {
  game = { tongue, name: present.name, words };
}

/** The language that the browser asks for, if we have it. */
export function preferred(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in FILES) ?? 'en';
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
  const form = (): string => new Intl.PluralRules(present.name).select(Number(details['count']));
  const text = typeof words === 'string' ? words : (words[form()] ?? words['other'] ?? '');
  return text.replace(/\{(\w+)\}/g, (place, name: string) => inText(details[name] ?? place));
}

/** The words that a sentence is made of besides numbers and signs, with how they are said here: `take` → `nimm`. In a key `_` parts two. */
export function verbs(): [verb: string, said: string][] {
  const all = { ...present.words, ...game.words };
  return Object.entries(all).flatMap(([key, said]) =>
    key.startsWith('word.') ? [[key.slice(5).replace('_', ' '), String(said)]] : [],
  );
}

/** A sentence with its words in the language of this screen, and its cards and piles as its game has them said. */
export function shown(sentence: Sentence, piece = (name: string, mark: string) => name + mark): string {
  const own = ([name = '', mark]: string[]): string => (mark === undefined ? sayOr(`word.${name}`, name) : piece(name, mark));
  // Two words may be one verb, as in `go on`.
  const whole = sayOr(`word.${sentence.flat().join('').replaceAll(' ', '_')}`, '');
  return whole || sentence.map((part) => (typeof part === 'string' ? part : own(part))).join('');
}

/** Numbers and signs as schools write them in this language: `0.25 ÷ 5` may be `0,25 : 5`. Addresses have more points than one. */
export function notated(text: string): string {
  return decimals(text.replaceAll('÷', say('notation.divided')));
}

/** The same for the ear, which hears signs as words. */
export function decimals(text: string): string {
  return text.replace(/(?<![.\d])(\d+)\.(\d+)(?![.\d])/g, `$1${say('notation.point')}$2`);
}

/** How the game that the page is about speaks. */
export function tongue(): Tongue {
  return game.tongue;
}

function inText(detail: Details[string]): string {
  return notated(Array.isArray(detail) ? (game.tongue.read?.(detail) ?? shown(detail)) : String(detail));
}

/** All texts whose keys begin so, in the order of their file. */
export function wordsUnder(prefix: string): string[] {
  return Object.entries({ ...present.words, ...game.words }).flatMap(([key, words]) =>
    key.startsWith(prefix) ? [filled(words, {})] : [],
  );
}

function wordsFor(code: string): Words | undefined {
  return game.words[code] ?? (present.words as Book)[code] ?? shelf[present.name]?.[code];
}

async function fetched(file = ''): Promise<Book> {
  if (!file) return {};
  const found = await fetch(new URL(file, document.baseURI));
  return (await found.json()) as Book;
}
