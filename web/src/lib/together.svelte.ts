// Looking back together: whoever turns a page turns it for all who look along. It lasts as long as somebody looks.

import { Connection, greeting, socketAddress, type Socket } from './connection';
import type { OwnSeat, Person, ToPage, ToServer } from './wire';

export class Together {
  /** Who is there, as far as the table says so. */
  people = $state.raw<Person[]>([]);
  /** Who has turned the page last; null while nobody else has. */
  leader = $state<number | null>(null);
  #connection: Connection<ToServer, ToPage>;
  /** Where this screen has led the others; null while it has not. */
  #shown: number | null = null;

  constructor(
    table: string,
    private readonly own: OwnSeat | undefined,
    private readonly follow: (at: number) => void,
    open: () => Socket = () => new WebSocket(socketAddress(document.baseURI)) as Socket,
  ) {
    this.#connection = new Connection<ToServer, ToPage>({
      open,
      hello: () => greeting(table, own?.token ?? ''),
      hear: (message) => this.#hear(message),
      changed: () => undefined,
    });
  }

  /** Let the others look at this step too. Who only watches cannot. */
  show(at: number): void {
    if (!this.own) return;
    this.leader = this.own.seat;
    this.#shown = at;
    this.#connection.send({ t: 'look', at });
  }

  end(): void {
    this.#connection.close();
  }

  /** The other people who are there. */
  get others(): Person[] {
    return this.people.filter((person) => person.kind === 'person' && person.here && person.seat !== this.own?.seat);
  }

  #hear(message: ToPage): void {
    if (message.t === 'snapshot' || message.t === 'people') this.people = message.people;
    // What was shown while there was no connection is shown now.
    if (message.t === 'snapshot' && this.#shown !== null) this.show(this.#shown);
    if (message.t !== 'looking') return;
    this.leader = message.seat;
    this.#shown = null;
    this.follow(message.at);
  }
}
