// Looking back together: whoever turns a page turns it for all who look along. It lasts as long as somebody looks.

import { Connection, socketAddress, type Socket } from './connection';
import type { OwnSeat, Person, ToPage } from './wire';

export class Together {
  /** Who is there, as far as the table says so. */
  people = $state.raw<Person[]>([]);
  /** Who has turned the page last; null while nobody else has. */
  leader = $state<number | null>(null);
  #connection: Connection;

  constructor(
    table: string,
    private readonly own: OwnSeat | undefined,
    private readonly follow: (at: number) => void,
    open: () => Socket = () => new WebSocket(socketAddress(document.baseURI)) as Socket,
  ) {
    const token = own?.token ?? '';
    this.#connection = new Connection({
      table,
      token,
      open,
      last: () => -1,
      hear: (message) => this.#hear(message),
      changed: () => undefined,
    });
  }

  /** Let the others look at this step too. Who only watches cannot. */
  show(at: number): void {
    this.leader = this.own?.seat ?? this.leader;
    if (this.own) this.#connection.send({ t: 'look', at });
  }

  end(): void {
    this.#connection.close();
  }

  /** The other people who are there. */
  get others(): Person[] {
    return this.people.filter((person) => person.kind === 'person' && person.here && person.seat !== this.own?.seat);
  }

  #hear(message: ToPage): void {
    if (message.t === 'view' || message.t === 'people') this.people = message.people;
    if (message.t !== 'looking') return;
    this.leader = message.seat;
    this.follow(message.at);
  }
}
