// What the hands of a player do at the table of Mathino, whether by tapping, dragging, keys or typing. Rules are not known here.

import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import type { MathinoView } from '../../lib/wire';
import { MathinoDraft } from './draft.svelte';
import { activeSlot, addDigits, erase, keyOf, negate, negateCard, next, press } from './turn/entry';
import { choose, lay, put, stack, turnJoint } from './turn/handling';
import { pieceAt } from './turn/pieces';
import { alikeSentence } from './turn/sentence';
import { isChosen, type Piece, type Slot, type Verb } from './turn/turn';
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

  /** Whether the table has just said no. */
  get refused(): boolean {
    return this.speaker.objection !== null;
  }

  choose(piece: Piece): void {
    if (!this.myTurn) return;
    this.begin();
    this.draft.handle((turn) => choose(turn, piece));
  }

  /** A card was let go over something. */
  drop(piece: Piece, target: string): void {
    if (!this.myTurn) return;
    this.begin();
    const verb = VERBS.find((one) => one === target);
    const look = this.#view?.alike.find((one) => one === target);
    if (verb || look) this.draft.handle((turn) => (isChosen(turn, piece) ? turn : choose(turn, piece)));
    if (verb) return this.#view?.alike.length ? this.layDown() : this.put(verb);
    if (look) return this.alike(look);
    if (this.#view && /^(table|hand) \d+$/.test(target)) {
      const other = pieceAt(this.#view, target);
      this.draft.handle((turn) => lay(turn, piece, other));
    }
  }

  /** A place for the card. It is said like any other sentence, or by the same place once more: a slip counts for nothing. */
  put(verb: Verb): void {
    if (this.isSaid(verb)) return this.go();
    this.begin();
    this.draft.handle((turn) => put(turn, verb));
    if (this.draft.missing !== null) this.tellMissing();
  }

  /** Whether pressing this place says the sentence. */
  isSaid(verb: Verb): boolean {
    return this.draft.turn.verb === verb && this.draft.missing === null;
  }

  /** The very young lay a card down with one tap, as they capture; but first there is a card. */
  layDown(): void {
    if (this.draft.turn.card) this.draft.handle((turn) => put(turn, 'discard'));
    this.go();
  }

  /** What the cards have in common, for those who do not reckon yet. */
  alike(look: string): void {
    this.begin();
    const { card, piles } = this.draft.turn;
    if (card && piles.length) this.claim(alikeSentence(this.draft.turn, look));
    else this.tellMissing();
  }

  stack(): void {
    this.forget();
    this.draft.handle(stack);
  }

  negate(how = negate): void {
    this.forget();
    this.draft.handle(how);
  }

  addDigits(): void {
    this.forget();
    this.draft.handle(addDigits);
  }

  /** A digit or sign. Before there is a place for it, nothing is filled in, and the player hears why. */
  press(key: string): void {
    this.forget();
    const before = this.draft.turn;
    this.draft.write((turn) => press(turn, key));
    if (this.draft.turn === before) this.note = say('strip.no_blank');
  }

  erase(): void {
    this.forget();
    this.draft.write(erase);
  }

  /** A tap on a blank: the next key goes there. How piles belong together is said by the tap itself. */
  fillIn(slot: Slot): void {
    this.forget();
    if (slot.part !== 'joint') return this.draft.write((turn) => ({ ...turn, slot }));
    this.draft.handle((turn) => turnJoint(turn, slot.at, ['', '&', '+']));
  }

  /** On to the next blank; or, when nothing is missing, say it. */
  override go(): void {
    if (!this.draft.typing) this.draft.write(next);
    super.go();
  }

  protected override write(key: string, table: HTMLElement): boolean {
    const strip = table.querySelector<HTMLElement>('[data-strip]');
    if (this.#view?.alike.length || this.draft.untouched) return super.write(key, table);
    const blank = activeSlot(this.draft.turn) !== null;
    if (key === 'Backspace') blank ? this.erase() : this.undo();
    else if (key === 'Enter' && document.activeElement === strip) this.go();
    else if (keyOf(key)) this.#enter(keyOf(key), strip);
    else return super.write(key, table) || this.#place(key, strip);
    return true;
  }

  #enter(key: string, strip: HTMLElement | null): void {
    this.press(key);
    strip?.focus();
  }

  /** With cards in hand, the first letter of a place means that place. */
  #place(key: string, strip: HTMLElement | null): boolean {
    const begins = (name: string): boolean => name.toLowerCase().startsWith(key.toLowerCase());
    const verb = VERBS.find((one) => begins(say(`place.${one}`)));
    if (verb) this.#putAndStay(verb, strip);
    else if (begins(say('place.stack'))) this.stack();
    else if (begins(say('place.negative'))) this.negate(negateCard);
    else return false;
    return true;
  }

  /** Enter says it then, wherever the focus was. */
  #putAndStay(verb: Verb, strip: HTMLElement | null): void {
    this.put(verb);
    strip?.focus();
  }

  get #view(): MathinoView | null {
    const view = this.speaker.view;
    return view?.family === 'mathino' ? view : null;
  }
}
