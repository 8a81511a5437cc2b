// Words that only some pages need: they are fetched with these pages, and stand before the words of all pages.

import { Refused } from '../api';
import type { Details } from '../wire';
import { bookOf, filled, language, sayOr as sayGeneralOr, type Book, type Key, type Tongue } from './language.svelte';

export class OwnWords<Own extends string> {
  #own = $state.raw({ name: '', words: {} as Book });

  constructor(private readonly files: Tongue['files']) {}

  /** Fetch the words in the language of the page; no page that needs them is shown before. */
  learn = async (): Promise<void> => {
    if (this.#own.name !== language()) this.#own = { name: language(), words: await bookOf(this.files) };
  };

  say = (key: Own | Key, details: Details = {}): string => this.sayOr(key, key, details);

  /** The words for a key put together from parts, or what it falls back to. */
  sayOr = (key: string, fallback: string, details: Details = {}): string => {
    const words = this.#own.words[key];
    return words === undefined ? sayGeneralOr(key, fallback, details) : filled(words, details);
  };

  /** Why something did not work, in words. */
  sayWhy = (why: unknown): string =>
    why instanceof Refused ? this.sayOr(why.code, this.say('no.unknown'), why.details) : this.say('app.offline');
}
