// What is said of a child's sums, as the sheets say it.

import { notated } from '../lib/language/language.svelte';
import type { ChildSeen } from '../lib/wire';
import { say, sayOr } from './words.svelte';

/** The habits of a child, and whether it leans on help or finds little. */
export function patterns({ habits, leans, idle, helped, sums, sentences }: ChildSeen): string {
  const seen = habits.map(({ way }) => sayOr(`habit.${way}`, way));
  if (leans) seen.push(say('learnt.leans', { helped }));
  if (idle) seen.push(say('learnt.idle', { sums, count: sentences }));
  return seen.join(', ');
}

/** What comes next; whoever finds little looks for more first. Where there is nothing, whether enough was seen to say so. */
export function toPractise({ next, idle, sums, thin }: ChildSeen): string {
  if (next.length || idle) return [...(idle ? [say('learnt.find')] : []), ...next.map(notated)].join(', ');
  return thin ? say('learnt.thin', { count: sums }) : say('learnt.fine');
}
