import { mount } from 'svelte';
import { expect, it } from 'vitest';
import type { TaskShown } from '../lib/wire';
import Series from './Series.svelte';
import { learn } from './words';

it.each([true, false])('says that everyone has the same cards where that is so: %s', async (everyone) => {
  await learn();
  const target = document.createElement('div');
  const shown = { task: '', game: 'numero', level: 'full', goal: 'find', count: 5, minutes: 0, fact: '' };
  mount(Series, { target, props: { task: 'find; numero full; deal 4b 1; count 5', shown: shown as TaskShown, everyone } });

  expect(target.textContent).toContain('Take your time');
  expect(target.textContent?.includes('Everyone has the same cards.')).toBe(everyone);
});
