import { mount } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clubView, pupil } from '../dev/plans';
import { press, settle } from '../dev/visit';
import type { ChildSeen, ClubDo } from '../lib/wire';
import PractiseTask from './PractiseTask.svelte';
import { learn } from './words.svelte';

it('says which puzzles it gives, and gives no others where the level has none of these', async () => {
  await learn();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { task } = JSON.parse(body) as { task: string };
    asked.push(task.replace(/^.*; with (.*);.*$/, '$1'));
    const none = { code: 'table.nothing_to_find', details: {} };
    return Promise.resolve(task.includes('+6') ? Response.json(none, { status: 409 }) : Response.json({ task: '1.link.x' }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const root = document.createElement('div');
  const given: ClubDo[] = [];
  const child = { entrant: 0, name: 'Ada', next: ['3+10', '6+9', '6+8'], habits: [{ way: 'lost_ten', seen: 2, examples: [] }] };
  const doing = (what: ClubDo): Promise<boolean> => Promise.resolve(given.push(what) > 0);
  const view = clubView({ terms: { game: 'numero' }, entrants: [pupil(0, 'Ada')] });
  mount(PractiseTask, { target: root, props: { view, child: child as unknown as ChildSeen, doing } });
  await settle();

  await press(root, 'Give as a task: 5 puzzles with +6 (Ada)');
  expect([root.textContent, given, asked]).toEqual([expect.stringContaining('no puzzles with +6'), [], ['+6']]);

  await press(root, 'Give as a task: 5 puzzles with +9 (Ada)');
  expect(root.textContent).toContain('Ada has 5 puzzles with +9.');
  expect(given).toEqual([{ do: 'task', task: '1.link.x', entrants: [0] }]);
});

it('asks whoever finds little for anything, though something was overlooked again, but not for other than what a habit shows', async () => {
  await learn();
  const view = clubView({ terms: { game: 'numero' }, entrants: [pupil(0, 'Finn')] });
  const offered = (habits: ChildSeen['habits']): string => {
    const root = document.createElement('div');
    const child = { entrant: 0, name: 'Finn', next: ['9+9', '18−3'], habits, idle: true } as unknown as ChildSeen;
    mount(PractiseTask, { target: root, props: { view, child, doing: () => Promise.resolve(true) } });
    return root.textContent.trim();
  };

  expect(offered([])).toBe('Give as a task: 5 puzzles');
  expect(offered([{ way: 'lost_ten', seen: 2, examples: [] }])).toBe('Give as a task: 5 puzzles with +9');
});

it.each([
  [false, 'Give as a task: 5 puzzles (Finn)', 1],
  [true, 'Link for home: 5 puzzles (Finn)', 0],
])('whoever finds little gets puzzles with anything, after the lesson as a link: %s', async (finished, button, times) => {
  await learn();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ task: '1.link.x' })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const root = document.createElement('div');
  const given: ClubDo[] = [];
  const child = { entrant: 0, name: 'Finn', next: [], habits: [], idle: true };
  const doing = (what: ClubDo): Promise<boolean> => Promise.resolve(given.push(what) > 0);
  const view = clubView({ finished, terms: { game: 'numero' }, entrants: [pupil(0, 'Finn')] });
  mount(PractiseTask, { target: root, props: { view, child: child as unknown as ChildSeen, doing } });
  await settle();

  await press(root, button);

  expect(given).toHaveLength(times);
  expect(root.textContent.includes('Copy the link')).toBe(finished);
});
