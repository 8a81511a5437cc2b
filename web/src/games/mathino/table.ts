// The table of Mathino: what it draws, and what it says about a view.

import type { MathinoView } from '../../lib/wire';
import { own, type Tally } from '../game';
import Area from './Area.svelte';
import Desk from './Desk.svelte';
import { worthOf } from './gems';
import MathinoCard from './MathinoCard.svelte';
import { cardName } from './names';
import { MathinoPlay } from './play.svelte';
import { say } from './words';

export const table = own<MathinoView, MathinoPlay>({
  play: (speaker) => new MathinoPlay(speaker),
  // No calculator, but tables (M-12).
  aids: [
    { name: 'tables', title: 'times', Picture: () => import('./Times.svelte') },
    { name: 'tables', title: 'powers', Picture: () => import('./Powers.svelte') },
  ],
  Area,
  Desk,
  Picture: MathinoCard,
  cardName,
  sweeps: true,
  wordless: ({ alike }) => alike.length > 0,
  Rung: () => import('./YoungRung.svelte'),
  Spoils: () => import('./YoungSpoils.svelte'),
  Sheet: () => import('./Sheet.svelte'),
  keepsSheet: () => true,
  tally,
  rounds: () => import('./round'),
  inWords: async (view, people) => (await import('./inwords')).inWords(view, people),
  prompt,
  closed: (view) => ({ ...view, hand: null, captured: null }),
});

/** Cards captured in this deck, and points in the match: the very young count whole ones. */
function tally({ won, totals, alike }: MathinoView, seat: number): Tally[] {
  const count = totals[seat] ?? '0';
  const shown = alike.length ? String(Math.floor(worthOf(count))) : count;
  return [
    { icon: 'won', text: String(won[seat] ?? 0), spoken: [say('table.captured', { count: won[seat] ?? 0 })] },
    { icon: 'points', text: shown, spoken: [say('table.points', { count })] },
  ];
}

function prompt({ phase, last_round, alike }: MathinoView): string {
  if (phase === 'confirm') return say('prompt.confirm_you');
  return last_round && !alike.length ? say('prompt.last_round') : '';
}
