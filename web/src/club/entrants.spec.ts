import { mount } from 'svelte';
import { expect, it } from 'vitest';
import { clubView, plan, pupil } from '../dev/plans';
import { press, settle } from '../dev/visit';
import type { ClubDo } from '../lib/wire';
import Entrants from './Entrants.svelte';
import { learn } from './words.svelte';

it.each([
  ['absent', 'Remove Cme', { do: 'withdraw', entrant: 0, why: 'no_show' }],
  ['no_show', 'Bring back Cme', { do: 'withdraw', entrant: 0, why: 'absent' }],
])('a name of the register whose child has not come is taken off it, and put back: %s', async (why, button, done) => {
  await learn();
  const root = document.createElement('div');
  const asked: ClubDo[] = [];
  const entrants = [pupil(0, 'Cme', { gone: true, why_gone: why, taken: false })];
  const view = clubView({ plan: plan([], { system: 'class' }), terms: { online: true, open_door: true }, entrants });
  mount(Entrants, { target: root, props: { view, doing: (what: ClubDo) => Promise.resolve(asked.push(what) > 0) } });
  await settle();

  await press(root, button);

  expect(asked).toEqual([done]);
});
