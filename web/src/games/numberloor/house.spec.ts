import { mount, unmount } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import House from './House.svelte';

const HALF_A_WORD = 11;

it.each([1, 2, 3, 5, 8])('a jump of %i floors has its word beside it, and not upon it', (by) => {
  const target = document.body.appendChild(document.createElement('div'));
  const arc = { do: 'floor', start: 1, floor: 1 + by, by, stack: 0 };
  const mounted = mount(House, { target, props: { left: 1 + by, right: null, balloon: null, arc } });
  onTestFinished(() => unmount(mounted));

  const [, start, bent] = /^M(\d+) .*?C(\d+) /.exec(target.querySelector('.arc')?.getAttribute('d') ?? '') ?? [];
  const word = target.querySelector('.by');

  expect(word?.textContent?.trim()).toBe(`+${by}`);
  expect(Number(word?.getAttribute('x')) + HALF_A_WORD).toBeLessThan((Number(start) + 3 * Number(bent)) / 4);
});
