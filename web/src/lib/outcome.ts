// How a game has ended, in a line and in order.

import { say } from './language/language.svelte';
import type { Outcome, Person } from './wire';

/** Everybody, the best place first. */
export function ranked({ places }: Outcome, people: readonly Person[]): Person[] {
  return [...people].sort((one, other) => (places[one.seat] ?? 9) - (places[other.seat] ?? 9));
}

/** Who has won, as this screen says it; where nobody has won alone, that the game is over. */
export function headlineOf({ places }: Outcome, people: readonly Person[], own: readonly number[]): string {
  const [winner, another] = people.filter((person) => places[person.seat] === 1);
  if (!winner || another || people.length === 1) return say('end.title');
  return own.length === 1 && winner.seat === own[0] ? say('end.you_win') : say('end.wins', { name: winner.name });
}
