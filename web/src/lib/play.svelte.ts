// What the hands of a player do at any table: keys, typing, saying it. Rules are not known here. A game adds what its cards need.

import { tick } from 'svelte';
import { moveFocus } from './arrows';
import type { Draft } from './draft.svelte';
import { sayOr } from './language/language.svelte';
import { hear } from './heard';
import { announce } from './live.svelte';
import type { Speaker } from './speaker';
import type { Sentence } from './wire';

/** A card or pile by its zone, its place there, and what sentences call it. */
type Lying = { zone: string; at: number; name: string };

export class Play<OwnDraft extends Draft = Draft> {
  /** What is still missing from the sentence, in words. */
  note = $state('');

  /** What was done before the last sentence was answered, and what was taken back of that sentence. */
  #early: (() => void)[] = [];
  #back: (() => void) | null = null;

  /** What was said last of which the table may warn, until it is done. */
  #unwarned = '';

  constructor(
    protected readonly speaker: Speaker,
    readonly draft: OwnDraft,
  ) {}

  get busy(): boolean {
    return this.speaker.sending;
  }

  get myTurn(): boolean {
    return this.speaker.myTurn;
  }

  read(on: boolean): void {
    this.speaker.read(on);
  }

  /** What whoever says this sentence should know before; empty for nothing. It never tells whether it is right. */
  get warning(): string {
    return '';
  }

  /** Whether the table knows better than this page what should be known before. */
  protected get unwarned(): boolean {
    return this.draft.typing;
  }

  /** Do this now; or, while a sentence is on its way, when it has been answered: no tap is lost meanwhile. */
  protected soon(act: () => void): void {
    if (this.busy) this.#early.push(act);
    else act();
  }

  /** The same for saying something: but to say twice what is on its way is no tap. */
  protected next(say: () => void): void {
    if (!this.busy || this.#early.length) this.soon(say);
  }

  /** The last sentence is answered: what came after it is done now. After a no only taking it back is still meant. */
  answered(yes: boolean): void {
    const [acts, back] = [this.#early.splice(0), this.#back];
    this.#back = null;
    if (yes) this.#unwarned = '';
    if (!yes) back?.();
    else if (this.myTurn) for (const act of acts) this.soon(act);
  }

  /** Several moves were said at once: they are made one by one, in a game whose turns have several. */
  sayInTurn(moves: Sentence[]): void {
    void moves;
  }

  /** Say it, if nothing is missing; else say what is. */
  go(): void {
    this.next(() => {
      if (this.draft.missing === null) this.claim(this.draft.sentence, this.unwarned);
      else this.tellMissing();
    });
  }

  /** Any sentence, or a move that is a single word. Where little is known here, as of what is typed, the table warns, if there is
   *  something to be warned of, and what is then said again is meant. */
  claim(text: string, unwarned = false): void {
    this.next(() => {
      const again = text === this.#unwarned;
      this.note = '';
      this.#unwarned = unwarned ? text : '';
      this.speaker.claim(text, unwarned && !again);
    });
  }

  type(on: boolean, text = ''): void {
    this.begin();
    this.draft.typing = on;
    if (text) this.draft.typed = text;
  }

  undo(): void {
    if (!this.busy) this.#takeBack(() => this.draft.undo());
    else if (!this.#early.pop()) this.#back = () => this.draft.undo();
  }

  clear(): void {
    if (!this.busy) return this.#takeBack(() => this.draft.clear());
    this.#early = [];
    this.#back = () => this.draft.clear();
  }

  #takeBack(how: () => void): void {
    this.forget();
    how();
  }

  /** A key of the keyboard, pressed anywhere at the table but in a text line. Says whether it meant something. */
  key(event: KeyboardEvent, table: HTMLElement): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key !== 'z') return false;
      this.undo();
      return true;
    }
    if (moveFocus(table, event.key)) return true;
    // In others' turns no line is there: Enter then lifts the curtain, and is not kept from it.
    if (!this.myTurn) return false;
    return this.draft.typing ? this.#toLine(event.key, table) : this.write(event.key, table);
  }

  /** While the line is open all typing goes there, wherever the focus was: the browser then writes the key itself. While the line is
   *  still on its way, it is as if it were there. */
  #toLine(key: string, table: HTMLElement): boolean {
    const line = table.querySelector<HTMLElement>('[data-typed]');
    if (line && (/^\S$/u.test(key) || key === 'Backspace')) line.focus();
    if (line) return false;
    if (/^.$/u.test(key)) this.draft.typed += key;
    else if (key === 'Backspace') this.draft.typed = this.draft.typed.replace(/.$/u, '');
    else if (key === 'Enter') this.go();
    else if (key === 'Escape') this.type(false);
    else return false;
    return true;
  }

  /** A key in one's own turn. A letter or digit begins a typed sentence, and so does a minus, a bracket or a root before them. */
  protected write(key: string, table: HTMLElement): boolean {
    void table;
    if (key === 'Escape') this.clear();
    else if (key === '?') this.speaker.hint();
    // On a button Enter presses that button.
    else if (key === 'Enter' && !this.draft.untouched && !document.activeElement?.matches('button, a')) this.go();
    else if (/^[\p{L}\d[(−√∛-]$/u.test(key) && this.draft.untouched) this.type(true, key);
    else return false;
    return true;
  }

  /** What was said about the last attempt is over. */
  protected forget(): void {
    this.note = '';
    this.speaker.objection = null;
  }

  /** Something new begins, with cards in hand: the line to type into is put away. */
  protected begin(): void {
    this.forget();
    this.draft.typing = false;
    hear(({ play }) => play('card'));
  }

  /** Finds a card again by its face after the next answer, when a drawn one may lie before it: of equal cards each stays itself. */
  protected again(faces: () => readonly string[], at: number): () => number {
    const face = faces()[at];
    const equal = (): number[] => faces().flatMap((one, place) => (one === face ? [place] : []));
    const back = equal().filter((place) => place >= at).length;
    return () => equal().at(-back) ?? -1;
  }

  /** Do something with cards, wherever they lie by then. */
  protected withCards<Piece extends Lying>(all: () => Piece[], cards: readonly Piece[], act: (...found: Piece[]) => void): void {
    const finds = cards.map(({ zone, at }) => {
      const there = (): Piece[] => all().filter((one) => one.zone === zone);
      const found = this.again(() => there().map(({ name }) => name), at);
      return () => there()[found()];
    });
    this.soon(() => {
      const found = finds.flatMap((find) => find() ?? []);
      if (found.length === cards.length) act(...found);
    });
  }

  protected tellMissing(): void {
    const missing = this.draft.missing;
    this.explain(missing ? sayOr(`strip.missing.${missing}`, '') : '');
  }

  /** Say what is missing, or what became of a tap: for the eye and for the ear. */
  protected explain(words: string): void {
    this.note = words;
    announce(words);
  }
}

/** A card that moves keeps the focus that it had, under the name that it has then. */
export async function keepFocus(place: string, then = place): Promise<void> {
  const held = document.activeElement?.getAttribute('data-card') === place;
  await tick();
  if (held) document.querySelector<HTMLElement>(`[data-card="${then}"]`)?.focus();
}
