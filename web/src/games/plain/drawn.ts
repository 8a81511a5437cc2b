// The table of a game that nobody has drawn yet: its zones with the cards in them, and a line for the sentence.

import type { PlainView } from '../../lib/wire';
import { own } from '../game';
import Area from './Area.svelte';
import Desk from './Desk.svelte';
import { PlainPlay } from './play.svelte';
import { described, inWords } from './zones';

export const plain = own<PlainView, PlainPlay>({
  play: (speaker) => new PlainPlay(speaker),
  Area,
  Desk,
  inWords: (view, people) => [...inWords(view, people), ...described(view)],
  closed: (view) => ({ ...view, hand: null, own_lines: [] }),
});
