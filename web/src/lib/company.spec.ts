import { beforeEach, expect, it } from 'vitest';
import { Company } from './company';
import type { TableSession } from './session.svelte';
import type { Socket } from './connection';
import type { ToServer } from './wire';

const SEATS = [0, 1, 2].map((seat) => ({ seat, token: `key ${seat}` }));
let said: ToServer[] = [];

/** A socket at which a table is at once. */
function socket(): Socket {
  const socket = {
    readyState: 1,
    onopen: null as (() => void) | null,
    onclose: null,
    onmessage: null as ((event: { data: unknown }) => void) | null,
    send(text: string) {
      said.push(JSON.parse(text) as ToServer);
      if (said.at(-1)?.t === 'hello') socket.onmessage?.({ data: JSON.stringify({ t: 'snapshot', n: 7 }) });
    },
    close: () => undefined,
  };
  setTimeout(() => socket.onopen?.());
  return socket;
}

function family(more: object = {}): { company: Company; moved: unknown[] } {
  const moved: unknown[] = [];
  const last = { n: 5, seat: 1, code: 'told.claimed' };
  const sitting = {
    held: { table: 'kitchen', seats: SEATS },
    screen: { said: [last], asked: [{ what: 'stand_in', seat: 0, missing: 2, agreed: [] }] },
    socket,
    seat: 2,
    present: SEATS,
    own: (at: number) => SEATS.find(({ seat }) => seat === at),
    cover: () => moved.push('covered'),
    moveTo: (own: unknown) => moved.push(own),
    ...more,
  };
  return { company: new Company(sitting as unknown as TableSession), moved };
}

/** What was said after each hello, and by whom. */
async function heard(): Promise<unknown[]> {
  await new Promise((done) => setTimeout(done, 20));
  return said.flatMap((word, at) => {
    if (word.t !== 'hello') return [];
    const { t, what, seat } = said[at + 1] as { t: string; what?: string; seat?: number };
    return [[(word as { token: string }).token, t, what, seat].filter((part) => part !== undefined)];
  });
}

beforeEach(() => {
  said = [];
});

it('lets whoever spoke last take it back, though the screen lies before somebody else', async () => {
  family().company.takeBack();

  expect(await heard()).toEqual([['key 1', 'ask', 'take_back']]);
});

it('lets another one ask the computer to play for who has to go, who is spoken to no more', async () => {
  const { company, moved } = family();

  company.letPlay(2);

  expect(moved).toEqual(['covered', SEATS[0]]);
  expect(await heard()).toEqual([['key 0', 'ask', 'stand_in', 2]]);
});

it('leaves one who plays alone with computers where they are', async () => {
  const { company, moved } = family({ present: [SEATS[2]] });

  company.letPlay(2);

  expect(moved).toEqual([]);
  expect(await heard()).toEqual([]);
});

it('lets all who are asked agree, but neither who asked nor who has gone', async () => {
  family().company.agree('stand_in');

  expect(await heard()).toEqual([['key 1', 'answer', 'stand_in']]);
});

it('gives a seat back to who comes', async () => {
  family().company.comeBack(2);

  expect(await heard()).toEqual([['key 2', 'hurry']]);
});
