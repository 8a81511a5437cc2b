// The table of a game that nobody has drawn yet: it is read in words and played by typing sentences. Drawn games take from here
// whatever they do not bring themselves.

import { cardName } from '../../lib/cards';
import { Draft } from '../../lib/draft.svelte';
import { say } from '../../lib/language/language.svelte';
import { Play } from '../../lib/play.svelte';
import type { PlainFace } from '../../lib/wire';
import CardPicture from '../../parts/CardPicture.svelte';
import TypeDesk from '../../parts/TypeDesk.svelte';
import { own, type TableParts } from '../game';

export const general: Omit<TableParts, 'inWords'> = {
  play: (speaker) => new Play(speaker, new Draft()),
  Area: null,
  Desk: TypeDesk,
  Aside: null,
  call: () => null,
  wordless: () => false,
  Rung: null,
  Spoils: null,
  Picture: CardPicture,
  cardName,
  aids: [],
  Count: null,
  Sheet: null,
  keepsSheet: () => false,
  tally: () => [],
  prompt: () => '',
  score: (face, seat) => say('end.points', { count: face.outcome?.scores[seat] ?? '' }),
  scoreNote: () => '',
  menu: () => [],
  sound: () => null,
  closed: (face) => ({ ...face, hand: null }),
};

export const plain = own<PlainFace, Play>({
  // The lines come from the rules, which speak English.
  inWords: ({ lines, own_lines }) => [{ title: say('table.described'), lines: own_lines.length ? own_lines : lines, lang: 'en' }],
  closed: (face) => ({ ...face, hand: null, own_lines: [] }),
});
