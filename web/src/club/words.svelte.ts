// The words of the tournament pages. They are fetched with these pages, and stand before the words of all pages.

import { bookOf, filesOf, filled, language, sayOr as sayGeneralOr, type Book, type Key } from '../lib/language/language.svelte';
import { Refused } from '../lib/api';
import type { Details, Plan, PlanSeat } from '../lib/wire';
import { allTables } from './plan';

export type ClubKey = keyof typeof import('../words/en/club.json');

const FILES = filesOf('club', import.meta.glob('../words/*/club.json', { query: '?url', import: 'default', eager: true }));

let own = $state.raw({ name: '', words: {} as Book });

/** Fetch the words in the language of the page; no page of a tournament is shown before. */
export async function learn(): Promise<void> {
  if (own.name !== language()) useClubWords(await bookOf(FILES));
}

export function useClubWords(words: Book): void {
  own = { name: language(), words };
}

export function say(key: ClubKey | Key, details: Details = {}): string {
  return sayOr(key, key, details);
}

/** The words for a key put together from parts, or what it falls back to. */
export function sayOr(key: string, fallback: string, details: Details = {}): string {
  const words = own.words[key];
  return words === undefined ? sayGeneralOr(key, fallback, details) : filled(words, details);
}

/** Who sits there: a name, or how one gets there. */
export function saySeat(plan: Plan, { name, came_from, came_as: place }: PlanSeat): string {
  if (name || came_from === null) return name || say('seat.open');
  const two = allTables(plan).find(({ id }) => id === came_from)?.seats.length === 2;
  return say(place === 1 ? 'seat.winner' : two ? 'seat.loser' : 'seat.placed', { game: came_from + 1, place });
}

/** How far a game goes: so many points, or whatever this game counts; to its end, where it is not counted. */
export function sayTarget(game: unknown, count: number): string {
  return count ? sayOr(`unit.${String(game)}`, say('ask.points', { count }), { count }) : say('ask.no_target');
}

/** What the referee has ruled, and then their own words. In older logs there is only one of them. */
export function sayRuling({ decision, text }: { decision: string; text: string }): string {
  if (!decision) return sayOr(`rule.${text}`, text);
  const ruled = sayOr(`rule.${decision}`, decision);
  return text ? `${ruled}. ${say('table.quoted', { text })}` : ruled;
}

/** Why something did not work, in words. */
export function sayWhy(why: unknown): string {
  return why instanceof Refused ? sayOr(why.code, say('no.unknown'), why.details) : say('app.offline');
}
