// Who has gone from a table, and who is back: said once, for the ear.

import { say } from './language/language.svelte';
import { announce } from './live.svelte';
import { nameOf } from './telling';
import type { Person } from './wire';

/** Say what has changed. Only who has been `seen` here can be here again. */
export function missed(before: readonly Person[], people: readonly Person[], seen: Set<number>): void {
  for (const { seat, name, here } of people) {
    const was = before.find((person) => person.seat === seat);
    const key = !here ? 'people.coming_back' : seen.has(seat) ? 'people.here' : 'people.came';
    if (name && nameOf(before, seat) === name && was?.here !== here) announce(say(key, { name }));
    if (here) seen.add(seat);
  }
}
