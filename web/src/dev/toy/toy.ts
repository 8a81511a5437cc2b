// Fives, a game for the specs, as its page would be written: a face with a field of its own, a picture of its table, one kind of
// tally and a few words. Everything else it has from the plain table.

import { own, type Box } from '../../games/game';
import { speaker } from '../../lib/language/language.svelte';
import { Draft } from '../../lib/draft.svelte';
import { Play } from '../../lib/play.svelte';
import type { Sitting } from '../../lib/sitting.svelte';
import type { Face } from '../../lib/wire';
import Area from './Area.svelte';
import Lid from '../../games/formula/Lid.svelte';

export type FivesFace = Face & { pile: number; secret: string };

const en = { 'fives.pile': 'The pile makes {sum}.', 'fives.no_cards_left': 'The cards are gone.', 'word.bury': 'bury' };
const de: typeof en = {
  'fives.pile': 'Der Stapel ist {sum}.',
  'fives.no_cards_left': 'Die Karten sind aus.',
  'word.bury': 'vergrab',
};
export const say = speaker<keyof typeof en>();

/** Taps write the beginning of the sentence; its result is the player's to say. */
export class FivesPlay extends Play {
  constructor(sitting: Sitting) {
    super(sitting, new Draft());
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
  tongue: { words: { en: async () => en, de: async () => de }, aloud: (text) => text },
  table: async () =>
    own<FivesFace, FivesPlay>({
      play: (sitting) => new FivesPlay(sitting),
      Area,
      inWords: ({ pile }) => [{ title: say('fives.pile', { sum: pile }), lines: [] }],
      tally: ({ hands }, seat) => [{ icon: 'points', text: String(hands[seat]), spoken: [] }],
      closed: (face) => ({ ...face, hand: null, secret: '' }),
    }),
};
