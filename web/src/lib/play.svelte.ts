// What the hands of a player do at any table: keys, typing, saying it. Rules are not known here. A game adds what its cards need.

import { tick } from 'svelte';
import { moveFocus } from './arrows';
import type { Draft } from './draft.svelte';
import { sayOr } from './language/language.svelte';
import { preferences } from './preferences.svelte';
import { play as playSound } from './sound';
import type { Speaker } from './speaker';

export class Play<OwnDraft extends Draft = Draft> {
  /** What is still missing from the sentence, in words. */
  note = $state('');

  /** What was done before the last sentence was answered. */
  #early: (() => void)[] = [];

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

  /** Whether it has to wait for an answer to the last sentence. No tap is lost meanwhile; but saying twice what is said is no tap. */
  protected afterwards(act: () => void, alone = true): boolean {
    if (this.busy && (alone || this.#early.length)) this.#early.push(act);
    return this.busy;
  }

  /** The last sentence is answered: what came after it is done now. After a no it is not meant any more. */
  answered(yes: boolean): void {
    const acts = this.#early.splice(0);
    if (yes && this.myTurn) for (const act of acts) act();
  }

  /** Say it, if nothing is missing; else say what is. */
  go(): void {
    if (this.afterwards(() => this.go(), false)) return;
    if (this.draft.missing === null) this.claim(this.draft.sentence);
    else this.tellMissing();
  }

  /** Any sentence, or a move that is a single word. */
  claim(text: string): void {
    this.note = '';
    this.speaker.claim(text);
  }

  type(on: boolean, text = ''): void {
    this.begin();
    this.draft.typing = on;
    if (text) this.draft.typed = text;
  }

  undo(): void {
    this.forget();
    this.draft.undo();
  }

  clear(): void {
    this.forget();
    this.draft.clear();
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
    if (preferences.sound) playSound('card');
  }

  protected tellMissing(): void {
    const missing = this.draft.missing;
    this.note = missing ? sayOr(`strip.missing.${missing}`, '') : '';
  }
}

/** A card that moves keeps the focus that it had, under the name that it has then. */
export async function keepFocus(place: string, then = place): Promise<void> {
  const held = document.activeElement?.getAttribute('data-card') === place;
  await tick();
  if (held) document.querySelector<HTMLElement>(`[data-card="${then}"]`)?.focus();
}
