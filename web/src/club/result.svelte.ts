// A result in the making: who is tapped first has won. Points are asked for the sheet's sake only; a column of rounds, where somebody
// enters one, must make the total. To what it adds up is not told: that sum is the players' own.

import type { PlanSeat, PlanTable } from '../lib/wire';

export class ResultDraft {
  /** Who came first, second … */
  tapped = $state<number[]>([]);
  /** Who shares the place of the one before. */
  equal = $state<{ [entrant: number]: boolean }>({});
  totals = $state<{ [entrant: number]: string }>({});
  columns = $state<{ [entrant: number]: string }>({});

  /** Who sat there and played, to be placed. */
  readonly players: number[];

  /** Whoever has left did not play, unless the game had ended before. */
  constructor(
    readonly table: PlanTable,
    gone: readonly number[] = [],
  ) {
    const absent = (seat: PlanSeat): boolean =>
      table.status === 'open' ? seat.entrant === null || gone.includes(seat.entrant) : seat.place === 0;
    this.players = table.seats.flatMap((seat) => (seat.entrant === null || absent(seat) ? [] : [seat.entrant]));
  }

  /** Next is this one, and the last comes by itself, so a tap on them adds nothing; anybody else who is tapped twice is taken out
   *  again, with those behind. */
  tap(player: number): void {
    const at = this.tapped.indexOf(player);
    if (at > 0 && at === this.players.length - 1) return;
    this.tapped = at < 0 ? [...this.tapped, player] : this.tapped.slice(0, at);
    const left = this.players.filter((one) => !this.tapped.includes(one));
    if (at < 0 && left.length === 1) this.tapped = [...this.tapped, ...left];
  }

  /** Places from the first to the last, equals together. */
  get order(): number[][] {
    const order: number[][] = [];
    for (const player of this.tapped) {
      if (this.equal[player] && order.length) order.at(-1)?.push(player);
      else order.push([player]);
    }
    return order;
  }

  /** The place of a player, equals sharing the better one; 0 before they are tapped. */
  place(player: number): number {
    let ahead = 0;
    for (const equals of this.order) {
      if (equals.includes(player)) return ahead + 1;
      ahead += equals.length;
    }
    return 0;
  }

  get done(): boolean {
    return this.tapped.length === this.players.length;
  }

  /** Points for each seat in its order, none for who did not play; empty where nobody told all of them. */
  get points(): number[] {
    const told = this.players.every((player) => /^\d{1,6}$/.test(this.#total(player)));
    return told ? this.table.seats.map(({ entrant }) => Number(this.#total(entrant ?? -1))) : [];
  }

  /** Somebody whose column does not make their total. */
  get wrong(): number | undefined {
    return this.players.find((player) => {
      const column = (this.columns[player] ?? '').match(/\d+/g) ?? [];
      const total = this.#total(player);
      return column.length > 0 && total !== '' && column.reduce((sum, one) => sum + Number(one), 0) !== Number(total);
    });
  }

  #total(player: number): string {
    return (this.totals[player] ?? '').trim();
  }
}
