// Wrong claims made with the same cards. After the second a picture opens that helps to count; the answer is never shown.
// A picture may also be asked for at any time. Each one that is asked for is noted by the table, and no other.

import type { Draft } from './draft.svelte';
import type { Aid } from '../games/game';
import { aidOf, BLANK, exercise, pictures, type Exercise, type Picture } from './picture';
import { isWrongResult } from './speaker';
import { plain } from './spoken';
import type { Details, Help } from './wire';

const PATIENCE = 2;

export class Tries {
  /** The pictures that are open now. */
  pictures = $state.raw<Picture[]>([]);
  /** Which of them is looked at. */
  at = $state(0);
  /** Whether a teacher has sent them. */
  sent = $state(false);
  #count = new Map<string, number>();
  /** What was calculated wrongly last. */
  #last: Exercise | null = null;

  constructor(private readonly note: (aid: string) => void = () => undefined) {}

  /** A claim was not true. A seat that likes help gets its picture at once. */
  wrong(draft: Draft, code: string, details: Details, help: Help | null): void {
    if (!isWrongResult(code) || !help) return;
    const said = Array.isArray(details['said']) ? details['said'] : [];
    this.#last = exercise(said);
    const cards = draft.cards || (plain(said).split('=')[0] ?? '');
    const count = (this.#count.get(cards) ?? 0) + 1;
    this.#count.set(cards, count);
    if (!help.soon && count < PATIENCE) return;
    this.close();
    this.pictures = allowed(this.#last ? pictures(this.#last) : [], help);
  }

  /** What there is for whoever asks: pictures of the cards that lie together, as far as they fit the numbers, or counters to lay;
   *  and what the game has itself. */
  offered(draft: Draft, help: Help | null, own: readonly Aid[] = []): Picture[] {
    const found = draft.exercise;
    const counting = found ? pictures(found) : BLANK;
    return allowed([...counting, ...own.map((aid) => ({ kind: 'own' as const, ...aid }))], help);
  }

  ask(draft: Draft, help: Help | null, own: readonly Aid[] = []): void {
    this.close();
    this.pictures = this.offered(draft, help, own);
    this.look(0);
  }

  /** Lay pictures before a player who has not asked for them, on top the one that fits how they err. */
  show(draft: Draft, aid = ''): void {
    const found = draft.exercise ?? this.#last;
    if (!this.pictures.length) this.pictures = found ? pictures(found) : [...BLANK];
    const fits = this.pictures.findIndex((one) => aidOf(one) === aid);
    if (fits >= 0) this.at = fits;
    this.sent = true;
  }

  look(at: number): void {
    this.at = at;
    const picture = this.pictures[at];
    if (picture) this.note(aidOf(picture));
  }

  clear(): void {
    this.#last = null;
    this.#count.clear();
    this.close();
  }

  close(): void {
    this.pictures = [];
    this.at = 0;
    this.sent = false;
  }
}

function allowed(found: readonly Picture[], help: Help | null): Picture[] {
  return found.filter((picture) => help?.aids.includes(aidOf(picture)));
}
