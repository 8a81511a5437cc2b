// What the hands of a player do at the table, whether by tapping, dragging, keys or typing. Rules are not known here.

import { tick } from 'svelte';
import { moveFocus } from './arrows';
import { say } from './language/language.svelte';
import { preferences } from './preferences.svelte';
import { play as playSound } from './sound';
import type { Speaker } from './speaker';
import { activeSlot, keyOf } from './turn/entry';
import { choose, lay, put } from './turn/handling';
import { centrePiece, handPiece, loosePiece } from './turn/pieces';
import type { Piece, Verb } from './turn/turn';

const VERBS: readonly string[] = ['take', 'build', 'discard'];

export class Play {
  /** What is still missing from the sentence, in words. */
  note = $state('');

  constructor(private readonly speaker: Speaker) {}

  get draft() {
    return this.speaker.draft;
  }

  get busy(): boolean {
    return this.speaker.sending;
  }

  /** Whether results may need a stroke, a point or a per cent sign. */
  get fractions(): boolean {
    return ['fractions', 'full'].includes(this.speaker.face?.level ?? '');
  }

  choose(piece: Piece): void {
    if (!this.speaker.myTurn) return;
    this.#begin();
    this.draft.handle((turn) => choose(turn, piece));
    void keepFocus(`${piece.zone} ${piece.at}`);
  }

  /** A card was let go over something. */
  drop(piece: Piece, target: string): void {
    if (!this.speaker.myTurn) return;
    this.#begin();
    if (VERBS.includes(target)) return this.put(target as Verb, piece);
    const other = this.#pieceAt(target);
    if (other) this.draft.handle((turn) => lay(turn, piece, other));
  }

  /** A place for the number card. If nothing is missing then, the sentence is said. */
  put(verb: Verb, piece: Piece | null = null): void {
    this.#begin();
    this.draft.handle((turn) => put(turn, verb, piece));
    if (this.draft.turn.verb && this.draft.missing === null) this.speaker.claim();
    else if (this.draft.turn.verb && this.draft.missing !== 'blank') this.note = this.#missing();
  }

  /** On to the next blank; or, when nothing is missing, say it. */
  go(): void {
    const missing = this.draft.missing;
    if (missing === null) return this.speaker.claim();
    if (missing === 'blank') this.draft.next();
    this.note = this.#missing();
  }

  /** A move that is a single word. */
  word(word: string): void {
    this.note = '';
    this.speaker.claim(word);
  }

  type(on: boolean, text = ''): void {
    this.#begin();
    this.draft.typing = on;
    if (text) this.draft.typed = text;
  }

  /** A key of the keyboard, pressed anywhere at the table but in a text line. Says whether it meant something. */
  key(event: KeyboardEvent, table: HTMLElement): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key !== 'z') return false;
      this.draft.undo();
      return true;
    }
    if (moveFocus(table, event.key)) return true;
    if (!this.speaker.myTurn) return false;
    return this.#write(event, table);
  }

  #write(event: KeyboardEvent, table: HTMLElement): boolean {
    const { key } = event;
    const strip = table.querySelector<HTMLElement>('[data-strip]');
    const blank = activeSlot(this.draft.turn) !== null;
    if (key === 'Escape') this.draft.clear();
    else if (key === 'Backspace') blank ? this.draft.erase() : this.draft.undo();
    else if (key === '?') this.speaker.hint();
    else if (key === 'Enter' && document.activeElement === strip) this.go();
    else if (keyOf(key) && blank) this.#enter(keyOf(key), strip);
    else if (/^[\p{L}\d[]$/u.test(key)) return this.#letter(key);
    else return false;
    return true;
  }

  #enter(key: string, strip: HTMLElement | null): void {
    this.draft.press(key);
    strip?.focus();
  }

  /** A letter or digit begins a typed sentence; with cards in hand, the first letter of a place means that place. */
  #letter(key: string): boolean {
    if (this.draft.untouched) {
      this.type(true, key);
      return true;
    }
    const verb = VERBS.find((one) =>
      say(`place.${one as Verb}`)
        .toLowerCase()
        .startsWith(key.toLowerCase()),
    );
    if (verb) this.put(verb as Verb);
    return verb !== undefined;
  }

  #begin(): void {
    this.note = '';
    this.speaker.objection = null;
    if (preferences.sound) playSound('card');
  }

  #missing(): string {
    const missing = this.draft.missing;
    return missing ? say(`strip.missing.${missing}`) : '';
  }

  #pieceAt(place: string): Piece | null {
    const face = this.speaker.face;
    const [zone, at] = place.split(' ');
    if (!face) return null;
    if (zone === 'centre') return centrePiece(face, Number(at));
    return zone === 'loose' ? loosePiece(face, Number(at)) : handPiece(face, Number(at));
  }
}

/** A card that moves into a group keeps the focus that it had. */
async function keepFocus(place: string): Promise<void> {
  const held = document.activeElement?.getAttribute('data-card') === place;
  await tick();
  if (held) document.querySelector<HTMLElement>(`[data-card="${place}"]`)?.focus();
}
