// The words of the pages for every day: tasks, the map of levels, printing, about.

import { filesOf } from '../lib/language/language.svelte';
import { OwnWords } from '../lib/language/own.svelte';

export type EverydayKey = keyof typeof import('../words/en/everyday.json');

export const { learn, say, sayOr, sayWhy } = new OwnWords<EverydayKey>(
  filesOf('everyday', import.meta.glob('../words/*/everyday.json', { query: '?url', import: 'default', eager: true })),
);
