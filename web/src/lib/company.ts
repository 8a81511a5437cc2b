// Around one screen one of its seats is spoken to. What the others have to say, each says with a voice of its own: come, say it, go.

import { sayBriefly } from './briefly';
import { newKey } from './key';
import type { TableSession } from './session.svelte';
import { lastClaim } from './telling';
import type { OwnSeat, Question, ToServer } from './wire';

export class Company {
  constructor(private readonly sitting: TableSession) {}

  say({ token }: OwnSeat, word: (n: number) => ToServer): void {
    const { held, socket } = this.sitting;
    sayBriefly({ table: held.table, token, open: socket }, word);
  }

  /** All who are asked say yes, aloud and together. */
  agree(what: Question): void {
    const asked = this.sitting.screen.asked.find((one) => one.what === what);
    if (!asked) return;
    for (const own of this.sitting.held.seats)
      if (![asked.seat, asked.missing, ...asked.agreed].includes(own.seat))
        this.say(own, (n) => ({ t: 'answer', what, yes: true, n, key: newKey() }));
  }

  /** The seat that spoke last: it may take that back, whoever the screen lies before by now. */
  get spoke(): OwnSeat | undefined {
    const { present, screen } = this.sitting;
    return present.find(({ seat }) => seat === lastClaim(screen.said)?.seat);
  }

  takeBack(): void {
    const { spoke } = this;
    if (spoke) this.say(spoke, (n) => ({ t: 'ask', what: 'take_back', n, key: newKey() }));
  }

  /** Somebody has to go: another one asks the computer to play on. Nobody is spoken to who has gone. */
  letPlay(seat: number): void {
    const asks = this.sitting.present.find((own) => own.seat !== seat);
    if (!asks) return;
    this.sitting.cover();
    if (this.sitting.seat === seat) this.sitting.moveTo(asks);
    this.say(asks, (n) => ({ t: 'ask', what: 'stand_in', seat, n, key: newKey() }));
  }

  /** Whoever comes has the seat again: the computer plays it no more. */
  comeBack(seat: number): void {
    const own = this.sitting.own(seat);
    if (own) this.say(own, () => ({ t: 'hurry' }));
  }
}
