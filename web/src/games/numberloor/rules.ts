// The rules of Numberloor, as they are read or looked at.

import type { Rules } from '../game';
import FirstPictures from './FirstPictures.svelte';
import JumpPictures from './JumpPictures.svelte';
import Body from './Rules.svelte';

export const rules: Rules = {
  Body,
  pictures: (level) => (['intermediate', 'basic'].includes(level) ? JumpPictures : FirstPictures),
};
