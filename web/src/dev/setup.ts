// Before every spec: English words, a clean device that likes nothing to move, and no network.

import { afterEach, beforeEach } from 'vitest';
import en from '../words/en/pages.json';
import { SILENT, useGame, useWords } from '../lib/language/language.svelte';
import { preferences } from '../lib/preferences.svelte';
import { answer, STORIES } from './fake';

/** The words, by where they lie. */
const WORDS = import.meta.glob<object>(['/src/words/*/*.json', '/src/dev/toy/*.json'], { eager: true, import: 'default' });

/** What the specs share, as it was before the first of them changed it. */
const stories = { ...STORIES };
preferences.offered = true;
const liked = { ...preferences };

globalThis.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;

beforeEach(() => {
  useWords('en', en);
  useGame(SILENT, {});
  globalThis.fetch = (input, init) => {
    const words = WORDS[new URL(String(input), 'http://localhost').pathname];
    return words ? Promise.resolve(Response.json(words)) : answer(input, init);
  };
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  for (const table in STORIES) if (!(table in stories)) delete STORIES[table];
  Object.assign(STORIES, stories);
  Object.assign(preferences, liked);
});
