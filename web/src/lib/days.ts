// Days in the player's own calendar.

import { language } from './language/language.svelte';

const DAY = 86_400_000;

/** A day as it is written everywhere, `2026-11-17`, by the clock of this device. */
export function dayOf(when: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

/** How long ago a day was: today, yesterday, 3 days ago. */
export function sayAgo(at: number, now = Date.now()): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day');
}

/** A day with its month, as people say it. */
export function sayDay(day: string): string {
  const when = new Date(`${day}T12:00`);
  return Number.isNaN(when.getTime()) ? day : when.toLocaleDateString(language(), { day: 'numeric', month: 'long' });
}

function midnight(at: number): number {
  const when = new Date(at);
  return Date.UTC(when.getFullYear(), when.getMonth(), when.getDate());
}
