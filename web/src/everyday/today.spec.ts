import { describe, expect, it } from 'vitest';
import { visit } from '../dev/visit';
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
});
