// What is said of a child's sums, as the sheets say it.

import { notated } from '../lib/language/language.svelte';
import type { ChildSeen } from '../lib/wire';
import { say } from './words.svelte';

/** What comes next; where there is nothing, whether enough was seen to say so. */
export function toPractise({ next, seen, thin }: ChildSeen): string {
  const told = [next.map(notated).join(', '), thin ? say('learnt.thin', { count: seen }) : ''];
  return told.filter(Boolean).join(' · ') || say('learnt.fine');
}
