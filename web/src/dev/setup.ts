// Before every spec: English words, a clean device that likes nothing to move, and no network.

import { afterEach, beforeEach } from 'vitest';
import en from '../lib/language/en.json';
import { useWords } from '../lib/language/language.svelte';
import { answer } from './fake';

globalThis.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;

beforeEach(() => {
  useWords('en', en);
  globalThis.fetch = answer;
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
