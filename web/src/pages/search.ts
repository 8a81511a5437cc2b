// What is needed to find a move that was overlooked, after a game or in a puzzle: fetched when somebody looks for one.

export { default as SecondLook } from './SecondLook.svelte';
export { Search } from '../lib/search.svelte';
export { default as SearchTable } from '../parts/SearchTable.svelte';
