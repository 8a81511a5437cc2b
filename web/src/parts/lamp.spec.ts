import { flushSync, mount, unmount } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { Lamp } from '../lib/lamp.svelte';
import type { Sitting } from '../lib/sitting.svelte';
import LampPanel from './LampPanel.svelte';

it('asks nobody to look once more before there was a step of help', () => {
  const lamp = new Lamp();
  const target = document.body.appendChild(document.createElement('div'));
  lamp.asked();
  const mounted = mount(LampPanel, { target, props: { by: { lamp } as unknown as Sitting } });
  onTestFinished(() => unmount(mounted));

  expect(target.textContent).toContain('One moment …');
  lamp.answered(0, 'hint.look_again', {});
  flushSync();
  expect(target.textContent).toContain('Have another look before you ask again.');
});
