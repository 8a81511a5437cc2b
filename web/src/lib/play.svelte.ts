// What the hands of a player do at any table: keys, typing, saying it. Rules are not known here. A game adds what its cards need.

import { moveFocus } from './arrows';
import type { Draft } from './draft.svelte';
import { sayOr } from './language/language.svelte';
import { preferences } from './preferences.svelte';
import { play as playSound } from './sound';
import type { Speaker } from './speaker';

export class Play<OwnDraft extends Draft = Draft> {
  /** What is still missing from the sentence, in words. */
  note = $state('');

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

  /** Say it, if nothing is missing; else say what is. */
  go(): void {
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
    if (this.draft.typing) return this.#toLine(event.key, table);
    return this.myTurn && this.write(event.key, table);
  }

  /** While the line is open all typing goes there, wherever the focus was: the browser then writes the key itself. */
  #toLine(key: string, table: HTMLElement): boolean {
    if (/^\S$/u.test(key) || key === 'Backspace') table.querySelector<HTMLElement>('[data-typed]')?.focus();
    return false;
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
