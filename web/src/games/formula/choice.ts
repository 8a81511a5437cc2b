// Choosing a table of Formula: a way to play, how many rounds, and then all the house rules.

import type { SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import Sample from './Sample.svelte';
import type { FormulaKey } from './words';

export const choice: Partial<Choice> = {
  Sample,
  question: {
    setting: 'rounds',
    title: 'choose.rounds' satisfies FormulaKey,
    answers: ([1, 2, 3, 5, 10] as const).map((count) => [count, `choose.rounds.${count}` satisfies FormulaKey]),
    // For points there are as many rounds as it takes.
    unless: 'points_game',
  },
  matter: ['hand_size', 'points_game', 'times_divide_only', 'five_draw', 'must_reuse'],
  usual,
};

/** With × and ÷ alone a turn has four cards. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'cards_per_turn' && settings['times_divide_only'] === true ? 4 : undefined;
}
