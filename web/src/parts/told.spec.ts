import { flushSync, mount, unmount } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { wordsOf, boxOf } from '../games/games';
import type { Announcement, Person, Sentence } from '../lib/wire';
import Told from './Told.svelte';

const NEITHER = { details: {}, news: [] };

async function told(game: string, sentence: Sentence): Promise<string> {
  await wordsOf(boxOf(game));
  const said = { n: 1, seat: 0, code: 'told.claimed', sentence, ...NEITHER } as unknown as Announcement;
  const people = [{ seat: 0, name: 'Pip' }] as unknown as Person[];
  const target = document.createElement('p');
  const mounted = mount(Told, { target, props: { said, people } });
  onTestFinished(() => unmount(mounted));
  flushSync();
  return target.textContent.replaceAll(/\s+/g, ' ').trim();
}

it('a deed that has words of its own is told in these alone', async () => {
  expect(await told('numberloor', [['take'], ' ', ['two']])).toBe('Pip takes two cards.');
});

it('who lets the last turn of a round stand is told so, in words and not in commands', async () => {
  expect(await told('mathino', [['accept']])).toBe('Pip accepts the last turn.');
});

it('a deed with a card in its words shows the card in its place', async () => {
  expect(await told('mathino', [['discard'], ' ', '5'])).toBe('Pip discards 5.');
});
