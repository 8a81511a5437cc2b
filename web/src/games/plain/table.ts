// Whatever a game does not bring itself, its table has from here. The table of a game that nobody has drawn is in `drawn.ts`.

import { cardName } from '../../lib/cards';
import { Draft } from '../../lib/draft.svelte';
import { say } from '../../lib/language/language.svelte';
import { Play } from '../../lib/play.svelte';
import CardPicture from '../../parts/CardPicture.svelte';
import TypeDesk from '../../parts/TypeDesk.svelte';
import type { TableParts } from '../game';

export const general: Omit<TableParts, 'inWords'> = {
  play: (speaker) => new Play(speaker, new Draft()),
  Area: null,
  Desk: TypeDesk,
  Aside: null,
  call: () => null,
  silent: () => false,
  wordless: () => false,
  Rung: null,
  Spoils: null,
  Picture: CardPicture,
  cardName,
  aids: [],
  pile: () => null,
  sweeps: false,
  uncounted: null,
  Sheet: null,
  keepsSheet: () => false,
  tally: () => [],
  rounds: null,
  prompt: () => '',
  score: ({ outcome }, seat) => say('end.points', { count: outcome?.scores[seat] ?? '' }),
  scoreNote: () => '',
  menu: () => [],
  tunes: null,
  closed: (view) => ({ ...view, hand: null }),
};
