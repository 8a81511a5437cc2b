import { mount, unmount } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clubView, plan, pupil } from '../dev/plans';
import { press, settle } from '../dev/visit';
import type { ClubView } from '../lib/wire';
import Club from './Club.svelte';
import { remember } from './keys';

/** The page of somebody in a class, and how it is told of what changes there. */
async function atClass(): Promise<{ root: HTMLElement; told: (more: Partial<ClubView>) => Promise<void> }> {
  const lines: { readyState: number; onmessage?: (event: { data: string }) => void }[] = [];
  vi.stubGlobal('WebSocket', function open() {
    const line = { readyState: 1, send: () => undefined, close: () => undefined };
    lines.push(line);
    return line;
  });
  const root = document.body.appendChild(document.createElement('div'));
  const mounted = mount(Club, { target: root, props: { club: 'x', part: 'play', key: '' } });
  onTestFinished(async () => {
    await unmount(mounted);
    vi.unstubAllGlobals();
  });
  await vi.waitFor(() => expect(lines.length).toBe(1));
  let n = 0;
  const told = async (more: Partial<ClubView>): Promise<void> => {
    n += 1;
    const view = clubView({ n, now: n, plan: plan([], { system: 'class' }), ...more });
    lines[0]?.onmessage?.({ data: JSON.stringify({ t: 'club', n, view }) });
    await settle();
  };
  return { root, told };
}

/** Somebody asks for the name of a lost tablet; what they read once the teacher has said yes or no, and what they were asked by. */
async function asking(allowed: boolean, asks = true): Promise<{ root: HTMLElement; text: string; keys: unknown[] }> {
  localStorage.clear();
  const { root, told: toldAll } = await atClass();
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', (url: unknown, { body }: { body: string }) => {
    const what = String(url).split('/').at(-1);
    keys.push((JSON.parse(body) as { key: string }).key);
    const no = what === 'name' && !allowed;
    const answer = no ? { code: 'web.name_taken', details: {} } : { token: 'mine' };
    return Promise.resolve(Response.json(answer, { status: no ? 409 : 200 }));
  });
  const told = (wanted: number): Promise<void> => toldAll({ entrants: [pupil(0, 'Ada', { wanted })] });
  await told(0);
  if (!asks) return { root, text: root.textContent ?? '', keys };
  await press(root, 'Ada');
  await told(2);
  await told(0);
  return { root, text: root.textContent ?? '', keys };
}

it('a yes of the teacher is told as a yes: the name is taken by the key with which it was asked for', async () => {
  const { text, keys } = await asking(true);

  expect(text).toContain('Hello Ada');
  expect(text).not.toContain('That name stays where it is.');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('a no is told as a no', async () => {
  const { text } = await asking(false);

  expect(text).toContain('That name stays where it is.');
});

it('where all names are taken, those are open and nothing closes them', async () => {
  const { root } = await asking(false, false);

  expect(root.querySelector('details')).toBe(null);
  expect([...root.querySelectorAll('button')].map((one) => one.textContent)).toContain('Ada');
});

it('a tablet whose name was let to another one says so, instead of leading to a table where there is no seat', async () => {
  localStorage.clear();
  remember('x', { entrant: 0, token: 'old', name: '4b' });
  const { root, told } = await atClass();
  const gone = Response.json({ code: 'web.bad_token', details: {} }, { status: 403 });
  vi.stubGlobal('fetch', () => Promise.resolve(gone.clone()));
  await told({ entrants: [pupil(0, 'Ada')], terms: { online: true, open_door: true } });
  expect(root.textContent).not.toContain('use your name');

  await press(root, 'Play the computer');

  expect(root.querySelector('[role=alert]')?.textContent).toContain('use your name');
  expect([...root.querySelectorAll('button')].map((one) => one.textContent)).toContain('I’m someone else');
});
