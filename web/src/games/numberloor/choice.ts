// Choosing a table of Numberloor: how long it shall last, and then the house rules.

import type { Choice } from '../game';
import LevelSample from './LevelSample.svelte';
import type { NumberloorKey } from './words';

export const choice: Partial<Choice> = {
  Sample: LevelSample,
  question: {
    setting: 'stars_to_win',
    title: 'choose.length' satisfies NumberloorKey,
    answers: [
      [1, 'choose.length.short' satisfies NumberloorKey],
      [3, 'choose.length.medium' satisfies NumberloorKey],
      [0, 'choose.length.whole' satisfies NumberloorKey],
      [7, 'choose.length.long' satisfies NumberloorKey],
    ],
  },
  matter: ['hand_size', 'draw_only_when_stuck', 'equal_always', 'night_moments', 'max_turns'],
  // Whoever begins has to be there.
  possible: (setting, value, seats) => setting !== 'first_player' || Number(value) < seats,
};
