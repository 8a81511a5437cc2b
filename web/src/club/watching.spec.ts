import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Socket } from '../lib/connection';
import { clubView } from '../dev/plans';
import type { ClubView } from '../lib/wire';
import { kept, remember } from './keys';
import { clubSocket, Watching } from './watching.svelte';

class Line implements Socket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const view = (n: number, now = n): ClubView => clubView({ n, now });

let lines: Line[] = [];
function watch(): Watching {
  return new Watching('x', () => {
    lines.push(new Line());
    return lines.at(-1)!;
  });
}
const says = (line: Line, message: unknown): void => line.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('shows the newest state, and no older one that comes late', () => {
  const watching = watch();
  says(lines[0]!, view(3));
  says(lines[0]!, view(2));
  expect(watching.view?.n).toBe(3);

  says(lines[0]!, view(3, 9));
  expect(watching.view?.now).toBe(9);
});

it('says that it is there, and comes back by itself', () => {
  const watching = watch();
  lines[0]?.onopen?.();
  vi.advanceTimersByTime(16_000);
  expect(lines[0]?.sent).toEqual(['ping']);

  lines[0]?.onclose?.();
  expect(watching.link).toBe('away');
  vi.advanceTimersByTime(1_000);
  says(lines[1]!, view(1));

  expect([lines.length, watching.link]).toEqual([2, 'here']);
});

it('does not come back to a tournament that is no more', () => {
  const watching = watch();
  says(lines[0]!, { t: 'bye', code: 'web.no_such_club', details: {} });
  vi.advanceTimersByTime(60_000);

  expect([watching.farewell, lines.length, lines[0]?.closed]).toEqual(['web.no_such_club', 1, true]);
});

it('asks beside the page, safely where the page came safely', () => {
  expect(clubSocket('https://cards.example/deck/#/club/x', 'a b')).toBe('wss://cards.example/deck/ws/club/a%20b');
});

it('remembers who one is without forgetting the key', () => {
  remember('x', { name: 'Cup', key: 'k' });
  remember('x', { entrant: 3, token: 't' });

  expect(kept('x')).toEqual({ club: 'x', name: 'Cup', key: 'k', entrant: 3, token: 't' });
  expect(kept('y').key).toBe('');
});

it('is not sorry any more for what did not arrive, as soon as the house is heard again', async () => {
  const watching = watch();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  expect(await watching.do('key', { do: 'draw' })).toBe(false);
  expect(watching.trouble).not.toBe('');

  says(lines[0]!, view(3));
  expect(watching.trouble).toBe('');

  const no = { code: 'club.paused', details: {} };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(no), { status: 409 })));
  expect(await watching.do('key', { do: 'draw' })).toBe(false);
  says(lines[0]!, view(4));
  expect(watching.trouble).not.toBe('');
  vi.unstubAllGlobals();
});
