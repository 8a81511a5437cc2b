// Somebody who says sentences: at a table, or in a second look at a turn that was played.

import { sayCode } from './language/language.svelte';
import type { AnyView, Details, Sentence } from './wire';

export type Objection = { code: string; details: Details };

/** Why it was no, in words: a sum that was right is called right, and then comes the rule that stands against it. Of several moves said
 *  at once, those that lie come first. */
export function whyNot({ code, details }: Objection): string {
  const { right, done, rest = null } = details;
  const plain = sayCode(code, details);
  const why = right ? sayCode('sentence.right_but', { right, why: plain }) : plain;
  return done ? sayCode('sentence.half_done', { said: done, move: rest, why }) : why;
}

/** Several sentences that belong to an answer, each with a line's end behind it: `ways` to choose from, or `moves` that come one after
 *  the other. */
export function sentencesIn(details: Details, name: 'ways' | 'moves'): Sentence[] {
  const found: Sentence[] = [];
  const begun: Sentence = [];
  for (const part of Array.isArray(details[name]) ? details[name] : []) {
    if (part !== '\n') begun.push(part);
    else found.push(begun.splice(0));
  }
  return found;
}

/** Whether a sentence was refused because it is not true, whichever game says so. */
export function isWrongResult(code: string): boolean {
  return code.endsWith('.wrong_result');
}

export type Speaker = {
  readonly view: AnyView | null;
  readonly sending: boolean;
  readonly myTurn: boolean;
  /** In a second look, or a puzzle, only turns are said. */
  readonly searching?: boolean;
  /** Where they sit; null for an onlooker. */
  readonly seat: number | null;
  objection: Objection | null;
  claim(text: string, unwarned?: boolean): void;
  hint(): void;
  /** Let computer players wait, as somebody is about to speak out of turn, or go on. */
  hold(on: boolean): void;
  /** Somebody reads what a round has brought, or no more: meanwhile nothing is played behind it. */
  read(on: boolean): void;
};
