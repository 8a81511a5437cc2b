// The jump of Numberloor that is being said on this screen.

import { TurnDraft } from '../../lib/draft.svelte';
import type { Exercise } from '../../lib/picture';
import { plain, retold } from '../../lib/spoken';
import type { NumberloorView, Sentence } from '../../lib/wire';
import { choose, isStill, reopen, STILL, type Jump } from './jump/jump';
import { missing, sentence, type Missing } from './jump/sentence';
import { isFloor, openOf, printOf } from './names';

/** Several moves said at once: those that lie, and those that do not yet, of which the first may be on its way. */
export type Chain = { done: Sentence[]; rest: Sentence[]; sent: boolean };
export const NONE: Chain = { done: [], rest: [], sent: false };

export class NumberloorDraft extends TurnDraft<Jump> {
  protected readonly isNone = isStill;
  /** Moves that were said at once. */
  chain: Chain = NONE;
  /** Whether the next of them can be said. */
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

  /** Say these one after the other, so that there is a moment for a night card in between. */
  follow(rest: Sentence[], done: Sentence[] = []): void {
    this.chain = rest.length ? { done, rest, sent: false } : NONE;
    this.goesOn = rest.length > 0;
  }

  override clear(): void {
    super.clear();
    const { done, rest, sent } = this.chain;
    if (sent) this.follow(rest.slice(1), [...done, ...rest.slice(0, 1)]);
    this.typed = this.chain.rest.map(retold).join(', ');
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
