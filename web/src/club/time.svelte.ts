// How long a lesson still lasts, minute by minute, by the clock of the house.

const MINUTE = 60_000;
const OFTEN = 5_000;

export class TimeLeft {
  #now = $state(Date.now());
  #ends: () => number;
  #ahead: () => number;

  constructor(ends: () => number, ahead: () => number) {
    this.#ends = ends;
    this.#ahead = ahead;
    $effect(() => {
      if (!ends()) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }

  /** Minutes that are left, the one that has begun too; null where nobody counts them. */
  get minutes(): number | null {
    const ends = this.#ends();
    return ends ? Math.max(0, Math.ceil((ends - this.#now - this.#ahead()) / MINUTE)) : null;
  }

  get up(): boolean {
    return this.minutes === 0;
  }
}
