// The lamp: help in small steps, as many as the player asks for, with a short pause between them.

import { sayCode, sayOr } from './language/language.svelte';
import { retold } from './spoken';
import type { Details, Sentence } from './wire';

const PAUSE = 4000;

/** One step of help: a code, and the cards and numbers that it is about. */
export type Rung = { code: string; details: Details };

export class Lamp {
  rungs = $state.raw<Rung[]>([]);
  /** Whether the player should look once more before asking again. */
  resting = $state(false);
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a teacher has sent the last step. */
  sent = $state(false);

  asked(sent = false): void {
    this.sent = sent;
    this.open = true;
    this.resting = true;
  }

  answered(rung: number, code: string, details: Details): void {
    this.rungs = [...this.rungs.slice(0, rung), { code, details }];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.resting = false), PAUSE);
  }

  /** The last step of help in words. */
  get words(): string {
    const last = this.rungs.at(-1);
    return last ? sayRung(last) : '';
  }

  /** Whether the move itself has been said: then there is no more to ask for. */
  get spent(): boolean {
    return ['hint.move', 'hint.nothing'].includes(this.rungs.at(-1)?.code ?? '');
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.rungs = [];
    this.resting = false;
    this.open = false;
  }
}

/** With sentences, cards and what one looks for in the words of this screen. */
export function sayRung({ code, details }: Rung): string {
  const look = sayOr(`seek.${details['look']}`, String(details['look']));
  const read = Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? retold(value) : value]);
  return sayCode(code, { ...Object.fromEntries(read), look });
}

/** The sentence, or the card, that a step of help is about. */
export function sentenceOf({ details }: Rung): Sentence {
  return Object.values(details).find((value) => Array.isArray(value)) ?? [];
}
