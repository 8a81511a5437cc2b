// One socket to a table or a tournament, kept alive: it comes back by itself, notices a dead line, and what was said meanwhile is said
// again under the same key.

import { VERSION, type ToServer } from './wire';

export type Link = 'joining' | 'here' | 'away' | 'closed';

/** As much of a WebSocket as is needed. */
export type Socket = {
  readyState: number;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
};

/** What is said and heard on it: `t` tells which message it is, and a message with a key is answered under that key. */
type Message = { t: string; key?: string };

export type Ends<Sent, Heard> = {
  open: () => Socket;
  /** The first word on every line. It says what this screen has seen last. */
  hello: () => Sent;
  hear: (message: Heard) => void;
  changed: (link: Link) => void;
};

const OPEN = 1;
const HEARTBEAT = 15_000;
const SHORTEST = 500;
const LONGEST = 8_000;
const PING = { t: 'ping' };

export class Connection<Sent extends Message, Heard extends Message> {
  #socket: Socket | null = null;
  #unanswered = new Map<string, Sent>();
  #wait = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #alive = false;
  #ended = false;

  constructor(private readonly ends: Ends<Sent, Heard>) {
    this.#connect();
  }

  /** Say something. With a key it is repeated after every return until it is answered. */
  send(message: Sent): void {
    if (message.key !== undefined) this.#unanswered.set(message.key, message);
    this.#write(message);
  }

  answered(key: string): void {
    this.#unanswered.delete(key);
  }

  /** Whether the table still owes an answer to something said here. */
  get waiting(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Try at once, without waiting for the next attempt. */
  hurry(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Give the line up and try for a new one. */
  breakOff(): void {
    if (this.#socket) this.#lost(this.#socket);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#drop();
    this.ends.changed('closed');
  }

  #connect(): void {
    const socket = this.ends.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#receive(socket, event.data);
    socket.onclose = () => this.#lost(socket);
  }

  #greet(socket: Socket): void {
    socket.send(JSON.stringify(this.ends.hello()));
    for (const message of this.#unanswered.values()) socket.send(JSON.stringify(message));
    this.#alive = true;
    this.#beat = setInterval(() => this.#heartbeat(), HEARTBEAT);
  }

  #receive(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    const message = JSON.parse(data) as Heard;
    this.#alive = true;
    if (message.key !== undefined) this.answered(message.key);
    if (message.t === 'bye') this.close();
    else this.#arrived();
    this.ends.hear(message);
  }

  #arrived(): void {
    this.#wait = SHORTEST;
    this.ends.changed('here');
  }

  /** A line that has gone silent is given up, so that a new one can begin. */
  #heartbeat(): void {
    if (!this.#alive) return this.breakOff();
    this.#alive = false;
    this.#write(PING);
  }

  #write(message: Message): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#ended) return;
    this.ends.changed('away');
    // A little chance keeps a whole class from returning in the same instant.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }
}

/** The first word at a table: by which right one comes, and which event this screen has seen last (−1: none). */
export function greeting(table: string, token: string, last = -1): ToServer {
  return { t: 'hello', v: VERSION, table, token, last };
}

/** The address of a socket, beside this page. */
export function socketAddress(base: string, path = 'ws'): string {
  const address = new URL(path, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}
