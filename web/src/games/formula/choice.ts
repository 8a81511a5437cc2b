// Choosing a table of Formula: a way to play, how many rounds, and then all the house rules.

import type { SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import Sample from './Sample.svelte';
import type { FormulaKey } from './words';

const VARIATIONS = 'hand_size must_reuse five_draw zero_is times_divide play_on points winner_extra'.split(' ');
const LAYING = 'cards_per max_number leading extend insert table_cards first_answer allow_same zero_quotient'.split(' ');

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
  section,
  usual,
};

function section(setting: string): FormulaKey {
  const isOne = (starts: string[]): boolean => starts.some((start) => setting.startsWith(start));
  return isOne(VARIATIONS) ? 'choose.variations' : isOne(LAYING) ? 'choose.laying' : 'choose.turns';
}

/** With × and ÷ alone a turn has four cards. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'cards_per_turn' && settings['times_divide_only'] === true ? 4 : undefined;
}
