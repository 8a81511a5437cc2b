// The pseudo-language: every page is shown in a language that changes each letter. Whatever still has plain letters was forgotten.

import { beforeEach, expect, it } from 'vitest';
import { press, settle, visit, words } from '../dev/visit';
import { useWords } from '../lib/language/language.svelte';
import { pseudo } from '../lib/language/pseudo';
import { hold } from '../lib/seats';
import About from './About.svelte';
import Choose from './Choose.svelte';
import Home from './Home.svelte';
import Join from './Join.svelte';
import Lost from './Lost.svelte';
import Open from './Open.svelte';
import Replay from './Replay.svelte';
import Rules from './Rules.svelte';
import SecondLook from './SecondLook.svelte';
import Table from './Table.svelte';

beforeEach(() => {
  useWords('pseudo', pseudo);
  for (const table of ['numbers', 'points', 'solitaire'])
    hold({ table, game: 'numero', level: 'full', way: 'computer', code: '', seats: [{ seat: 0, token: 'a' }], over: false });
});

/** Names of people and languages are as they are; so are colour letters. */
const PROPER = /^(Mia|Dot|Max|English|Deutsch|[GOBR])$/;

function forgotten(root: HTMLElement): string[] {
  const plain = words(root).filter((text) => !PROPER.test(text));
  // Sentences name cards with a letter (5g), and the names of players stand in them.
  return plain.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(/\b(Mia|Dot|Max)\b/g, '')));
}

it.each([
  ['home', () => visit(Home, {})],
  ['rules', () => visit(Rules, { game: 'numero', level: 'full' })],
  ['about', () => visit(About, {})],
  ['lost', () => visit(Lost, {})],
  ['replay', () => visit(Replay, { table: 'points' })],
  ['open', () => visit(Open, {})],
  ['second look', () => visit(SecondLook, { table: 'numbers' })],
] as const)('%s', async (_, open) => {
  const { root } = await open();
  await settle();

  expect(words(root).length).toBeGreaterThan(3);
  expect(forgotten(root)).toEqual([]);
});

it('choose, with all house rules', async () => {
  const { root } = await visit(Choose, { game: 'numero' });
  await settle();

  expect(root.querySelectorAll('select').length).toBeGreaterThan(30);
  expect(forgotten(root)).toEqual([]);
});

it('join, apart from the friendly name', async () => {
  const { root } = await visit(Join, { code: '' });
  root.querySelector('output')?.remove();

  expect(forgotten(root)).toEqual([]);
});

it.each([
  ['numbers', 0],
  ['points', 0],
  ['points', 6],
  ['solitaire', 0],
] as const)('the table: %s at step %i', async (table, from) => {
  const { root } = await visit(Table, { table }, from);
  await press(root, pseudo['table.menu'] as string);

  expect(root.querySelectorAll('[data-card]').length).toBeGreaterThan(3);
  expect(forgotten(root)).toEqual([]);
});

it('the end of a game', async () => {
  const { root } = await visit(Table, { table: 'points' }, 11);
  expect(forgotten(root)).toEqual([]);
  await press(root, pseudo['end.skip'] as string);
  await new Promise((done) => setTimeout(done, 800));
  await settle();

  expect(root.querySelector('table')).not.toBeNull();
  expect(forgotten(root)).toEqual([]);
});
