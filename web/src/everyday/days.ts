// Days in the player's own calendar.

import { region } from '../lib/language/region';

/** A day as it is written everywhere, `2026-11-17`, by the clock of this device. */
export function dayOf(when: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

/** A day with its month, as people say it. */
export function sayDay(day: string): string {
  const when = new Date(`${day}T12:00`);
  return Number.isNaN(when.getTime()) ? day : when.toLocaleDateString(region(), { day: 'numeric', month: 'long' });
}
