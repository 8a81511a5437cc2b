// What the hands of a player do at the table of Numero, whether by tapping, dragging, keys or typing. Rules are not known here.

import { keepFocus, Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import { readOut } from '../../lib/strip';
import type { NumeroView } from '../../lib/wire';
import { NumeroDraft } from './draft.svelte';
import { keyOf } from './turn/entry';
import { choose, lay, put } from './turn/handling';
import { pieceAt, piecesIn } from './turn/pieces';
import { strip } from './turn/strip';
import { levelOfRules } from './line';
import { goesOn, isEmpty, same, type Piece, type Verb } from './turn/turn';
import { say } from './words';

const VERBS: readonly Verb[] = ['take', 'build', 'discard'];

export class NumeroPlay extends Play<NumeroDraft> {
  /** Whether somebody is about to say what is `beside`. */
  asking = $state(false);

  constructor(speaker: Speaker) {
    super(speaker, new NumeroDraft());
  }

  /** Whether results may need a stroke, a point or a per cent sign. */
  get fractions(): boolean {
    return ['fractions', 'full'].includes(this.#level);
  }

  /** The signs beyond + that the cards of this level have, or its house rule. */
  get signs(): string {
    if (this.fractions || this.#level === 'times-divide' || this.#view?.any_sign) return '−×÷';
    return this.#level === 'subtraction' ? '−' : '';
  }

  get #level(): string {
    return levelOfRules(this.#view?.level ?? '');
  }

  /** What may be said besides a turn: alone, that nothing is left; or a doubt. Who searches in a game that is over says neither. */
  get beside(): string {
    const view = this.speaker.searching ? null : this.#view;
    if (view?.game === 'numero-solitaire') return say('place.none_left');
    return view?.doubtable.length ? say('challenge.title') : '';
  }

  /** Whether the table has asked back: the same sum would be a take and a build. */
  get askedBack(): boolean {
    return this.speaker.objection?.code === 'numero.take_or_build';
  }

  /** The sentence once more, with the word that was missing. */
  mean(verb: 'take' | 'build'): void {
    this.claim(verb === 'take' ? `${this.draft.sentence}, take` : `build ${this.draft.sentence}`);
  }

  choose(piece: Piece): void {
    if (this.myTurn) this.#with([piece], (found) => this.#choose(found));
  }

  #choose(piece: Piece): void {
    this.begin();
    this.draft.handle((turn) => choose(turn, piece));
    void keepFocus(`${piece.zone} ${piece.at}`);
    this.#goWith(piece);
    this.#tellGoesOn();
  }

  /** A sum that was said, and a card that shows something else: whoever has miscounted would not know why this is a build. */
  #tellGoesOn(): void {
    const { turn } = this.draft;
    const said = turn.verb ? undefined : goesOn(turn);
    if (said && turn.card) this.explain(say('strip.goes_on', { said, card: turn.card.text }));
  }

  #with(pieces: Piece[], act: (found: Piece, onto: Piece) => void): void {
    this.withCards(() => (this.#view ? piecesIn(this.#view) : []), pieces, act);
  }

  /** A card was let go over something. */
  drop(piece: Piece, target: string): void {
    if (!this.myTurn) return;
    const verb = VERBS.find((one) => one === (target === 'felt' ? 'discard' : target));
    if (verb) return piece.zone === 'hand' || piece.wild ? this.#with([piece], (found) => this.#put(verb, found)) : undefined;
    const other = this.#view && pieceAt(this.#view, target);
    if (other) this.#with([piece, other], (found, onto) => this.#lay(found, onto));
  }

  #lay(piece: Piece, onto: Piece): void {
    this.begin();
    this.draft.handle((turn) => lay(turn, piece, onto));
    this.#goWith(piece);
  }

  /** The card of the hand comes last: if nothing is missing then, the sentence is said. */
  #goWith(piece: Piece): void {
    if (same(this.draft.turn.card, piece) && this.draft.missing === null) this.go();
  }

  /** A place for the number card. If nothing is missing then, the sentence is said. */
  put(verb: Verb): void {
    this.next(() => this.#put(verb));
  }

  #put(verb: Verb, piece: Piece | null = null): void {
    this.begin();
    this.draft.handle((turn) => put(turn, verb, piece));
    if (this.draft.turn.verb && this.draft.missing !== 'blank') this.go();
  }

  /** Anything else with what is put together. */
  handle(act: (draft: NumeroDraft) => void): void {
    this.soon(() => act(this.draft));
  }

  /** A digit or sign. Before there is a blank for it, nothing is filled in, and the player hears why. */
  press(key: string): void {
    this.soon(() => {
      this.forget();
      const before = this.draft.turn;
      this.draft.press(key);
      if (this.draft.turn === before) this.explain(say('strip.no_blank'));
    });
  }

  /** On to the next blank; or, when nothing is missing, say it. */
  override go(): void {
    if (!this.busy && this.draft.missing === 'blank') this.draft.next();
    super.go();
  }

  get #view(): NumeroView | null {
    return this.speaker.view?.family === 'numero' ? this.speaker.view : null;
  }

  protected override write(key: string, table: HTMLElement): boolean {
    const line = table.querySelector<HTMLElement>('[data-strip]');
    if (key === 'Backspace') this.#heard(() => this.undo());
    else if (key === ' ' && document.activeElement === line) this.draft.next();
    else if (keyOf(key) && !isEmpty(this.draft.turn)) this.#enter(keyOf(key), line);
    else return super.write(key, table) || this.#place(key);
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
  #place(key: string): boolean {
    const verb = VERBS.find((one) => say(`place.${one}`).toLowerCase().startsWith(key.toLowerCase()));
    if (verb) this.put(verb);
    return verb !== undefined;
  }
}
