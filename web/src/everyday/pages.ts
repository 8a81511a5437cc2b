// The pages beside the tables, which have words of their own. They are fetched together.

export { default as About } from './About.svelte';
export { default as Print } from './Print.svelte';
export { asResults, forget as forgetResults } from './results';
export { default as Results } from './Results.svelte';
export { default as ResultTable } from './ResultTable.svelte';
export { default as Task } from './Task.svelte';
export { default as Today } from './Today.svelte';
export { learn } from './words';
