// What the table has told this screen, and nothing else: the last face, what was said, who is there.

import type { Link } from './connection';
import type { Face, House, Person, Prompt, Said, ToPage } from './wire';

const MOST_SAID = 200;

export class Screen {
  n = $state(-1);
  seat = $state<number | null>(null);
  face = $state.raw<Face | null>(null);
  prompt = $state<Prompt>('');
  said = $state.raw<Said[]>([]);
  people = $state.raw<Person[]>([]);
  house = $state.raw<House | null>(null);
  link = $state<Link>('joining');
  /** Why the table said goodbye; empty while it has not. */
  farewell = $state('');
  /** What somebody has asked and nobody has settled yet, with the seat that asks. */
  asked = $state.raw<{ what: string; seat: number | null } | null>(null);

  /** Take in a message. Repeated and late ones change nothing. */
  hear(message: ToPage): void {
    if (message.t === 'view') this.#look(message);
    else if (message.t === 'event') this.#happen(message);
    else if (message.t === 'people') this.people = message.people;
    else if (message.t === 'bye') this.farewell = message.code;
  }

  get over(): boolean {
    return this.face?.outcome != null;
  }

  #look(view: Extract<ToPage, { t: 'view' }>): void {
    this.n = view.n;
    this.seat = view.seat;
    this.face = view.face;
    this.prompt = view.prompt;
    this.said = view.said;
    this.people = view.people;
    this.house = view.house;
    this.asked = null;
    for (const said of view.said) this.#note(said);
  }

  #happen(event: Extract<ToPage, { t: 'event' }>): void {
    if (event.n <= this.n) return;
    this.n = event.n;
    this.face = event.face;
    this.prompt = event.prompt;
    this.said = [...this.said, event.said].slice(-MOST_SAID);
    this.#note(event.said);
  }

  /** A question stays open until it is granted, refused, or the game goes on. */
  #note({ code, seat }: Said): void {
    const asked = /^told\.(\w+)_asked$/.exec(code);
    if (asked) this.asked = { what: asked[1] ?? '', seat };
    else if (code.startsWith('told.') && code !== 'told.agreed') this.asked = null;
  }
}
