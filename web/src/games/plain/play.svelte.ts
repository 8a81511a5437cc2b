// The hands of a player at a plain table: taps write what a card, a key or a word says into the sentence, and nothing more.

import { verbs } from '../../lib/language/language.svelte';
import { Play } from '../../lib/play.svelte';
import type { Speaker } from '../../lib/speaker';
import type { Card } from '../../lib/wire';
import { LineDraft } from './draft.svelte';

export class PlainPlay extends Play<LineDraft> {
  constructor(speaker: Speaker) {
    super(speaker, new LineDraft());
  }

  /** The words of this game's sentences: what is always there gives no move away. */
  get words(): string[] {
    return verbs().map(([, said]) => said);
  }

  /** A key of the keypad, or a word. */
  press(key: string): void {
    if (!this.myTurn) return;
    this.forget();
    if (/^\d$/.test(key)) this.draft.digit(key);
    else this.draft.put(key);
  }

  choose(card: Card | undefined): void {
    if (!card || !this.myTurn) return;
    this.forget();
    this.draft.put(card.say);
  }
}
