// Choosing a table of Mathino: how long first, then its many house rules under a few headings.

import type { SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import LevelSample from './LevelSample.svelte';
import type { MathinoKey } from './words';

/** The headings of the house rules, each with its own. */
const PARTS = {
  'choose.part.check': 'mistakes timeout_action',
  'choose.part.signs': 'ops negatives fractions max_abs_value',
  'choose.part.digits': 'digit_sums digit_sum_digits digit_sum_negative power_plays negative_root lock_until table_add combo_mix',
  'choose.part.taking': 'capture_scope combo_capture require_capture_card discard_rule stacking',
  'choose.part.duty': 'duty_model match_takes_duty stacking_makes_duty discharge sweep_discharges penalty penalty_scope',
  'choose.part.match': 'most_cards_points tie_split final_tie floor_zero max_decks',
  'choose.part.young': 'young_attributes young_scoring',
  'choose.part.cards': 'cards hand_cards table_cards short_round open_hands',
} satisfies { [key in MathinoKey]?: string };

export const choice: Partial<Choice> = {
  Sample: LevelSample,
  pictured: (level) => (level === 'young' ? () => import('./YoungChoice.svelte') : null),
  question: {
    setting: 'target',
    title: 'choose.target' satisfies MathinoKey,
    answers: [
      [7, 'choose.target.7' satisfies MathinoKey],
      [14, 'choose.target.14' satisfies MathinoKey],
      [21, 'choose.target.21' satisfies MathinoKey],
    ],
  },
  matter: ['mistakes', 'ops', 'combo_capture', 'penalty', 'hand_cards'],
  // The level says whether it is the game of the very young; the other is for whoever runs a tournament.
  unasked: ['variant', 'advance_per_game'],
  counts: [2, 3, 4, 6],
  aids: ['tables'],
  trusts: ({ mistakes }) => mistakes === 'claims',
  fits,
  section: partOf,
  usual,
};

function partOf(setting: string): string {
  return Object.entries(PARTS).find(([, settings]) => settings.split(' ').includes(setting))?.[0] ?? '';
}

/** Only the very young look for what is alike, and they look for nothing else. */
function fits(setting: string, level: string): boolean {
  const part = partOf(setting);
  if (part === 'choose.part.young') return level === 'young';
  return level !== 'young' || ['choose.part.match', 'choose.part.cards', 'choose.part.check'].includes(part);
}

/** The one pack that never comes out even has a short last round. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'short_round' && settings['cards'] === 'mathino-48' ? 'equal' : undefined;
}
