// What is said of a child's sums, as the sheets say it.

import { notated } from '../lib/language/language.svelte';
import type { ChildSeen } from '../lib/wire';
import { say, sayOr } from './words.svelte';

/** The habits of a child, and that it leans on help. */
export function patterns({ habits, leans, helped, sentences: count }: ChildSeen): string {
  const seen = habits.map(({ way }) => sayOr(`habit.${way}`, way));
  return [...seen, ...(leans ? [say('learnt.leans', { helped, count })] : [])].join(', ');
}

/** What comes next; where there is nothing, whether enough was seen to say so. */
export function toPractise({ next, sums, thin }: ChildSeen): string {
  return next.map(notated).join(', ') || (thin ? say('learnt.thin', { count: sums }) : say('learnt.fine'));
}
