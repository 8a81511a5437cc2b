// The pages that are read rather than played at. They are small and much alike, so they are fetched together.

export { default as Join } from './Join.svelte';
export { default as Rules } from './Rules.svelte';
export { takeOver } from '../lib/opening';
