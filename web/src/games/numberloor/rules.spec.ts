import { beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../../dev/visit';
import { speakOf } from '../../lib/language/language.svelte';
import { box } from './box';
import { rules } from './rules';

beforeEach(() => speakOf(box.tongue));

/** What is said below the pictures. */
async function captions(level: string): Promise<string[]> {
  const { root } = await visit(rules.Body, { level, game: 'numberloor' });
  return [...root.querySelectorAll('figcaption')].map((caption) => caption.textContent ?? '');
}

describe('the rules', () => {
  it.each(['intermediate', 'basic'])('of %s show no sum that is not true', async (level) => {
    const sums = (await captions(level)).flatMap((text) => [...text.matchAll(/(\d+) ([+−]) (\d+) = (\d+)/g)]);

    expect(sums.length).toBeGreaterThan(3);
    for (const [said, first, sign, second, result] of sums) {
      const made = sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second);
      expect(made, said).toBe(Number(result));
    }
  });

  it('speak of night cards only where there are any', async () => {
    const night = (level: string) => captions(level).then((texts) => texts.some((text) => text.includes('night')));

    expect(await Promise.all(box.levels.map(night))).toEqual([false, false, true]);
  });

  it('for the youngest are pictures, and in words below for whoever reads aloud', async () => {
    const { root } = await visit(rules.Body, { level: 'beginner', game: 'numberloor' });

    const pictures = [...root.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('aria-label'));
    const words = [...root.querySelectorAll('details li')].map((line) => line.textContent);
    expect(pictures).toEqual(words);
    expect(root.querySelector('ol')?.textContent?.replace(/[\d\s]/g, '')).toBe('');
  });
});
