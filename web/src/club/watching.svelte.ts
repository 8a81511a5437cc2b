// A screen that watches a tournament: it is sent the whole of it whenever something has changed, and comes back by itself.

import { Refused } from '../lib/api';
import type { Link, Socket } from '../lib/connection';
import type { Bye, ClubDo, ClubView } from '../lib/wire';
import { order } from './api';
import { sayWhy } from './words.svelte';

const HEARTBEAT = 15_000;
const SHORTEST = 500;
const LONGEST = 8_000;

export class Watching {
  view = $state.raw<ClubView | null>(null);
  link = $state<Link>('joining');
  /** Why the house said goodbye; empty while it has not. */
  farewell = $state('');
  /** Why the last wish of the organiser was not granted. */
  trouble = $state('');
  busy = $state(false);
  /** How far the house's time is ahead of this device's, in milliseconds. */
  ahead = 0;
  /** Whether the last wish never arrived: when the house is heard again, that is past. */
  #unheard = false;
  #socket: Socket | null = null;
  #wait = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly club: string,
    private readonly open: () => Socket,
  ) {
    this.#connect();
  }

  /** Ask for something as the organiser. Tells whether it was done. */
  async do(token: string, what: ClubDo): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      this.#see(await order(this.club, token, what));
      return true;
    } catch (why) {
      this.trouble = sayWhy(why);
      this.#unheard = why instanceof Refused && why.code === 'app.offline';
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Try at once, without waiting for the next attempt. */
  hurry(): void {
    if (this.#socket || this.link === 'closed') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  leave(): void {
    this.link = 'closed';
    clearTimeout(this.#timer);
    this.#drop();
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#beat = setInterval(() => socket.send('ping'), HEARTBEAT);
    };
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => this.#lost();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ClubView | Bye;
    if ('t' in message) {
      this.farewell = message.code;
      return this.leave();
    }
    this.#wait = SHORTEST;
    this.link = 'here';
    this.#see(message);
    if (this.#unheard) this.trouble = '';
    this.#unheard = false;
  }

  /** An answer may come later than the news that followed it. Tables move without a new event of the tournament. */
  #see(view: ClubView): void {
    if (this.view && (view.n < this.view.n || view.now < this.view.now)) return;
    this.ahead = view.now - Date.now();
    this.view = view;
  }

  #lost(): void {
    this.#drop();
    if (this.link === 'closed') return;
    this.link = 'away';
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

/** The address of a tournament's socket, beside this page. */
export function clubSocket(base: string, club: string): string {
  const address = new URL(`ws/club/${encodeURIComponent(club)}`, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}
