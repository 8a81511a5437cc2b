// What a screen reader is told. Every event of a table passes here as a sentence; `Live.svelte` holds the region.

import { untrack } from 'svelte';

const KEPT = 6;

let count = 0;
let present = $state.raw<{ id: number; text: string }[]>([]);

export function announcements(): { id: number; text: string }[] {
  return present;
}

export function announce(text: string): void {
  if (!text) return;
  count += 1;
  present = [...untrack(announcements).slice(1 - KEPT), { id: count, text }]; // an effect may announce, and is not run again by it
}
