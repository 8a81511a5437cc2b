// The table of a game that nobody has drawn yet: its zones with the cards in them, and a line for the sentence.

import type { PlainFace } from '../../lib/wire';
import { own } from '../game';
import Area from './Area.svelte';
import Desk from './Desk.svelte';
import { PlainPlay } from './play.svelte';
import { described, inWords } from './zones';

export const plain = own<PlainFace, PlainPlay>({
  play: (speaker) => new PlainPlay(speaker),
  Area,
  Desk,
  inWords: (face, people) => [...inWords(face, people), ...described(face)],
  closed: (face) => ({ ...face, hand: null, own_lines: [] }),
});
