// The words of the pages for every day: tasks, the map of levels, printing, about.

import { OwnWords } from '../lib/language/own.svelte';
import de from '../words/de/everyday.json?url';
import en from '../words/en/everyday.json?url';

export type EverydayKey = keyof typeof import('../words/en/everyday.json');

export const { learn, say, sayOr, sayWhy } = new OwnWords<EverydayKey>({ en, de });
