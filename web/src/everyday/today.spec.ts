import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, visit } from '../dev/visit';
import { note } from '../learning/keeping';
import { hold } from '../lib/seats';
import Today from './Today.svelte';
import { learn } from './words';

describe('every day', () => {
  it.each([
    ['mathino', 'young', false],
    ['mathino', 'starter', true],
    ['numberloor', 'beginner', false],
    ['numberloor', 'intermediate', true],
  ])('%s at %s has puzzles: %s', async (game, level, has) => {
    const { root } = await visit(Today, { game, level });

    expect(root.querySelector('#map')).not.toBeNull();
    expect(root.querySelector('#find') !== null).toBe(has);
  });

  it('leads to a first game at once', async () => {
    const { root } = await visit(Today, { game: 'mathino', level: 'basic' });

    await press(root, 'Learn by playing');
    await expect.poll(() => location.hash).toMatch(/^#\/table\//);
  });

  it('has puzzles with what was said here, as hard as one likes, where the level has any of these', async () => {
    await learn();
    expect((await visit(Today, { game: 'numero', level: 'numbers-15' })).root.querySelector('#own')).toBeNull();
    note('6 + 9 = 14', false, Date.now());
    const { root } = await visit(Today, { game: 'numero', level: 'numbers-15' });
    const asked: string[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { task } = JSON.parse(body) as { task: string };
      asked.push(task.replace(/^.*; with (.*);.*$/, '$1'));
      const none = { code: 'table.nothing_to_find', details: {} };
      return Promise.resolve(task.includes('+9') ? Response.json(none, { status: 409 }) : Response.json({ task: '1.link.x' }));
    });
    onTestFinished(() => void vi.unstubAllGlobals());

    await press(root.querySelector<HTMLElement>('[aria-labelledby=own]')!, 'Harder');
    await expect
      .poll(() => decodeURIComponent(location.hash))
      .toMatch(/^#\/task\/find; numero numbers-15; deal .*; with \+6; count 5$/);
    expect(asked).toEqual(['+9', '+6']);
  });

  it('opens at the game that was played last', async () => {
    hold({ table: 'last', game: 'mathino', level: 'basic', way: 'computer', code: '', seats: [], over: true });

    const { root } = await visit(Today, { game: '', level: '' });
    expect(root.querySelector('[aria-current=page]')?.textContent?.trim()).toBe('Mathino');
  });
});
