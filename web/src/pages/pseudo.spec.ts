// The pseudo-language: every page is shown in a language that changes each letter. Whatever still has plain letters was forgotten.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES, STORIES } from '../dev/fake';
import { press, settle, visit, words } from '../dev/visit';
import { About, learn, Print } from '../everyday/pages';
import { BOXES, boxOf } from '../games/games';
import { setBookmark } from '../lib/bookmarks';
import { useWords, type Book, type Catalogue, type Words } from '../lib/language/language.svelte';
import { hold } from '../lib/seats';
import en from '../words/en/pages.json';
import Choose from './Choose.svelte';
import Home from './Home.svelte';
import Join from './Join.svelte';
import Lost from './Lost.svelte';
import Open from './Open.svelte';
import Replay from './Replay.svelte';
import Rules from './Rules.svelte';
import SecondLook from './SecondLook.svelte';
import Table from './Table.svelte';

// A language that nobody speaks: English with every letter changed, so that one sees which words do not come from the catalogue.
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHANGED = 'áƀćđéƒǵĥíĵķłɱńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶŁḾŃÓṔɊŔŚŤÚṼẂẊÝŹ';

/** Letters changed, {places} kept. */
function disguise(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (found) =>
    [...CHANGED][LETTERS.indexOf(found)] && found.length === 1 ? ([...CHANGED][LETTERS.indexOf(found)] ?? found) : found,
  );
}

/** The words of a game, or of all pages, with every letter changed. */
function disguised<Key extends string>(words: { [key in Key]: Words }): { [key in Key]: Words } {
  const changed = Object.entries<Words>(words).map(([key, text]): [string, Words] => [
    key,
    typeof text === 'string'
      ? disguise(text)
      : Object.fromEntries(Object.entries(text).map(([form, one]) => [form, disguise(one)])),
  ]);
  return Object.fromEntries(changed) as { [key in Key]: Words };
}

const pseudo: Catalogue = disguised(en);

/** The recorded tables of every game that has words of its own. */
const tables = Object.values(STORIES).flatMap(({ table, steps }) => {
  const game = steps[0]?.view.game ?? '';
  return boxOf(game) ? [{ table, game, last: steps.length - 1 }] : [];
});
const ready = BOXES.filter((box) => box.games.length);

beforeEach(() => {
  useWords('pseudo', pseudo);
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const found = await before(input, init);
    return String(input).includes('/src/words/') ? Response.json(disguised((await found.json()) as Book)) : found;
  };
  for (const { table, game } of tables)
    hold({ table, game, level: '', way: 'computer', code: '', seats: [{ seat: 0, token: 'a' }], over: false });
});

/** Names of people and languages are as they are; so are colour letters. */
const PROPER = /^(Mia|Dot|Max|English|Deutsch|Nederlands|français|español|[GOBR])$/;

function forgotten(root: HTMLElement): string[] {
  const plain = words(root).filter((text) => !PROPER.test(text));
  // Sentences name cards with a letter (5g), and the names of players stand in them.
  return plain.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(/\b(Mia|Dot|Max)\b/g, '')));
}

it.each([
  ['home', () => visit(Home, {})],
  ['about', () => learn().then(() => visit(About, {}))],
  ['print', () => learn().then(() => visit(Print, { game: 'mathino' }))],
  ['lost', () => visit(Lost, {})],
  ['open', () => visit(Open, {})],
  ['second look', () => visit(SecondLook, { table: 'numbers' })],
] as const)('%s', async (_, open) => {
  const { root } = await open();
  await settle();

  expect(words(root).length).toBeGreaterThan(3);
  expect(forgotten(root)).toEqual([]);
});

it.each(ready)('the rules of $family, and joining it, apart from the friendly name', async ({ games: [game = ''], levels }) => {
  const { root } = await visit(Rules, { game, level: levels.at(-1) ?? '' });
  expect(words(root).length).toBeGreaterThan(10);
  expect(forgotten(root)).toEqual([]);

  const join = await visit(Join, { code: '', game });
  join.root.querySelector('output')?.remove();
  expect(join.root.querySelectorAll('figure').length).toBeGreaterThan(0);
  expect(forgotten(join.root)).toEqual([]);
});

it.each(GAMES.games)('choosing a table of $name, with all house rules', async ({ name, levels, settings }) => {
  setBookmark({ game: name, level: levels.at(-1)?.name ?? '', settings: {}, way: 'computer', seats: [], house: {} });
  const { root } = await visit(Choose, { game: name });
  const before = root.querySelectorAll('select').length;
  for (const rules of root.querySelectorAll('details')) {
    rules.open = true;
    rules.dispatchEvent(new Event('toggle'));
    await settle();

    expect(forgotten(root)).toEqual([]);
  }
  if (words(root).includes(pseudo['choose.more'] as string)) await press(root, pseudo['choose.more'] as string);
  expect(forgotten(root)).toEqual([]);
  expect(root.querySelectorAll('select').length).toBeGreaterThan(before);
  expect(root.querySelectorAll('select').length).toBeGreaterThan(settings.length - 3);
});

describe.each(tables)('the table $table', ({ table, last }) => {
  it.each([0, Math.floor(last / 2)])('at step %i', async (from) => {
    const { root } = await visit(Table, { table }, from);
    await press(root, pseudo['table.menu'] as string);

    expect(root.querySelectorAll('[data-card]').length).toBeGreaterThan(3);
    expect(forgotten(root)).toEqual([]);
  });

  it('at its end', async () => {
    const { root } = await visit(Table, { table }, last);
    expect(forgotten(root)).toEqual([]);
    if (root.querySelector('.count')) await press(root, pseudo['end.skip'] as string);

    // Those who cannot read yet see a crown.
    await vi.waitFor(() => expect(root.querySelector('table, .crown')).not.toBeNull(), { timeout: 300_000, interval: 5 });
    await settle();
    expect(forgotten(root)).toEqual([]);
  });

  it('when it is looked back at', async () => {
    const { root } = await visit(Replay, { table });
    await settle();

    expect(forgotten(root)).toEqual([]);
  });
});
