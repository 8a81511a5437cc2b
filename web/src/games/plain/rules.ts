// The rules of a game that nobody has drawn: its words alone.

import type { Rules } from '../game';
import Body from './Rules.svelte';

export const rules: Rules = { Body, pictures: null };
