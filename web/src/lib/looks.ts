// A turn that is worth a second look, in words: how much could have been won there, and by whom.

import { say } from './language/language.svelte';
import type { Moment } from './wire';

/** With a name where several sit around one screen; without one, to the player. */
export function sayMoment(moment: Moment, name: string): string {
  const unit = moment.unit === 'points' ? 'points' : 'cards';
  const details = { turn: moment.turn, count: moment.could };
  return name ? say(`look.name.${unit}`, { ...details, name }) : say(`look.you.${unit}`, details);
}
