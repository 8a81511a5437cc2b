// What the hands of a player do at the table of Numberloor, whether by tapping, dragging, keys or typing. Rules are not known here.

import { sayCode, sayOr } from '../../lib/language/language.svelte';
import { announce } from '../../lib/live.svelte';
import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import { plain, spoken } from '../../lib/spoken';
import { readOut } from '../../lib/strip';
import type { NumberloorView, Sentence } from '../../lib/wire';
import { NONE, NumberloorDraft } from './draft.svelte';
import { erase, press, STILL, turn, waysOf, type Slot, type Way } from './jump/jump';
import { strip } from './jump/strip';
import { openOf } from './names';

const WAYS: { [key: string]: Way } = { '+': '+', '-': '−', '−': '−', '=': '=' };
/** Why no turn can be taken over, by the phase. */
const CLOSED: { [phase: string]: string } = { finishing: 'numberloor.protected', asked: 'numberloor.claim_first' };
const SIDES = ['left', 'right'];

export class NumberloorPlay extends Play<NumberloorDraft> {
  /** Whether this player is about to lay a night card out of turn. */
  night = $state(false);

  constructor(speaker: Speaker) {
    super(
      speaker,
      new NumberloorDraft(
        () => this.view,
        () => this.outOfTurn,
      ),
    );
  }

  get view(): NumberloorView | null {
    return this.speaker.view?.family === 'numberloor' ? this.speaker.view : null;
  }

  /** Somebody else's turn, or a night card that waits for an answer: then only night cards are laid. */
  get outOfTurn(): boolean {
    return !this.speaker.myTurn || this.view?.phase === 'asked';
  }

  /** Whether it is somebody else's turn. */
  get waits(): boolean {
    return !this.speaker.myTurn;
  }

  /** Whether a night card waits for the word of this seat. Nobody else is ever asked for one. */
  get asked(): boolean {
    const { view, seat } = this.speaker;
    return this.view?.phase === 'asked' && seat !== null && view !== null && view.to_act.includes(seat);
  }

  get objection() {
    return this.speaker.objection;
  }

  /** Whoever has called out for the night may speak as if it were their turn. */
  override get myTurn(): boolean {
    return this.speaker.myTurn || this.night;
  }

  /** Where nobody may take the turn over just now, the table would only say that it is somebody else's. */
  override claim(text: string): void {
    const { seat } = this.speaker;
    const { view } = this;
    if (!this.night || seat === null || !view || view.to_act.includes(seat)) return super.claim(text);
    this.note = '';
    this.draft.reopen();
    this.speaker.objection = { code: CLOSED[view.phase] ?? 'numberloor.not_now', details: {} };
    announce(sayCode(this.speaker.objection.code));
  }

  call(on: boolean): void {
    this.begin();
    this.draft.clear();
    this.night = on;
    this.speaker.hold(on);
  }

  /** A card of the hand. */
  choose(at: number): void {
    if (!this.myTurn || !this.view?.hand?.[at]) return;
    const found = this.again(() => (this.view?.hand ?? []).map(({ say }) => say), at);
    this.soon(() => {
      this.begin();
      this.draft.take(found());
      this.#readBack();
    });
  }

  /** An open card: the card that was taken up goes there. */
  onto(stack: number): void {
    this.next(() => {
      const { view } = this;
      if (!this.myTurn || !view) return;
      const card = view.hand?.[this.draft.jump.card];
      if (view.two_floors && card) this.claim(`${card.say} on ${stackName(view, stack)}`);
      else this.go();
    });
  }

  /** A card was let go over something: an open card, or a key that says which way. */
  drop(at: number, target: string): void {
    if (!this.myTurn) return;
    const [what, which = ''] = target.split(' ');
    if (what !== 'open' && what !== 'way') return;
    if (this.busy || this.draft.jump.card !== at) this.choose(at);
    if (what === 'way' && WAYS[which]) this.way(WAYS[which]);
    else if (what === 'open') this.onto(Number(which));
  }

  /** Which way it goes. A balloon that was taken up goes back, unless it is one that needs the word. */
  way(way: Way): void {
    this.soon(() => {
      this.begin();
      this.draft.handle((jump) => turn(this.draft.balloon && this.draft.balloon !== 'choose' ? STILL : jump, way));
      this.#readBack();
    });
  }

  press(digit: string): void {
    this.soon(() => {
      const { view } = this;
      if (!view) return;
      this.begin();
      this.draft.handle((jump) => press(jump, digit, openOf(view)));
      this.#readBack();
    });
  }

  erase(): void {
    if (this.busy) this.undo();
    else this.draft.handle(erase);
  }

  fillIn(slot: Slot): void {
    this.soon(() => this.draft.handle((jump) => ({ ...jump, slot })));
  }

  override sayInTurn(moves: Sentence[]): void {
    this.draft.follow(moves);
  }

  /** The next of several moves, as long as the turn is still one's own. */
  goOn(): void {
    const { chain } = this.draft;
    const [next] = chain.rest;
    this.draft.goesOn = false;
    this.draft.chain = next && this.speaker.myTurn ? { ...chain, sent: true } : NONE;
    if (this.draft.chain.sent && next) this.claim(plain(next));
    else this.draft.clear();
  }

  /** Whatever was said behind a move that does not count, does not count either; what lies already is told. */
  override answered(yes: boolean): void {
    const { done, rest } = this.draft.chain;
    if (!yes) this.draft.chain = NONE;
    const { objection } = this.speaker;
    if (!yes && objection && done.length)
      this.speaker.objection = { ...objection, details: { ...objection.details, done: inARow(done), rest: inARow(rest) } };
    super.answered(yes);
  }

  override key(event: KeyboardEvent, table: HTMLElement): boolean {
    const calls = event.key === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (calls && this.view?.take_overs && !this.speaker.myTurn && !this.night) {
      this.call(true);
      return true;
    }
    return super.key(event, table);
  }

  protected override write(key: string, table: HTMLElement): boolean {
    const view = this.view;
    if (!view) return false;
    const way = WAYS[key];
    const line = table.querySelector<HTMLElement>('[data-strip]');
    const said = this.draft.jump.way !== '';
    if (key === 'Escape' && this.night && this.draft.untouched) this.call(false);
    else if (key === 'Backspace') this.erase();
    else if (key === 'Enter' && this.#onChosen) this.go();
    else if (view.two_floors) return super.write(key, table);
    else if (way && waysOf(openOf(view)).includes(way)) this.#enter(() => this.way(way), line);
    else if (/^\d$/.test(key) && said) this.#enter(() => this.press(key), line);
    else return super.write(key, table);
    return true;
  }

  /** Enter says it then, wherever the focus was: not the word of a button, which would end the turn. */
  #enter(act: () => void, line: HTMLElement | null): void {
    // The whole is read back in other words.
    const parts = () =>
      this.view && this.draft.missing !== null ? strip(this.draft.jump, openOf(this.view), this.outOfTurn) : [];
    readOut(act, parts);
    line?.focus();
  }

  /** Whether the keys are on the card that is to be laid, and nothing more has to be said of it. */
  get #onChosen(): boolean {
    const place = document.activeElement?.getAttribute('data-card');
    return place === `hand ${this.draft.jump.card}` && this.draft.missing === null;
  }

  /** A whole sentence is looked at, or listened to, before it is said: a slip of the finger is no wrong sum. */
  #readBack(): void {
    if (!this.draft.typing && this.draft.missing === null) announce(`${spoken(this.draft.said)}. ${sayOr('strip.then_say', '')}`);
  }
}

function inARow(moves: Sentence[]): Sentence {
  return moves.flatMap((move, at) => (at ? [', ', ...move] : move));
}

/** An open floor as sentences name it: by its number, and by its side where both are alike. */
function stackName({ left, right }: NumberloorView, stack: number): string {
  const number = stack ? right.say : left.say;
  return left.say === right.say ? `${SIDES[stack]} ${number}` : number;
}
