// How long ago something was, in the player's own calendar.

import { language } from './language/language.svelte';

const DAY = 86_400_000;

/** How long ago a day was: today, yesterday, 3 days ago. */
export function sayAgo(at: number, now = Date.now()): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day');
}

function midnight(at: number): number {
  const when = new Date(at);
  return Date.UTC(when.getFullYear(), when.getMonth(), when.getDate());
}
