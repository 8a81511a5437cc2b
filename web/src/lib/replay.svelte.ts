// Looking back at a game: the step that is shown, and with whose eyes. Every step is spoken as its sentence.

import type { TableParts } from '../games/game';
import { announce } from './live.svelte';
import { say } from './language/language.svelte';
import { preferences } from './preferences.svelte';
import { beQuiet, speakAloud } from './speech';
import { tell, tellAloud, tellNews } from './telling';
import type { AnyView, Person, Record } from './wire';

/** Nobody's eyes: all hands are open. */
export const OPEN = -1;

export class Replay {
  at = $state(0);
  viewer = $state(OPEN);
  /** Whoever is away now was there then; in a game that was brought along, people are called by their seats. */
  readonly people: Person[];
  readonly count: number;

  constructor(
    readonly record: Record,
    readonly parts: TableParts,
    at = 0,
  ) {
    this.count = record.steps.length - 1;
    this.people = record.people.map((person) => ({
      ...person,
      here: true,
      name: person.name || say('replay.seat', { seat: person.seat + 1 }),
    }));
    this.at = this.#within(at);
  }

  get step() {
    return this.record.steps[this.at];
  }

  /** The table as the chosen seat saw it; with nobody's hand where all are open. */
  get view(): AnyView | undefined {
    const hand = this.step?.hands[this.viewer];
    // A hand lies open with the cards of the view's own game.
    return hand && this.step ? ({ ...this.step.view, hand } as AnyView) : this.step?.view;
  }

  /** Whose hands lie open. */
  get seen(): Person[] {
    return this.viewer === OPEN ? this.people : this.people.filter((person) => person.seat === this.viewer);
  }

  get said(): string {
    return this.#words(this.at, tell);
  }

  /** What was said at each step, for the list. */
  get lines(): string[] {
    return this.record.steps.map((_, at) => this.#words(at, tell));
  }

  /** Go to a step, and say what was said there. Tells whether it is another one. */
  go(to: number): boolean {
    const at = this.#within(to);
    if (at === this.at) return false;
    this.at = at;
    const words = this.#words(at, tellAloud);
    announce(words);
    beQuiet();
    if (preferences.speech) speakAloud(words);
    return true;
  }

  /** The step that a key leads to; null for any other key. */
  toward(key: string): number | null {
    const steps: { [key: string]: number } = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.count };
    return steps[key] ?? null;
  }

  #words(at: number, words: typeof tell): string {
    const said = this.record.steps[at]?.said;
    return said ? [words(said, this.people), ...tellNews(said, this.people)].join('\n') : say('replay.start');
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.count, at));
  }
}

/** Which table draws a game: its first view says so. */
export function firstFace({ game, steps: [first] }: Record): { family: string; game: string } {
  return { game, family: first?.view.family ?? '' };
}
