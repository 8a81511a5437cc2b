// The jump of Numberloor that is being said on this screen.

import { TurnDraft } from '../../lib/draft.svelte';
import type { Exercise } from '../../lib/picture';
import { plain } from '../../lib/spoken';
import type { NumberloorView, Sentence } from '../../lib/wire';
import { choose, isStill, reopen, STILL, type Jump } from './jump/jump';
import { missing, sentence, type Missing } from './jump/sentence';
import { isFloor, openOf, printOf } from './names';

export class NumberloorDraft extends TurnDraft<Jump> {
  protected readonly isNone = isStill;
  /** What was typed behind the move that is being said now. */
  later = '';
  /** Whether the line holds the rest of a chain, whose beginning lies on the table. */
  goesOn = $state(false);

  /** Whether a night card is laid out of turn is known to whoever plays. */
  constructor(
    private readonly view: () => NumberloorView | null,
    private readonly outOfTurn: () => boolean,
  ) {
    super(STILL);
  }

  get jump(): Jump {
    return this.turn;
  }

  override clear(): void {
    super.clear();
    this.typed = this.later;
    this.goesOn = this.later !== '';
    this.later = '';
  }

  /** Take a card of the hand up. A floor is where the jump lands; a balloon is only taken up. */
  take(at: number): void {
    const card = this.view()?.hand?.[at];
    if (card) this.handle((jump) => choose(jump, at, isFloor(card) ? printOf(card.text).number : ''));
  }

  override get missing(): Missing | null {
    const view = this.view();
    if (this.typing || !view) return super.missing === null ? null : 'nothing';
    if (view.two_floors) return this.jump.card < 0 ? 'nothing' : 'stack';
    if (this.balloon === null) return missing(this.jump, openOf(view));
    return this.balloon === 'choose' && !this.#parity ? 'parity' : null;
  }

  override get sentence(): string {
    return plain(this.said);
  }

  /** The sentence in its parts. */
  get said(): Sentence {
    const view = this.view();
    if (this.typing || !view) return [super.sentence];
    if (this.balloon !== null) return [`${this.balloon} ${this.balloon === 'choose' ? this.#parity : ''}`.trim()];
    const said = sentence(this.jump, openOf(view));
    return this.outOfTurn() || this.#isNight ? [['night'], ' ', ...said] : said;
  }

  override get cards(): string {
    const { way, step } = this.jump;
    return this.typing ? '' : `${way} ${step}`;
  }

  override get exercise(): Exercise | null {
    const view = this.view();
    if (!view || view.two_floors || (this.jump.way !== '+' && this.jump.way !== '−')) return null;
    const { floor, step } = openOf(view);
    const by = step || this.jump.step;
    return by ? { terms: [Number(floor), Number(by)], sign: this.jump.way } : null;
  }

  override reopen(): void {
    this.later = '';
    if (!this.typing) this.turn = reopen(this.jump);
  }

  get #card() {
    return this.view()?.hand?.[this.jump.card];
  }

  /** How the balloon is named that is to be laid; null where it is none. */
  get balloon(): string | null {
    return this.#card && !isFloor(this.#card) ? this.#card.say : null;
  }

  get #parity(): string {
    return ['odd', 'even'].find((word) => word === this.jump.way) ?? '';
  }

  /** Only the card that was chosen itself is meant as a night card: by its number, a day card would do as well. */
  get #isNight(): boolean {
    return this.#card !== undefined && printOf(this.#card.text).sort === 'night';
  }
}
