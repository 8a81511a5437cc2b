// A screen that watches a tournament: it is told the whole of it once, and then what changes.

import { Refused } from '../lib/api';
import { Connection, socketAddress, type Link, type Socket } from '../lib/connection';
import { patched } from '../lib/patch';
import { VERSION, type ClubChange, type ClubDo, type ClubView, type FromWatcher, type ToWatcher } from '../lib/wire';
import { order } from './api';
import { forget, kept } from './keys';
import { sayWhy } from './words.svelte';

export class Watching {
  view = $state.raw<ClubView | null>(null);
  link = $state<Link>('joining');
  /** Why the house said goodbye; empty while it has not. */
  farewell = $state('');
  /** Why the last wish of the organiser was not granted. */
  trouble = $state('');
  /** How far the house's time is ahead of this device's, in milliseconds. */
  ahead = 0;
  /** Whether the last wish never arrived: when the house is heard again, that is past. */
  #unheard = false;
  /** The tournament after the last change that was heard of, and the number of that change. */
  #known: ClubView | null = null;
  #last = -1;
  /** What the organiser has asked for last, while it is not answered. */
  #wish: { said: string; done: Promise<boolean> } | null = null;
  #connection: Connection<FromWatcher, ToWatcher>;

  constructor(
    readonly club: string,
    open: () => Socket,
    token = '',
  ) {
    this.#connection = new Connection<FromWatcher, ToWatcher>({
      open,
      hello: () => ({ t: 'hello', v: VERSION, last: this.#last, ...(token && { token }) }),
      hear: (message) => this.#hear(message),
      changed: (link) => (this.link = link),
    });
  }

  /** Ask for something as the organiser. Tells whether it was done. What is asked for meanwhile comes after it, unless it is refused;
   *  to ask twice for the same is to ask once. */
  do(token: string, what: ClubDo): Promise<boolean> {
    const said = JSON.stringify(what);
    const before = this.#wish;
    if (before?.said === said) return before.done;
    const done = before ? before.done.then((yes) => yes && this.#order(token, what)) : this.#order(token, what);
    const wish = { said, done };
    this.#wish = wish;
    void done.then(() => {
      if (this.#wish === wish) this.#wish = null;
    });
    return done;
  }

  async #order(token: string, what: ClubDo): Promise<boolean> {
    this.trouble = '';
    try {
      this.#see(await order(this.club, token, what));
      return true;
    } catch (why) {
      this.trouble = sayWhy(why);
      this.#unheard = why instanceof Refused && why.code === 'app.offline';
      return false;
    }
  }

  /** Try at once, without waiting for the next attempt. */
  hurry(): void {
    this.#connection.hurry();
  }

  leave(): void {
    this.#connection.close();
  }

  #hear(message: ToWatcher): void {
    if (message.t === 'bye') this.#part(message.code);
    if (message.t === 'club') this.#learn(message.n, message.view);
    if (message.t === 'change') this.#change(message);
    if (message.t === 'bye' || !this.#unheard) return;
    this.trouble = '';
    this.#unheard = false;
  }

  /** What was deleted for everyone is forgotten here as well; only an organiser's key is kept, since it might have been another house. */
  #part(code: string): void {
    this.farewell = code;
    if (code === 'web.no_such_club' && !kept(this.club).key) forget(this.club);
  }

  /** Changes follow one another. Whoever has missed one asks for the whole. */
  #change({ n, now, change }: ClubChange): void {
    if (this.#known && n === this.#last + 1) this.#learn(n, { ...patched(this.#known, change), now });
    else if (n > this.#last) {
      this.#last = -1;
      this.#connection.send({ t: 'hello', v: VERSION, last: -1 });
    }
  }

  #learn(n: number, view: ClubView): void {
    this.#known = view;
    this.#last = n;
    this.#see(view);
  }

  /** An answer may come later than the news that followed it. Tables move without a new event of the tournament. */
  #see(view: ClubView): void {
    if (this.view && (view.n < this.view.n || view.now < this.view.now)) return;
    this.ahead = view.now - Date.now();
    this.view = view;
  }
}

/** The address of a tournament's socket, beside this page. */
export function clubSocket(base: string, club: string): string {
  return socketAddress(base, `ws/club/${encodeURIComponent(club)}`);
}
