// A second look at a turn that was played: the player searches once more, by saying the sentence. What could have been found is
// said only by the last rung of the lamp, and only when it is asked for.

import type { TableParts } from '../games/game';
import { Refused, search, searchHelp } from './api';
import type { Draft } from './draft.svelte';
import { Lamp } from './lamp.svelte';
import { announce } from './live.svelte';
import { say, sayCode } from './language/language.svelte';
import { preferences } from './preferences.svelte';
import type { Play } from './play.svelte';
import { play } from './sound';
import { isWrongResult, type Objection, type Speaker } from './speaker';
import { speakAloud } from './speech';
import { understood } from './spoken';
import { Tries } from './tries.svelte';
import type { AnyFace, Help, Moment, OwnSeat } from './wire';

export class Search implements Speaker {
  readonly play: Play;
  readonly lamp = new Lamp();
  readonly tries = new Tries();
  objection = $state.raw<Objection | null>(null);
  sending = $state(false);
  /** What the last true sentence wins here; null before the first. */
  won = $state<number | null>(null);

  constructor(
    private readonly table: string,
    private readonly own: OwnSeat,
    readonly moment: Moment,
    readonly help: Help,
    readonly parts: TableParts,
    /** Whose turn it was, where several sit around one screen. */
    readonly name = '',
  ) {
    this.play = parts.play(this);
  }

  get draft(): Draft {
    return this.play.draft;
  }

  get face(): AnyFace {
    return this.moment.face;
  }

  get seat(): number {
    return this.own.seat;
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
    return count ? say(`look.less.${this.#unit}`, { count }) : say('look.none');
  }

  claim(text: string): void {
    void this.#ask(async () => {
      const { won } = await search(this.table, this.own, this.moment.at, understood(text));
      this.won = won;
      this.tell(this.words);
      if (preferences.sound) play(this.found ? 'end' : 'right');
      this.draft.clear();
    });
  }

  hint(): void {
    this.lamp.asked();
    void this.#ask(async () => {
      const { rung, code, details } = await searchHelp(this.table, this.own, this.moment.at, this.lamp.rungs.length);
      this.lamp.answered(rung, code, details);
      this.tell(this.lamp.words);
    });
  }

  hold(): void {
    // Nobody else is at this table.
  }

  tell(words: string): void {
    announce(words);
    if (preferences.speech) speakAloud(words);
  }

  get #unit(): 'cards' | 'points' {
    return this.moment.unit === 'points' ? 'points' : 'cards';
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
    }
  }

  #refused({ code, details }: Refused): void {
    this.objection = { code, details };
    this.won = null;
    this.tries.wrong(this.draft, code, details, this.help);
    this.draft.reopen(isWrongResult(code) ? Number(details['at'] ?? 0) : -1);
    announce(sayCode(code, details));
    if (preferences.sound) play('wrong');
  }
}
