// Before every spec: English words, a clean device that likes nothing to move, and no network.

import { afterEach, beforeEach } from 'vitest';
import { en } from '../lib/language/en';
import { SILENT, useGame, useWords } from '../lib/language/language.svelte';
import { reply } from './fake';

globalThis.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;

beforeEach(() => {
  useWords('en', en);
  useGame(SILENT, {});
  globalThis.fetch = (input) => Promise.resolve(Response.json(reply(String(input instanceof Request ? input.url : input))));
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
