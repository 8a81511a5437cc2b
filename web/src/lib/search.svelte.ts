// A second look at a turn that was played: the player searches once more, by saying the sentence, or one sentence after the other
// where a turn is many moves. What could have been found is said only by the last rung of the lamp, and only when it is asked for.

import type { TableParts } from '../games/game';
import { Refused } from './api';
import type { Draft } from './draft.svelte';
import { Lamp } from './lamp.svelte';
import { announce } from './live.svelte';
import { say } from './language/language.svelte';
import { hear } from './heard';
import { preferences } from './preferences.svelte';
import type { Play } from './play.svelte';
import { isWrongResult, sentencesIn, whyNot, type Objection, type Speaker } from './speaker';
import { speakAloud } from './speech';
import { Tries } from './tries.svelte';
import type { AnyView, Found, Help, Moment, SearchHelp } from './wire';

/** Whoever judges what was found, and helps: the table of a game that is over, or a puzzle. */
export type Judge = {
  search: (text: string, before: string[]) => Promise<Found>;
  help: (rung: number, before: string[]) => Promise<SearchHelp>;
};

export class Search implements Speaker {
  readonly searching = true;
  readonly play: Play;
  readonly lamp = new Lamp();
  readonly tries = new Tries();
  objection = $state.raw<Objection | null>(null);
  sending = $state(false);
  /** What the last true sentence wins here; null before the first. */
  won = $state<number | null>(null);
  /** What lies on the table by now, where a turn is many moves: what was said, and how it looks. */
  before = $state.raw<string[]>([]);
  #view = $state.raw<AnyView | null>(null);

  constructor(
    private readonly judge: Judge,
    readonly seat: number,
    readonly moment: Moment,
    readonly help: Help,
    readonly parts: TableParts,
    /** What there is to find, in words. */
    readonly task: string,
    /** Whose turn it was, where several sit around one screen. */
    readonly name = '',
    /** The class in which it is searched: what is said there is noted for it alone. */
    readonly club = '',
  ) {
    this.play = parts.play(this);
  }

  get draft(): Draft {
    return this.play.draft;
  }

  get view(): AnyView {
    return this.#view ?? this.moment.view;
  }

  get found(): boolean {
    return this.won !== null && this.won >= this.moment.could;
  }

  get myTurn(): boolean {
    return !this.found;
  }

  /** What the last sentence was worth, in words. */
  get words(): string {
    if (this.won === null) return '';
    const count = this.won;
    if (this.found) return say(`look.found.${this.#unit}`, { count });
    if (count) return say(`look.less.${this.#unit}`, { count });
    return say(this.#unit === 'pile' ? 'look.none.pile' : 'look.none');
  }

  claim(text: string): void {
    void this.#ask(async () => {
      const { won, view } = await this.judge.search(text, this.before);
      this.#note((keeping) => keeping.note(text, this.lamp.rungs.length > 0, Date.now(), this.club));
      const begun = this.before.length > 0;
      if (view) this.#lay([...this.before, text], view);
      else if (begun && won < this.moment.could) this.#lay([], null);
      // A turn of many moves that was ended too soon begins again, so it has brought nothing.
      this.won = view || !begun || won >= this.moment.could ? won : 0;
      this.tell(this.words);
      const sound = this.found ? 'end' : 'right';
      hear(({ play }) => play(sound));
      this.draft.clear();
    });
  }

  hint(): void {
    this.lamp.asked();
    void this.#ask(async () => {
      const { rung, code, details } = await this.judge.help(this.lamp.rungs.length, this.before);
      this.lamp.answered(rung, code, details);
      this.tell(this.lamp.words);
    });
  }

  /** All cards back to where they were when the turn began. */
  again(): void {
    this.objection = null;
    this.won = null;
    this.draft.clear();
    this.#lay([], null);
  }

  hold(): void {
    // Nobody else is at this table.
  }

  read(): void {
    // Nobody plays on.
  }

  tell(words: string): void {
    announce(words);
    if (preferences.speech) speakAloud(words);
  }

  get #unit(): 'cards' | 'points' | 'pile' {
    const { unit } = this.moment;
    return unit === 'points' || unit === 'pile' ? unit : 'cards';
  }

  /** Other cards lie there, so the help that was given is about something else. */
  #lay(before: string[], view: AnyView | null): void {
    this.before = before;
    this.#view = view;
    this.lamp.clear();
    this.tries.clear();
  }

  /** What was said is remembered on this device; around one screen nobody knows whose it is. */
  #note(by: (keeping: typeof import('../learning/keeping')) => void): void {
    if (!this.name) void import('../learning/keeping').then(by);
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.objection = null;
    try {
      await work();
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.#refused(why);
    } finally {
      this.sending = false;
      this.play.answered(this.objection === null);
      if (this.objection) announce(whyNot(this.objection));
    }
  }

  #refused({ code, details }: Refused): void {
    const moves = sentencesIn(details, 'moves');
    if (moves.length) return this.play.sayInTurn(moves);
    this.#note((keeping) => keeping.noteSaid(details['said'], this.lamp.rungs.length > 0, this.club));
    this.objection = { code, details };
    this.won = null;
    this.tries.wrong(this.draft, code, details, this.help);
    this.draft.reopen(isWrongResult(code) ? Number(details['at'] ?? 0) : -1);
    hear(({ play }) => play('wrong'));
  }
}
