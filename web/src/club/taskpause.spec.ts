import { flushSync, mount, unmount } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clubView, pupil } from '../dev/plans';
import { settle } from '../dev/visit';
import type { ClubView } from '../lib/wire';
import { remember } from './keys';
import TaskPause from './TaskPause.svelte';

const TASK = 'find; numero times-divide; deal 4b 1234; count 5';

/** What a device shows that does this task, as the house tells it of its class. */
function doing(
  task: string,
  onown: (own: boolean) => void = () => {},
): { told: (view: Partial<ClubView>) => Promise<void>; typed: () => boolean } {
  const lines: { readyState: number; onmessage?: (event: { data: string }) => void }[] = [];
  vi.stubGlobal('WebSocket', function open() {
    const line = { readyState: 1, send: () => undefined, close: () => undefined };
    lines.push(line);
    return line;
  });
  remember('x', { entrant: 0, token: 'mine' });
  const mounted = mount(TaskPause, { target: document.body, props: { club: 'x', task, onown } });
  flushSync();
  onTestFinished(async () => {
    await unmount(mounted);
    vi.unstubAllGlobals();
  });
  let n = 0;
  const told = async (view: Partial<ClubView>): Promise<void> => {
    n += 1;
    lines[0]?.onmessage?.({
      data: JSON.stringify({ t: 'club', n, view: clubView({ n, now: n, entrants: [pupil(0, 'Ada')], ...view }) }),
    });
    await settle();
  };
  const typed = (): boolean => {
    let heard = false;
    const key = (): void => void (heard = true);
    window.addEventListener('keydown', key, { once: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true, cancelable: true }));
    window.removeEventListener('keydown', key);
    return heard;
  };
  return { told, typed };
}

it('fills the screen of whoever does the task of the class, and takes no key until all go on', async () => {
  const heard = vi.fn();
  const { told, typed } = doing(TASK, heard);
  await told({ task: TASK });
  expect(heard.mock.calls).toEqual([[false]]);
  expect([document.querySelector('dialog'), typed()]).toEqual([null, true]);

  await told({ task: TASK, paused: true });
  expect(document.querySelector<HTMLDialogElement>('dialog')?.open).toBe(true);
  expect([document.body.textContent, typed()]).toEqual([expect.stringContaining('Look at your teacher.'), false]);

  await told({ task: TASK });
  expect([document.querySelector('dialog'), typed()]).toEqual([null, true]);
});

it('pauses whoever does a task of their own, which they alone are told', async () => {
  const words = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
    String(url).endsWith('/own-task') ? Promise.resolve(Response.json({ task: TASK })) : words(url, init),
  );
  const heard = vi.fn();
  const { told } = doing(TASK, heard);

  await told({ task: 'another', paused: true, entrants: [pupil(0, 'Ada', { task: 2 })] });

  await vi.waitFor(() => expect(document.querySelector<HTMLDialogElement>('dialog')?.open).toBe(true));
  expect(heard.mock.calls).toEqual([[true]]);
});

it('says that the lesson is over to whoever was at its task until then, and to nobody later', async () => {
  const { told, typed } = doing(TASK);
  await told({ task: TASK, finished: true });
  expect(document.body.textContent).not.toContain('The lesson is over.');

  await told({ task: TASK });
  await told({ task: TASK, finished: true });
  expect(document.body.textContent).toContain('The lesson is over.');
  expect([document.querySelector('dialog'), typed()]).toEqual([null, true]);
});

it('leaves alone what was taken home', async () => {
  const { told, typed } = doing(TASK);
  await told({ paused: true });

  expect([document.querySelector('dialog'), typed()]).toEqual([null, true]);
});
