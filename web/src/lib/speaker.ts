// Somebody who says sentences: at a table, or in a second look at a turn that was played.

import type { Draft } from './draft.svelte';
import type { Details, Face } from './wire';

export type Objection = { code: string; details: Details };

export type Speaker = {
  readonly draft: Draft;
  readonly face: Face | null;
  readonly sending: boolean;
  readonly myTurn: boolean;
  objection: Objection | null;
  /** Say the sentence of the draft, or any other. */
  claim(text?: string): void;
  hint(): void;
};
