// The rules of Mathino, as they are read.

import type { Rules } from '../game';
import Pictures from './Pictures.svelte';
import Body from './Rules.svelte';
import YoungPictures from './YoungPictures.svelte';

export const rules: Rules = { Body, pictures: (level) => (level === 'young' ? YoungPictures : Pictures) };
