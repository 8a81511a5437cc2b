// The door to the games: the boxes on the shelf, and behind them what is fetched when it is needed. No page knows a game
// otherwise, and no game knows another.

import { SILENT, speakOf } from '../lib/language/language.svelte';
import type { PlayerView } from '../lib/wire';
import { box as formula } from './formula/box';
import type { Box, Choice, Rules, TableParts } from './game';
import { box as mathino } from './mathino/box';
import { box as numberloor } from './numberloor/box';
import { box as numero } from './numero/box';

/** Games of other packages are added by `guests.ts`. */
export const BOXES: readonly Box[] = [numero, mathino, numberloor, formula];

/** The box that a game is in; none for a game that this page has never heard of. */
export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.games.includes(game));
}

/** What the words of a game are found under. */
export function familyOf(game: string): string {
  return boxOf(game)?.family ?? game;
}

/** The table that draws these views; with it come the words of its game. */
export async function tableOf({ family, game }: Pick<PlayerView, 'family' | 'game'>): Promise<TableParts> {
  const box = boxOf(game);
  const own = box?.family === family ? box.table?.() : undefined;
  const drawn = own ?? import('./plain/drawn').then(({ plain }) => plain);
  const [{ general }, parts] = await Promise.all([import('./plain/table'), drawn, wordsOf(box)]);
  return { ...general, ...parts };
}

export async function choiceOf(game: string): Promise<Choice> {
  const box = boxOf(game);
  const [{ choice }, own] = await Promise.all([import('./plain/choice'), box?.choice?.(), wordsOf(box)]);
  return { ...choice, discards: own !== undefined, ...own };
}

/** The rules of a game; none where they are still to be written. */
export async function rulesOf(box: Box | undefined): Promise<Rules | undefined> {
  const [rules] = await Promise.all([box?.rules?.(), wordsOf(box)]);
  return rules;
}

/** From now on the page speaks of this game. */
export function wordsOf(box: Box | undefined): Promise<void> {
  return speakOf(box?.tongue ?? SILENT);
}
