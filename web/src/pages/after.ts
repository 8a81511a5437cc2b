// What is needed when a game is over: its end at the table, and the pages on which one looks back. Fetched together, then; the
// referee of a tournament looks at a table in the same way.

export { default } from '../parts/Ending.svelte';
export { firstFace, Replay as ReplayedGame } from '../lib/replay.svelte';
export { default as ReplayTable } from '../parts/ReplayTable.svelte';
export { default as ReplayView } from '../parts/ReplayView.svelte';
export { default as Replay } from './Replay.svelte';
