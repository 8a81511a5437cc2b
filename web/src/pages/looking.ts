// The pages on which one looks back at a game that is over.

export { default as Open } from './Open.svelte';
export { default as Replay } from './Replay.svelte';
