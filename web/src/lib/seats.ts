// The seats that this device holds: for each table its tokens, which are the only key to a seat. They enter no address, but for
// the one by which a terminal on this computer hands its seats over.

import { isRecord, keep, recall } from './keep';
import type { OwnSeat, Way } from './wire';

export type Held = {
  table: string;
  game: string;
  level: string;
  way: Way;
  /** The four words; empty where nobody else is invited. */
  code: string;
  /** In a seat's order; empty for an onlooker. */
  seats: OwnSeat[];
  over: boolean;
  /** The task that it was laid for, as a text; and for a guide, what each of its turns is about. */
  task?: string;
  turns?: string[];
  /** Where it is one game of a task with a time: which, and when the time is up. */
  step?: number;
  until?: number;
  /** Who else sits there, and when something last happened on this screen. */
  others?: string[];
  at?: number;
  /** Whether the piles have been counted. */
  counted?: boolean;
  /** The tournament that this game belongs to, which of its games it is, and what it is called. */
  club?: string;
  match?: number;
  tournament?: string;
  /** The class for whose task it was laid. */
  lesson?: string;
};

const MOST = 20;

export function heldTables(): Held[] {
  return recall('tables', [], isHeldList);
}

export function held(table: string): Held | undefined {
  return heldTables().find((known) => known.table === table);
}

/** Remember a table, the newest first. */
export function hold(table: Held): void {
  keep('tables', [table, ...heldTables().filter((known) => known.table !== table.table)].slice(0, MOST));
}

export function letGo(table: string): void {
  keep(
    'tables',
    heldTables().filter((known) => known.table !== table),
  );
}

function isHeldList(found: unknown): found is Held[] {
  return (
    Array.isArray(found) && found.every((one) => isRecord(one) && typeof one['table'] === 'string' && Array.isArray(one['seats']))
  );
}
