import { mount } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clubView, pupil } from '../dev/plans';
import { settle } from '../dev/visit';
import GivenTask from './GivenTask.svelte';
import { learn } from './words.svelte';

it.each([
  ['find; numero; deal 4b 1; count 5', 0, 'The task is on the children’s pages.'],
  ['', 1, 'A task of their own is only on the page of: Ada.'],
])('the desk names on whose pages a task is: %s, %i', async (task, own, said) => {
  await learn();
  const words = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    String(url).endsWith('/task-results') ? Promise.resolve(Response.json({ results: [] })) : words(url, init),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const target = document.createElement('div');
  const view = clubView({ task, entrants: [pupil(0, 'Ada', { task: own }), pupil(1, 'Ben')] });
  mount(GivenTask, { target, props: { view, token: 'desk' } });
  await settle();

  const told = target.querySelector('[role=status]')?.textContent?.trim().replaceAll(/\s+/g, ' ');
  expect(told).toBe(`${said} How far they come arrives here while the lesson is open.`);
});
