// Choosing a table of Numberloor: how long it shall last, and then the house rules, those of each level together.

import type { Choice } from '../game';
import LevelSample from './LevelSample.svelte';
import type { NumberloorKey } from './words';

const ANYWHERE = ['hand_size', 'first_player', 'max_turns'];

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
  section,
  // Whoever begins has to be there.
  possible: (setting, value, seats) => setting !== 'first_player' || Number(value) < seats,
};

/** The settings say by their names what they are about. */
function section(setting: string): string {
  if (setting.startsWith('night_')) return 'choose.night_rules' satisfies NumberloorKey;
  if (setting.startsWith('beginner_')) return 'choose.beginner_rules' satisfies NumberloorKey;
  return ANYWHERE.includes(setting) ? 'choose.game_rules' : ('choose.balloon_rules' satisfies NumberloorKey);
}
