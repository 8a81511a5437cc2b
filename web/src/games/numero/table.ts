// The table of Numero and of its solitaire: what it draws, and what it says about a view.

import { cardName } from '../../lib/cards';
import type { NumeroView } from '../../lib/wire';
import { own, type Section, type Tally } from '../game';
import Area from './Area.svelte';
import Aside from './Aside.svelte';
import Desk from './Desk.svelte';
import { pileName } from './names';
import { NumeroPlay } from './play.svelte';
import { say } from './words';

export const table = own<NumeroView, NumeroPlay>({
  play: (speaker) => new NumeroPlay(speaker),
  Area,
  Desk,
  Aside,
  sweeps: true,
  pile: ({ won }, seat) => won[seat] ?? 0,
  uncounted: (view, { points, sheet }) => ({ ...view, points, sheet }),
  Sheet: () => import('./Sheet.svelte'),
  keepsSheet: (view) => view.scoring,
  tally,
  inWords,
  prompt: ({ phase }) => (phase === 'final' ? say('prompt.final_you') : phase === 'confirm' ? say('prompt.confirm_you') : ''),
  score: ({ scoring, outcome }, seat) => say(scoring ? 'end.points' : 'end.cards', { count: outcome?.scores[seat] ?? '' }),
  scoreNote,
});

/** Cards won; where points are counted, these too. */
function tally({ won, points }: NumeroView, seat: number): Tally[] {
  const cards = say('table.won', { count: won[seat] ?? 0 });
  const count = points?.[seat];
  const pile: Tally = { icon: 'won', text: String(won[seat] ?? 0), spoken: [cards] };
  return count === undefined ? [pile] : [pile, { icon: 'points', text: count, spoken: [say('table.points', { count })] }];
}

function inWords({ centre, loose }: NumeroView): Section[] {
  const piles = centre.map((pile) => (pile.built ? `${pileName(pile)}: ${pile.cards.map(cardName).join(', ')}` : pileName(pile)));
  const lines = [...piles, ...loose.map(cardName)];
  return [{ title: say('table.centre'), lines: lines.length ? lines : [say('table.centre_empty')] }];
}

/** Alone, what is left in the hand costs nothing. */
function scoreNote({ game, hands, won, scoring }: NumeroView, seat: number): string {
  const left = hands[seat] ?? 0;
  return left && !scoring && game !== 'numero-solitaire' ? say('end.left_in_hand', { won: won[seat] ?? 0, count: left }) : '';
}
