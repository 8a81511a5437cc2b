// What the hands of a player do at the table of Numero, whether by tapping, dragging, keys or typing. Rules are not known here.

import { tick } from 'svelte';
import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import { NumeroDraft } from './draft.svelte';
import { activeSlot, keyOf } from './turn/entry';
import { choose, lay, put } from './turn/handling';
import { pieceAt } from './turn/pieces';
import { levelOfRules } from './line';
import type { Piece, Verb } from './turn/turn';
import { say } from './words';

const VERBS: readonly Verb[] = ['take', 'build', 'discard'];

export class NumeroPlay extends Play<NumeroDraft> {
  constructor(speaker: Speaker) {
    super(speaker, new NumeroDraft());
  }

  /** Whether results may need a stroke, a point or a per cent sign. */
  get fractions(): boolean {
    return ['fractions', 'full'].includes(levelOfRules(this.speaker.view?.level ?? ''));
  }

  choose(piece: Piece): void {
    if (!this.myTurn) return;
    this.begin();
    this.draft.handle((turn) => choose(turn, piece));
    void keepFocus(`${piece.zone} ${piece.at}`);
    // First *discard* and then the card is as good as the card first.
    if (this.draft.turn.verb === 'discard' && this.draft.missing === null) this.go();
  }

  /** A card was let go over something. */
  drop(piece: Piece, target: string): void {
    if (!this.myTurn) return;
    this.begin();
    const verb = VERBS.find((one) => one === target);
    if (verb) return this.put(verb, piece);
    const other = this.speaker.view?.family === 'numero' ? pieceAt(this.speaker.view, target) : null;
    if (other) this.draft.handle((turn) => lay(turn, piece, other));
  }

  /** A place for the number card. If nothing is missing then, the sentence is said. */
  put(verb: Verb, piece: Piece | null = null): void {
    this.begin();
    this.draft.handle((turn) => put(turn, verb, piece));
    if (this.draft.turn.verb && this.draft.missing !== 'blank') this.go();
  }

  /** A digit or sign. Before there is a blank for it, nothing is filled in, and the player hears why. */
  press(key: string): void {
    this.forget();
    if (activeSlot(this.draft.turn)) this.draft.press(key);
    else this.note = say('strip.no_blank');
  }

  erase(): void {
    this.forget();
    this.draft.erase();
  }

  /** On to the next blank; or, when nothing is missing, say it. */
  override go(): void {
    if (this.draft.missing === 'blank') this.draft.next();
    super.go();
  }

  protected override write(key: string, table: HTMLElement): boolean {
    const strip = table.querySelector<HTMLElement>('[data-strip]');
    const blank = activeSlot(this.draft.turn) !== null;
    if (key === 'Backspace') blank ? this.erase() : this.undo();
    else if (key === 'Enter' && document.activeElement === strip) this.go();
    else if (keyOf(key) && blank) this.#enter(keyOf(key), strip);
    else return super.write(key, table) || this.#place(key);
    return true;
  }

  #enter(key: string, strip: HTMLElement | null): void {
    this.press(key);
    strip?.focus();
  }

  /** With cards in hand, the first letter of a place means that place. */
  #place(key: string): boolean {
    const verb = VERBS.find((one) => say(`place.${one}`).toLowerCase().startsWith(key.toLowerCase()));
    if (verb) this.put(verb);
    return verb !== undefined;
  }
}

/** A card that moves into a group keeps the focus that it had. */
async function keepFocus(place: string): Promise<void> {
  const held = document.activeElement?.getAttribute('data-card') === place;
  await tick();
  if (held) document.querySelector<HTMLElement>(`[data-card="${place}"]`)?.focus();
}
