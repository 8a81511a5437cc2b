// Games of other packages. Our server tells of them in the head of the page; their boxes are put on the shelf before it is shown.
// Their words are fetched from the server, and all else they have from the plain table.

import { LANGUAGES, shelf, type Book } from '../lib/language/language.svelte';
import type { Guest } from '../lib/wire';
import CardLid from '../parts/CardLid.svelte';
import type { Box } from './game';
import { BOXES } from './games';

const COLOURS = ['#4d5391', '#8a3f5f', '#3f6b2c', '#7a4a1f'] as const;

export function welcome(guests: Guest[]): void {
  (BOXES as Box[]).push(...guests.map(boxFor));
  for (const { words } of guests) {
    for (const [language, book] of Object.entries(words)) shelf[language] = { ...shelf[language], ...(book as Book) };
  }
}

function boxFor({ name, levels, faces }: Guest, at: number): Box {
  const file = (language: string): string => `api/words/${encodeURIComponent(name)}/${language}`;
  return {
    family: name,
    games: [name],
    levels,
    colour: COLOURS[at % COLOURS.length] ?? COLOURS[0],
    // A component is a function of where it stands and of its props.
    Lid: (at) => CardLid(at, { faces }),
    tongue: { files: Object.fromEntries(LANGUAGES.map((name) => [name, file(name)])) },
    rules: async () => (await import('./plain/rules')).rules,
  };
}
