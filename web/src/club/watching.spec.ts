import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Socket } from '../lib/connection';
import { clubView } from '../dev/plans';
import { heldTables, hold, letGo } from '../lib/seats';
import type { ClubView, ToWatcher } from '../lib/wire';
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

const whole = (n: number, shown = view(n)): ToWatcher => ({ t: 'club', n, view: shown });

it('greets with the last change that it knows', () => {
  watch();
  lines[0]?.onopen?.();
  says(lines[0]!, whole(3));
  lines[0]?.onclose?.();
  vi.advanceTimersByTime(1_000);
  lines[1]?.onopen?.();

  expect(lines.map((line) => line.sent)).toEqual([['{"t":"hello","v":1,"last":-1}'], ['{"t":"hello","v":1,"last":3}']]);
});

it('shows what has changed, and asks for the whole where it has missed something', () => {
  const watching = watch();
  lines[0]?.onopen?.();
  says(lines[0]!, whole(3));
  says(lines[0]!, { t: 'change', n: 4, now: 9, change: { paused: [true], n: [5] } });
  expect([watching.view?.paused, watching.view?.n, watching.view?.now]).toEqual([true, 5, 9]);

  says(lines[0]!, { t: 'change', n: 6, now: 10, change: { paused: [false] } });
  expect(watching.view?.paused).toBe(true);
  expect(lines[0]?.sent.at(-1)).toBe('{"t":"hello","v":1,"last":-1}');

  says(lines[0]!, whole(6, view(7, 11)));
  says(lines[0]!, { t: 'change', n: 5, now: 12, change: { n: [99] } });
  expect(watching.view?.n).toBe(7);
});

it('shows no older state that comes late, and changes what was told on the line, not what was answered', async () => {
  const watching = watch();
  says(lines[0]!, whole(3, view(3, 5)));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(view(4, 8)), { status: 200 })));
  await watching.do('key', { do: 'draw' });
  expect(watching.view?.n).toBe(4);

  says(lines[0]!, { t: 'change', n: 4, now: 7, change: { drawable: [true] } });
  expect([watching.view?.n, watching.view?.now]).toEqual([4, 8]);

  says(lines[0]!, { t: 'change', n: 5, now: 9, change: { n: [4] } });
  expect([watching.view?.n, watching.view?.now, watching.view?.drawable]).toEqual([4, 9, true]);
  vi.unstubAllGlobals();
});

it('notices a dead line, gives it up and comes back by itself', () => {
  const watching = watch();
  lines[0]?.onopen?.();
  says(lines[0]!, whole(1));
  vi.advanceTimersByTime(16_000);
  expect(lines[0]?.sent.at(-1)).toBe('{"t":"ping"}');

  vi.advanceTimersByTime(15_000);
  expect([watching.link, lines[0]?.closed]).toEqual(['away', true]);
  vi.advanceTimersByTime(1_000);
  says(lines[1]!, whole(1));

  expect([lines.length, watching.link]).toEqual([2, 'here']);
});

it('does not come back to a tournament that is no more', () => {
  const watching = watch();
  says(lines[0]!, { t: 'bye', code: 'web.no_such_club', details: {} });
  vi.advanceTimersByTime(60_000);

  expect([watching.farewell, lines.length, lines[0]?.closed]).toEqual(['web.no_such_club', 1, true]);
});

it.each([
  ['', []],
  ['k', ['t']],
])('what was deleted for everyone is forgotten, but for an organiser’s key: %s', (key, tables) => {
  remember('x', { key, entrant: 1, token: 'me' });
  const seat = { game: 'numero', level: '', way: 'friends', code: '', seats: [], over: false } as const;
  hold({ ...seat, seats: [], table: 't', club: 'x' });
  watch();
  says(lines[0]!, { t: 'bye', code: 'web.no_such_club', details: {} });

  expect(heldTables().map(({ table }) => table)).toEqual(tables);
  expect(kept('x').key).toBe(key);
  letGo('t');
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

  says(lines[0]!, whole(3));
  expect(watching.trouble).toBe('');

  const no = { code: 'club.paused', details: {} };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(no), { status: 409 })));
  expect(await watching.do('key', { do: 'draw' })).toBe(false);
  says(lines[0]!, whole(4));
  expect(watching.trouble).not.toBe('');
  vi.unstubAllGlobals();
});

it('does one thing after the other, the same only once, and nothing after a no', async () => {
  const watching = watch();
  const asked: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { what: { do: string } }).what.do);
    return new Promise<Response>((done) => (answer = done));
  });
  const yes = (): void => answer(new Response(JSON.stringify(view(4)), { status: 200 }));

  const resumed = watching.do('key', { do: 'pause', on: false });
  const drawn = watching.do('key', { do: 'draw' });
  const again = watching.do('key', { do: 'draw' });
  expect(asked).toEqual(['pause']);
  yes();
  await resumed;
  expect(asked).toEqual(['pause', 'draw']);
  yes();
  expect(await Promise.all([drawn, again])).toEqual([true, true]);
  expect(asked).toEqual(['pause', 'draw']);

  const refused = watching.do('key', { do: 'draw' });
  const late = watching.do('key', { do: 'begin' });
  answer(new Response(JSON.stringify({ code: 'club.games_running', details: {} }), { status: 409 }));
  expect(await Promise.all([refused, late])).toEqual([false, false]);
  expect(asked).toEqual(['pause', 'draw', 'draw']);
  expect(watching.trouble).not.toBe('');
  vi.unstubAllGlobals();
});
