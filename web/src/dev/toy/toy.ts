// Fives, a game for the specs, as its page would be written: a view with a field of its own, a picture of its table, one kind of
// tally and a few words. Everything else it has from the plain table.

import { own, type Box } from '../../games/game';
import { speaker } from '../../lib/language/language.svelte';
import { Draft } from '../../lib/draft.svelte';
import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import type { PlayerView } from '../../lib/wire';
import Area from './Area.svelte';
import de from './de.json?url';
import en from './en.json?url';
import Lid from '../../games/formula/Lid.svelte';

export type FivesView = PlayerView & { pile: number; secret: string };

export const say = speaker<keyof typeof import('./en.json')>();

/** Taps write the beginning of the sentence; its result is the player's to say. */
export class FivesPlay extends Play {
  constructor(speaker: Speaker) {
    super(speaker, new Draft());
  }

  choose(pile: number, card: string): void {
    this.type(true, `${pile} + ${card} = `);
  }
}

export const box: Box = {
  family: 'fives',
  games: ['fives'],
  levels: [],
  colour: '#333333',
  Lid,
  tongue: { files: { en, de } },
  table: async () =>
    own<FivesView, FivesPlay>({
      play: (speaker) => new FivesPlay(speaker),
      Area,
      inWords: ({ pile }) => [{ title: say('fives.pile', { sum: pile }), lines: [] }],
      tally: ({ hands }, seat) => [{ icon: 'points', text: String(hands[seat]), spoken: [] }],
      closed: (view) => ({ ...view, hand: null, secret: '' }),
    }),
};
