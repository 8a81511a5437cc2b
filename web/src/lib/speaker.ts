// Somebody who says sentences: at a table, or in a second look at a turn that was played.

import { sayCode } from './language/language.svelte';
import type { AnyView, Details } from './wire';

export type Objection = { code: string; details: Details };

/** Why it was no, in words: a sum that was right is called right, and then comes the rule that stands against it. */
export function whyNot({ code, details }: Objection): string {
  const why = sayCode(code, details);
  return details['right'] ? sayCode('sentence.right_but', { right: details['right'], why }) : why;
}

/** Whether a sentence was refused because it is not true, whichever game says so. */
export function isWrongResult(code: string): boolean {
  return code.endsWith('.wrong_result');
}

export type Speaker = {
  readonly view: AnyView | null;
  readonly sending: boolean;
  readonly myTurn: boolean;
  /** Where they sit; null for an onlooker. */
  readonly seat: number | null;
  objection: Objection | null;
  claim(text: string): void;
  hint(): void;
  /** Let computer players wait: somebody is about to speak out of turn. */
  hold(): void;
};
