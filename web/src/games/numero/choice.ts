// Choosing a table of Numero: for cards or for points, and then its house rules.

import type { SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import LevelSample from './LevelSample.svelte';
import { isOwn } from './line';
import type { NumeroKey } from './words';

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
  fits: ({ part }, level) => part !== 'wild' || !PLAIN.includes(level),
  scores: ({ scoring }) => scoring === true,
  usual,
};

/** Whoever plays for points may be doubted. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'golden_rule_2' && settings['scoring'] === true ? 'challenge' : undefined;
}

/** Nobody is doubted where no points are played for. */
function together(settings: Settings): Settings {
  const { golden_rule_2: rule, ...others } = settings;
  return rule === 'challenge' && settings['scoring'] !== true ? others : settings;
}
