// A human pause before the computer's moves, so that a child can follow. A tap skips it; nothing is ever shown out of order.

export class Pacing<T> {
  #queue: { what: T; pause: number | null }[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #hurried = false;
  #held = false;

  constructor(private readonly show: (what: T) => void) {}

  /** Show this when everything before it has been shown, and `pause` milliseconds have passed since then; null for at once. */
  add(what: T, pause: number | null): void {
    this.#queue.push({ what, pause });
    if (this.#timer === null) this.#go();
  }

  /** No more pauses, for what is here and what is still to come, until somebody is `calm` again. */
  hurry(): void {
    this.#hurried = true;
    this.#restart();
  }

  calm(): void {
    this.#hurried = false;
  }

  /** While somebody reads, the computer waits. */
  hold(on: boolean): void {
    this.#held = on;
    this.#restart();
  }

  /** Show everything now. */
  skip(): void {
    this.#stop();
    for (const { what } of this.#queue.splice(0)) this.show(what);
  }

  /** Forget everything that was not shown yet. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  #restart(): void {
    this.#stop();
    this.#go();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #go(): void {
    while (this.#queue[0]?.pause === null) this.#showNext();
    const first = this.#queue[0];
    // Without a pause too there is a moment, in which somebody may begin to read.
    if (first && !this.#held) this.#timer = setTimeout(() => this.#next(), this.#hurried ? 0 : (first.pause ?? 0));
  }

  #next(): void {
    this.#timer = null;
    this.#showNext();
    this.#go();
  }

  #showNext(): void {
    const first = this.#queue.shift();
    if (first) this.show(first.what);
  }
}
