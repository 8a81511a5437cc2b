// What this device remembers of what was played: the best of each level, the puzzles that were found, and what became of the deals
// of the last days. Nothing here runs out, and nothing is lost by staying away.

import { isRecord, keep, recall } from '../lib/keep';
import type { Held } from '../lib/seats';
import type { AnyView } from '../lib/wire';
import { partsOf, type Tier } from './tasks';

export type Page = {
  /** Games that were played to their end, and the best score of them; also as it was called then, `3 cards left`. */
  games: number;
  best: number | null;
  called: string;
  /** For each tier the number of puzzles that were found. */
  found: [number, number, number];
};
type Diary = { pages: { [level: string]: Page }; days: { [task: string]: string } };

const NAME = 'diary';
/** So many deals of days are remembered. */
const MOST_DAYS = 200;
const EMPTY: Page = { games: 0, best: null, called: '', found: [0, 0, 0] };

export function pageOf(game: string, level: string): Page {
  return { ...EMPTY, ...diary().pages[`${game} ${level}`] };
}

/** What became of the deal of a day; empty where it was not played. */
export function resultOf(task: string): string {
  return diary().days[task] ?? '';
}

/** A game of this device is over. Its score has a name: alone, −3 says nothing to whoever had 3 cards left. */
export function noteEnd(held: Held, view: AnyView | null, name: (view: AnyView, seat: number) => string): void {
  if (held.club || held.lesson) return; // a tablet of a class is everybody's
  const [own, other] = held.seats;
  const score = Number(view?.outcome?.scores[own?.seat ?? -1]);
  if (!view || !own || other || Number.isNaN(score)) return;
  const called = name(view, own.seat);
  change(view.game, view.level, ({ games, ...page }) => {
    const better = page.best === null || score >= page.best;
    return { ...page, games: games + 1, ...(better && { best: score, called }) };
  });
  if (held.task) noteDay(held.task, called);
}

/** A puzzle was found. */
export function noteFound(game: string, level: string, tier: Tier, number: number): void {
  change(game, level, (page) => {
    const found: Page['found'] = [...page.found];
    found[tier - 1] = Math.max(found[tier - 1] ?? 0, number);
    return { ...page, found };
  });
}

/** The first result of a day is the one that counts. */
export function noteDay(task: string, result: string): void {
  const { pages, days } = diary();
  if (!partsOf(task).day || days[task]) return;
  keep(NAME, { pages, days: Object.fromEntries([...Object.entries(days), [task, result]].slice(-MOST_DAYS)) });
}

function change(game: string, level: string, to: (page: Page) => Page): void {
  const { pages, days } = diary();
  keep(NAME, { pages: { ...pages, [`${game} ${level}`]: to(pageOf(game, level)) }, days });
}

function diary(): Diary {
  return recall<Diary>(NAME, { pages: {}, days: {} }, isDiary);
}

function isDiary(found: unknown): found is Diary {
  return isRecord(found) && isRecord(found['pages']) && isRecord(found['days']);
}
