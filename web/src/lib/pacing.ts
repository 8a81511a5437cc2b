// A human pause before the computer's moves, so that a child can follow. A tap skips it; nothing is ever shown out of order.

export class Pacing<T> {
  #queue: { what: T; pause: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly show: (what: T) => void) {}

  /** Show this when everything before it has been shown, and `pause` milliseconds have passed since then. */
  add(what: T, pause: number): void {
    this.#queue.push({ what, pause });
    if (this.#timer === null) this.#go();
  }

  /** Show everything now. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const { what } of this.#queue.splice(0)) this.show(what);
  }

  /** Forget everything that was not shown yet. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  #go(): void {
    while (this.#queue[0]?.pause === 0) this.show((this.#queue.shift() as { what: T }).what);
    const first = this.#queue[0];
    this.#timer = first ? setTimeout(() => this.#next(), first.pause) : null;
  }

  #next(): void {
    this.#timer = null;
    const first = this.#queue.shift();
    if (first) this.show(first.what);
    this.#go();
  }
}
