import { describe, expect, it } from 'vitest';
import { press, visit } from '../dev/visit';
import { hold } from '../lib/seats';
import Today from './Today.svelte';

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

  it('opens at the game that was played last', async () => {
    hold({ table: 'last', game: 'mathino', level: 'basic', way: 'computer', code: '', seats: [], over: true });

    const { root } = await visit(Today, { game: '', level: '' });
    expect(root.querySelector('[aria-current=page]')?.textContent?.trim()).toBe('Mathino');
  });
});
