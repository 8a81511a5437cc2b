// The table of Formula: what it draws, and what it says about a view.

import type { FormulaView } from '../../lib/wire';
import { own, type Section, type Tally } from '../game';
import Area from './Area.svelte';
import Desk from './Desk.svelte';
import { areaName, cardName, numberText, symbolName } from './names';
import Picture from './Picture.svelte';
import { FormulaPlay } from './play.svelte';
import { AREAS } from './turn/turn';
import { say } from './words';

export const table = own<FormulaView, FormulaPlay>({
  play: (speaker) => new FormulaPlay(speaker),
  Area,
  Desk,
  Picture,
  cardName,
  Sheet: () => import('./Sheet.svelte'),
  keepsSheet: ({ rounds }) => rounds !== 1,
  tally,
  rounds: () => import('./round'),
  inWords,
  prompt: ({ phase }) => (phase === 'drawn' ? say('prompt.formula_drawn_you') : ''),
  score,
});

/** Points, or rounds won; and who is out already, where the others play on. */
function tally({ points, wins, rounds, out }: FormulaView, seat: number): Tally[] {
  const found: Tally[] = [];
  const count = points?.[seat];
  if (count !== undefined) found.push({ icon: 'points', text: count, spoken: [say('table.points', { count })] });
  else if (rounds > 1)
    found.push({ icon: 'points', text: String(wins[seat]), spoken: [say('end.formula_rounds', { count: wins[seat] ?? 0 })] });
  const place = out.indexOf(seat) + 1;
  if (place) found.push({ icon: 'check', text: `${place}.`, spoken: [say('table.out', { place })] });
  return found;
}

function inWords(view: FormulaView): Section[] {
  const formula = `${numberText(view.left)} ${view.symbol || '_'} ${numberText(view.right)} = ${numberText(view.answer)}`;
  const numbers = AREAS.map((area) => `${areaName(area)}: ${view[area].map(cardName).join(', ') || say('table.nothing')}`);
  const covered = view.covered.map(cardName).join(', ') || say('table.nothing');
  return [
    {
      title: say('table.formula'),
      lines: [
        formula,
        ...(formula.includes('★') ? [say('table.joker')] : []),
        ...numbers,
        `${say('symbol.one')}: ${symbolName(view.symbol)}`,
      ],
    },
    { title: say('covered.title'), lines: [covered] },
  ];
}

function score({ points, rounds, wins, sheet, outcome }: FormulaView, seat: number): string {
  if (points) return say('end.points', { count: outcome?.scores[seat] ?? '' });
  if (rounds > 1) return say('end.formula_rounds', { count: wins[seat] ?? 0 });
  return say('end.formula_left', { count: sheet.at(-1)?.left[seat] ?? 0 });
}
