// The rules of Numberloor, as they are read or looked at.

import type { Rules } from '../game';
import Pictures from './Pictures.svelte';
import Body from './Rules.svelte';

export const rules: Rules = { Body, Pictures };
