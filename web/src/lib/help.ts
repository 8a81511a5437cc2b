// How much help a seat would like, as the table knows it: the usual, more and sooner, none.

import { sayOr } from './language/language.svelte';

export const HELP_LEVELS = ['', 'helped', 'alone'] as const;

export function helpName(level: string): string {
  return sayOr(`help.${level || 'usual'}`, '');
}
