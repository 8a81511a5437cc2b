// What is needed when a game is over: its end at the table, and the pages on which one looks back. Fetched together, then.

export { default as Ending } from '../parts/Ending.svelte';
export { default as Open } from './Open.svelte';
export { default as Replay } from './Replay.svelte';
export { default as SecondLook } from './SecondLook.svelte';
