// Choosing a table of Mathino: how long first, then its many house rules.

import type { Setting, SettingValue } from '../../lib/wire';
import type { Choice, Settings } from '../game';
import LevelSample from './LevelSample.svelte';
import type { MathinoKey } from './words';

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
  usual,
};

/** Only the very young look for what is alike, and they look for nothing else. */
function fits({ part }: Setting, level: string): boolean {
  if (part === 'young') return level === 'young';
  return level !== 'young' || ['match', 'cards', 'check'].includes(part);
}

/** The one pack that never comes out even has a short last round. */
function usual(setting: string, settings: Settings): SettingValue | undefined {
  return setting === 'short_round' && settings['cards'] === 'mathino-48' ? 'equal' : undefined;
}
