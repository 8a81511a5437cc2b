// Tasks: what they say, who judges them, and the tables that are laid for them.

import { familyOf } from '../games/games';
import { ask, askOnce, games } from '../lib/api';
import { dayOf } from './days';
import { friendlyName, playerName } from '../lib/names';
import type { Judge } from '../lib/search.svelte';
import { hold } from '../lib/seats';
import { ofErrand } from '../club/errands';
import { classOf } from './telling';
import type { Found, SearchHelp, TaskShown, TaskTable, TaskTableRequest } from '../lib/wire';
import { say, sayOr } from './words';

/** The three tiers of a puzzle. */
export const TIERS = [1, 2, 3] as const;
export type Tier = (typeof TIERS)[number];

const heading = (game: string, level: string): string => `${game} ${level}`.trim();

export const guideTask = (game: string, level: string): string => `guide; ${heading(game, level)}`;
export const findTask = (game: string, level: string, tier: Tier, number: number): string =>
  `find ${tier}; ${heading(game, level)}; deal ${number}`;
/** Five puzzles with a number, others every day. */
export const ownTask = (game: string, level: string, fact: string): string =>
  `find; ${heading(game, level)}; deal ${dayOf(new Date())}; with ${fact}; count 5`;
/** The same for everybody on a day of their own calendar. */
export const dailyTask = (game: string, level: string, day = dayOf(new Date())): string =>
  `daily; ${heading(game, level)}; deal ${day}`;

/** What a text of ours asks for: of the day, or the so many-th puzzle of a tier. */
export function partsOf(task: string): { day?: string; tier?: Tier; number?: number } {
  const [, day] = /^daily; .*; deal (\d{4}-\d\d-\d\d)$/.exec(task) ?? [];
  const [, tier, number] = /^find ([123]); .*; deal (\d+)$/.exec(task) ?? [];
  return { ...(day && { day }), ...(tier && { tier: Number(tier) as Tier, number: Number(number) }) };
}

export function lookAt(task: string, step = 0): Promise<TaskShown> {
  return ask('api/task', { task, step });
}

export function judge(task: string): Judge {
  return {
    search: (text, before) => ask<Found>('api/task/search', { task, text, before }),
    help: (rung, before) => ask<SearchHelp>('api/task/help', { task, rung, before }),
  };
}

/** A table for a task, or for one game of it; this device holds its seat. */
export async function begin(task: string, step = 0, until = 0): Promise<string> {
  const player = await opponent(task);
  const called = player && playerName(player);
  const wish: TaskTableRequest = { task, step, name: friendlyName([called]), player, called };
  const { table, seats, game, level, turns } = await askOnce<TaskTable>('api/task/play', wish);
  const lesson = step ? classOf(task)?.club : undefined;
  const more = { ...(step && { step, until }), ...(lesson && { lesson }), ...ofErrand(task) };
  hold({ table, game, level, way: 'computer', code: '', seats, over: false, task, turns, ...more });
  return table;
}

/** Whoever learns plays with the one that takes first steps, too. */
async function opponent(task: string): Promise<string> {
  const [goal = '', game = ''] = task.split(/; ?| /);
  return goal === 'guide' ? ((await games()).games.find(({ name }) => name === game)?.players[0] ?? '') : '';
}

/** What a task is played with, in words. */
export function sayCards(game: string, level: string): string {
  const name = sayOr(`game.${game}`, game);
  const cards = level && sayOr(`level.${familyOf(game)}.${level}`, level);
  return cards ? `${name} · ${cards}` : name;
}

const SIGNS: { [sign: string]: 'plus' | 'minus' | 'times' | 'divide' } = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divide',
};

/** A series of puzzles, and what they are about: `+11` is *adding 11*. */
export function sayPuzzles(count: number, fact: string): string {
  const sign = SIGNS[fact.slice(0, 1)];
  return [say('series.find', { count }), sign && say(`series.with.${sign}`, { number: fact.slice(1) })]
    .filter(Boolean)
    .join(': ');
}
