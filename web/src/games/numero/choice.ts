// Choosing a table of Numero: for cards or for points, and then its house rules under a few headings.

import type { SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import LevelSample from './LevelSample.svelte';
import { isOwn } from './line';
import type { NumeroKey } from './words';

/** The headings of the house rules, each with its own; what is left belongs to points. */
const PARTS = {
  'choose.part.turn': 'hand_size first_player turn_priority ask_sentence join_ops value_domain take_back',
  'choose.part.build':
    'extend_build_with_others join_builds keep_answer show_answer golden_rule_2 challenge_evidence challenge_undo',
  'choose.part.wild':
    'wild_on_build loose_wild_usable leftover_working_piles all_wild_short_hand start_centre_wild final_turn_wild_discards',
  'choose.part.end': 'final_chance tie_break',
} satisfies { [key in NumeroKey]?: string };
/** They have no wild cards. */
const PLAIN = ['numbers-10', 'playing-cards', 'numbers-15'];

export const choice: Partial<Choice> = {
  own: () => import('./OwnCards.svelte'),
  isOwn,
  together,
  Sample: LevelSample,
  question: {
    setting: 'scoring',
    title: 'choose.preset' satisfies NumeroKey,
    answers: [
      [false, 'choose.preset.cards' satisfies NumeroKey],
      [true, 'choose.preset.points' satisfies NumeroKey],
    ],
  },
  matter: ['hand_size', 'join_ops', 'turn_priority', 'keep_answer', 'ask_sentence'],
  // How many may sit down follows from how many do.
  unasked: ['players'],
  fits: (setting, level) => partOf(setting) !== 'choose.part.wild' || !PLAIN.includes(level),
  section: partOf,
  scores: ({ scoring }) => scoring === true,
  usual,
};

function partOf(setting: string): string {
  const found = Object.entries(PARTS).find(([, settings]) => settings.split(' ').includes(setting));
  return found?.[0] ?? ('choose.scoring_rules' satisfies NumeroKey);
}

/** Whoever plays for points may be doubted. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'golden_rule_2' && settings['scoring'] === true ? 'challenge' : undefined;
}

/** Nobody is doubted where no points are played for. */
function together(settings: Settings): Settings {
  const { golden_rule_2: rule, ...others } = settings;
  return rule === 'challenge' && settings['scoring'] !== true ? others : settings;
}
