// What the table has told this screen, and nothing else: the last view, what was said, who is there.

import type { Link } from './connection';
import type {
  AnyView,
  Asked,
  Clock,
  Event,
  Help,
  HouseRules,
  Looking,
  Person,
  Prompt,
  Announcement,
  ToPage,
  Snapshot,
} from './wire';

const MOST_SAID = 200;

export class Screen {
  n = $state(-1);
  seat = $state<number | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** What lay there before the last turn of the game; null where this screen has not seen it. */
  before = $state.raw<AnyView | null>(null);
  prompt = $state<Prompt>('');
  /** `gathering`, `playing`, `over` or `closed`. */
  phase = $state('');
  /** The last that was said, as much as one reads again. */
  said = $state.raw<Announcement[]>([]);
  /** All of it; null where this screen does not know how the game began. */
  whole = $state.raw<Announcement[] | null>(null);
  people = $state.raw<Person[]>([]);
  house = $state.raw<HouseRules | null>(null);
  /** What this seat is offered. */
  help = $state.raw<Help | null>(null);
  link = $state<Link>('joining');
  /** Why the table said goodbye; empty while it has not. */
  farewell = $state('');
  /** What somebody has asked and nobody has settled yet. */
  asked = $state.raw<Asked[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** The claims to which this seat may object. */
  objectionable = $state.raw<number[]>([]);
  /** Who looks back at the finished game, and at which step. */
  looking = $state.raw<Looking | null>(null);
  /** How far the table's time is ahead of this device's, in milliseconds. */
  ahead = 0;

  /** Take in a message. Repeated and late ones change nothing. */
  hear(message: ToPage): void {
    if (message.t === 'snapshot') this.#look(message);
    else if (message.t === 'event') this.#happen(message);
    else if (message.t === 'people') this.people = message.people;
    else if (message.t === 'bye') this.farewell = message.code;
    else if (message.t === 'looking') this.looking = message;
    // A wrong claim and a hint are events too, which only their seat hears of.
    else if ('n' in message) this.n = Math.max(this.n, message.n);
  }

  /** An event was shown in part: from now on it is seen whole, unless there is something later to see. */
  recall({ said, view }: Event, part: AnyView): void {
    this.said = this.said.map((one) => (one.n === said.n ? said : one));
    if (this.view === part) this.view = view;
  }

  get over(): boolean {
    return this.view?.outcome != null;
  }

  #look(snapshot: Snapshot): void {
    this.n = snapshot.n;
    this.seat = snapshot.seat;
    this.said = snapshot.said;
    this.whole = this.#joined(snapshot.said);
    this.people = snapshot.people;
    this.house = snapshot.house;
    this.help = snapshot.help;
    this.ahead = snapshot.at - Date.now();
    this.#see(snapshot);
  }

  #happen(event: Event): void {
    if (event.n <= this.n) return;
    this.n = event.n;
    this.said = [...this.said, event.said].slice(-MOST_SAID);
    this.whole?.push(event.said);
    this.#see(event);
  }

  /** A long game is told again without its beginning, which this screen may still know. */
  #joined(said: Announcement[]): Announcement[] | null {
    if (said.length < MOST_SAID) return [...said];
    const first = said[0]?.n ?? 0;
    return (this.whole?.at(-1)?.n ?? -1) >= first ? [...(this.whole ?? []).filter(({ n }) => n < first), ...said] : null;
  }

  #see({ view, phase, prompt, asked, clock, objectionable }: Snapshot | Event): void {
    if (view.outcome && this.view && !this.over) this.before = this.view;
    this.view = view;
    this.phase = phase;
    this.prompt = prompt;
    this.asked = asked;
    this.clock = clock;
    this.objectionable = objectionable;
  }
}
