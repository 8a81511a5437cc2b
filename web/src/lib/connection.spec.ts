import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, greeting, socketAddress, type Link, type Socket } from './connection';
import type { Event, ToPage, ToServer } from './wire';

class TestSocket implements Socket {
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

function visit() {
  const sockets: TestSocket[] = [];
  const links: Link[] = [];
  const heard: ToPage[] = [];
  let last = -1;
  const connection = new Connection<ToServer, ToPage>({
    open: () => {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket;
    },
    hello: () => greeting('t1', 'secret', last),
    hear: (message) => {
      heard.push(message);
      if (message.t === 'snapshot' || message.t === 'event') last = message.n;
    },
    changed: (link) => links.push(link),
  });
  const socket = (at: number): TestSocket => {
    const found = sockets[at];
    if (!found) throw new Error(`there is no socket ${at} yet`);
    return found;
  };
  return { connection, socket, sockets, links, heard };
}

const people: ToPage = { t: 'people', people: [] };
const claim: ToServer = { t: 'claim', n: 4, key: 'k1', text: 'discard 4' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('greets with version, table, token and the last event it knows', () => {
  const { socket } = visit();

  socket(0).open();

  expect(socket(0).sent).toEqual([{ t: 'hello', v: 1, table: 't1', token: 'secret', last: -1 }]);
});

it('gives a line up at once where the device knows that it is dead', () => {
  const { connection, sockets, links } = visit();
  sockets[0]?.open();

  connection.breakOff();
  vi.advanceTimersByTime(1000);

  expect(links.at(-1)).toBe('away');
  expect(sockets[0]?.readyState).toBe(3);
  expect(sockets).toHaveLength(2);
});

it('comes back by itself and says again what was not answered, under the same key', () => {
  const { connection, socket, links } = visit();
  socket(0).open();
  socket(0).says(people);
  connection.send(claim);

  socket(0).breaks();
  vi.advanceTimersByTime(1000);
  socket(1).open();

  expect(links).toEqual(['here', 'away']);
  expect(socket(1).sent).toEqual([{ t: 'hello', v: 1, table: 't1', token: 'secret', last: -1 }, claim]);
});

it('comes back with the last event it has heard of, so that it is told what came after and no more', () => {
  const { socket } = visit();
  socket(0).open();
  socket(0).says({ t: 'event', n: 7 } as Event);

  socket(0).breaks();
  vi.advanceTimersByTime(1000);
  socket(1).open();

  expect(socket(1).sent).toEqual([{ t: 'hello', v: 1, table: 't1', token: 'secret', last: 7 }]);
});

it('does not repeat what was answered', () => {
  const { connection, socket } = visit();
  socket(0).open();
  connection.send(claim);
  socket(0).says({ t: 'no', key: 'k1', code: 'numero.not_a_turn', details: {}, n: -1 });

  socket(0).breaks();
  vi.advanceTimersByTime(1000);
  socket(1).open();

  expect(socket(1).sent).toHaveLength(1);
  expect(connection.waiting).toBe(false);
});

it('waits longer after each failure, but never longer than some seconds', () => {
  const { sockets, socket } = visit();
  for (let at = 0; at < 8; at++) {
    socket(at).breaks();
    vi.advanceTimersByTime(10_000);
  }

  expect(sockets).toHaveLength(9);
});

it('gives up a line that does not answer', () => {
  const { socket, links } = visit();
  socket(0).open();
  socket(0).says(people);

  vi.advanceTimersByTime(31_000);

  expect(socket(0).sent.at(-1)).toEqual({ t: 'ping' });
  expect(links.at(-1)).toBe('away');
});

it('does not come back after a farewell', () => {
  const { sockets, socket, heard, links } = visit();
  socket(0).open();

  socket(0).says({ t: 'bye', code: 'table.gone', details: {} });
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
  expect(links.at(-1)).toBe('closed');
  expect(heard).toEqual([{ t: 'bye', code: 'table.gone', details: {} }]);
});

it('finds the socket beside the page', () => {
  expect(socketAddress('https://cards.example/club/#/table/1')).toBe('wss://cards.example/club/ws');
  expect(socketAddress('http://localhost:8000/')).toBe('ws://localhost:8000/ws');
});
