// Choosing a table of Numero: for cards or for points, and then all the house rules.

import type { SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import LevelSample from './LevelSample.svelte';
import type { NumeroKey } from './words';

const POINTS = 'taking_card bonus decimal ops_in clear_the wild_colour centre_left most_cards solitaire'.split(' ');

export const choice: Partial<Choice> = {
  Sample: LevelSample,
  question: {
    setting: 'scoring',
    title: 'choose.preset' satisfies NumeroKey,
    answers: [
      [false, 'choose.preset.cards' satisfies NumeroKey],
      [true, 'choose.preset.points' satisfies NumeroKey],
    ],
  },
  // How many may sit down follows from how many do.
  unasked: ['players'],
  section: (setting) => (POINTS.some((start) => setting.startsWith(start)) ? 'choose.scoring_rules' : 'choose.game_rules'),
  usual,
};

/** Whoever plays for points may be doubted. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'golden_rule_2' && settings['scoring'] === true ? 'challenge' : undefined;
}
