import { flushSync, mount, unmount } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Lamp } from '../lib/lamp.svelte';
import type { TableSession } from '../lib/session.svelte';
import LampPanel from './LampPanel.svelte';

it('the step of help that was asked for last is read from its first word, however many came before', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  const lamp = new Lamp();
  const mounted = mount(LampPanel, { target: document.body, props: { by: { lamp } as TableSession } });
  onTestFinished(async () => {
    await unmount(mounted);
    height.mockRestore();
  });

  for (const [rung, high] of [0, 40, 80].entries()) {
    height.mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'LI' ? 10 + high : 10;
    });
    lamp.answered(rung, 'hint.look_again', {});
    flushSync();
    expect(document.querySelector('ol')?.scrollTop).toBe(high);
  }
});

it('nobody is asked to look once more before there was a step of help', () => {
  const lamp = new Lamp();
  const target = document.body.appendChild(document.createElement('div'));
  lamp.asked();
  const mounted = mount(LampPanel, { target, props: { by: { lamp } as TableSession } });
  onTestFinished(() => unmount(mounted));

  expect(target.textContent).toContain('One moment …');
  lamp.answered(0, 'hint.look_again', {});
  flushSync();
  expect(target.textContent).toContain('Have another look first.');
});
