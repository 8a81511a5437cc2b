// What the hands of a player do at the table of Mathino, whether by tapping, dragging, keys or typing. Rules are not known here.

import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import { readOut } from '../../lib/strip';
import type { MathinoView } from '../../lib/wire';
import { MathinoDraft } from './draft.svelte';
import { addDigits, keyOf, negate, negateCard, next, open, press } from './turn/entry';
import { choose, lay, put, stack, turnJoint } from './turn/handling';
import { pieceAt, piecesIn } from './turn/pieces';
import { alikeSentence } from './turn/sentence';
import { strip } from './turn/strip';
import { isChosen, isLeftToOthers, leavesPile, same, verbOf, type Piece, type Slot, type Turn, type Verb } from './turn/turn';
import { say } from './words';

export const VERBS: readonly Verb[] = ['capture', 'match', 'discard'];

export class MathinoPlay extends Play<MathinoDraft> {
  constructor(speaker: Speaker) {
    super(speaker, new MathinoDraft());
  }

  /** Whether the table plays with something beyond the plainest game. */
  has(extra: string): boolean {
    return this.#view?.extras.includes(extra) ?? false;
  }

  /** A pile that is left behind may cost a penalty: such a build is legal, but whoever makes it should know before. */
  override get warning(): string {
    const { turn, missing } = this.draft;
    const { hand, hands } = this.#view ?? { hand: [], hands: [] };
    if (!this.has('duty') || !leavesPile(turn)) return '';
    const alone = hands.reduce((one, other) => one + other, 0) === 1;
    if (hand?.length === 1) return say(alone ? 'strip.last_turn' : 'strip.last_card');
    return missing === null && isLeftToOthers(turn, hand ?? []) ? say('strip.no_card') : '';
  }

  /** Of a pile that is left behind the page warns itself, before anything is said. */
  protected override get unwarned(): boolean {
    return this.draft.typing || !leavesPile(this.draft.turn);
  }

  /** Whether the table has just said no. */
  get refused(): boolean {
    return this.speaker.objection !== null;
  }

  choose(piece: Piece): void {
    if (this.myTurn) this.#with([piece], (found) => this.#choose(found));
  }

  #choose(piece: Piece): void {
    // To the very young the table has said that these are not alike: another card is meant instead.
    const instead = this.refused && piece.zone === 'table' && this.#isYoung;
    this.begin();
    this.draft.handle((turn) => choose(instead ? { ...turn, piles: [], joints: [] } : turn, piece));
    this.#goWith(piece);
  }

  /** The card of the hand comes last: if nothing is missing then, the sentence is said. */
  #goWith(piece: Piece): void {
    const { turn, missing } = this.draft;
    if (same(turn.card, piece) && verbOf(turn) && turn.verb !== 'match' && missing === null && !this.#isYoung) this.go();
  }

  #with(pieces: Piece[], act: (found: Piece, onto: Piece) => void): void {
    this.withCards(() => (this.#view ? piecesIn(this.#view) : []), pieces, act);
  }

  /** A card was let go over something. */
  drop(piece: Piece, target: string): void {
    if (!this.myTurn) return;
    const other = this.#view && /^(table|hand) \d+$/.test(target) && pieceAt(this.#view, target);
    if (other) this.#with([piece, other], (found, onto) => this.#lay(found, onto));
    else this.#with([piece], (found) => this.#drop(found, target));
  }

  #lay(piece: Piece, onto: Piece): void {
    this.begin();
    this.draft.handle((turn) => lay(turn, piece, onto));
    this.#goWith(piece);
  }

  #drop(piece: Piece, target: string): void {
    this.begin();
    const verb = VERBS.find((one) => one === (target === 'felt' && piece.zone === 'hand' ? 'discard' : target));
    const look = this.#view?.alike.find((one) => one === target);
    if (verb || look) this.draft.handle((turn) => (isChosen(turn, piece) ? turn : choose(turn, piece)));
    if (verb) return this.#isYoung ? this.layDown() : this.put(verb);
    if (look) this.alike(look);
  }

  /** A place for the card. If nothing is missing then, the sentence is said; but what leaves a pile behind may still be warned of. */
  put(verb: Verb): void {
    this.next(() => {
      this.begin();
      this.draft.handle((turn) => put(turn, verb));
      if (verb !== 'match' || this.draft.missing !== null) this.go();
    });
  }

  /** The very young lay a card down with one tap, as they capture; but first there is a card. */
  layDown(): void {
    this.next(() => {
      if (this.draft.turn.card) this.draft.handle((turn) => put(turn, 'discard'));
      this.go();
    });
  }

  /** What the cards have in common, for those who do not reckon yet. */
  alike(look: string): void {
    this.next(() => {
      this.begin();
      const { card, piles } = this.draft.turn;
      if (card && piles.length) this.claim(alikeSentence(this.draft.turn, look));
      else this.tellMissing();
    });
  }

  stack(): void {
    this.#handle(stack);
  }

  negate(how = negate): void {
    this.#handle(how);
  }

  addDigits(): void {
    this.#handle(addDigits);
  }

  #handle(act: (turn: Turn) => Turn): void {
    this.soon(() => {
      this.forget();
      this.draft.handle(act);
    });
  }

  /** A digit or sign. Before there is a place for it, nothing is filled in, and the player hears why. */
  press(key: string): void {
    this.soon(() => {
      this.forget();
      const before = this.draft.turn;
      this.draft.handle((turn) => press(turn, key));
      if (this.draft.turn === before) this.explain(say('strip.no_blank'));
    });
  }

  /** A tap on a blank: it is said anew. How piles belong together is said by the tap itself. */
  fillIn(slot: Slot): void {
    this.#handle((turn) => (slot.part === 'joint' ? turnJoint(turn, slot.at, ['', '&', '+']) : open(turn, slot)));
  }

  /** On to the next blank; or, when nothing is missing, say it. */
  override go(): void {
    if (!this.busy && !this.draft.typing) this.draft.write(next);
    super.go();
  }

  protected override write(key: string, table: HTMLElement): boolean {
    const line = table.querySelector<HTMLElement>('[data-strip]');
    if (this.#isYoung || this.draft.untouched) return super.write(key, table);
    if (key === 'Backspace') this.#heard(() => this.undo());
    else if (key === ' ' && document.activeElement === line) this.draft.write(next);
    else if (keyOf(key)) this.#enter(keyOf(key), line);
    else return super.write(key, table) || this.#place(key, line);
    return true;
  }

  #heard(act: () => void): void {
    readOut(act, () => strip(this.draft.turn));
  }

  #enter(key: string, line: HTMLElement | null): void {
    this.#heard(() => this.press(key));
    line?.focus();
  }

  /** With cards in hand, the first letter of a place means that place. */
  #place(key: string, line: HTMLElement | null): boolean {
    const begins = (name: string): boolean => name.toLowerCase().startsWith(key.toLowerCase());
    const verb = VERBS.find((one) => begins(say(`place.${one}`)));
    if (verb) this.#putAndStay(verb, line);
    else if (begins(say('place.stack'))) this.stack();
    else if (begins(say('place.negative'))) this.negate(negateCard);
    else return false;
    return true;
  }

  /** Enter says it then, wherever the focus was. */
  #putAndStay(verb: Verb, line: HTMLElement | null): void {
    this.put(verb);
    line?.focus();
  }

  get #isYoung(): boolean {
    return (this.#view?.alike.length ?? 0) > 0;
  }

  get #view(): MathinoView | null {
    const view = this.speaker.view;
    return view?.family === 'mathino' ? view : null;
  }
}
