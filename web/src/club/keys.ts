// The tournaments of this device: of which it organises which, and who plays on it. Keys never enter an address by themselves; only the
// organiser may ask for a link that carries one.

import { isRecord, keep, recall } from '../lib/keep';
import { heldTables, letGo } from '../lib/seats';
import { forgetClassFacts } from '../learning/ofclass';

export type Kept = {
  club: string;
  name: string;
  /** The organiser's key; empty on a player's device. */
  key: string;
  /** Who plays on this device; −1 for nobody. */
  entrant: number;
  token: string;
  /** Of whoever organises it: whether it is a class, and whether its lesson is over. */
  lesson?: 'open' | 'over' | '';
};

const MOST = 20;

export function keptClubs(): Kept[] {
  return recall('clubs', [], isKeptList);
}

export function kept(club: string): Kept {
  return keptClubs().find((one) => one.club === club) ?? { club, name: '', key: '', entrant: -1, token: '' };
}

/** The classes that are held on this device. */
export function ownClasses(): Kept[] {
  return keptClubs().filter((one) => one.key && one.lesson);
}

/** Remember something about a tournament, the newest first. Whoever takes another name there begins anew. */
export function remember(club: string, what: Partial<Kept>): void {
  const others = keptClubs().filter((one) => one.club !== club);
  const { token } = kept(club);
  if (token && what.token !== undefined && what.token !== token) forgetWork(club);
  keep('clubs', [{ ...kept(club), ...what }, ...others].slice(0, MOST));
}

/** This tournament is no more, nor are its tables. */
export function forget(club: string): void {
  forgetWork(club);
  keep(
    'clubs',
    keptClubs().filter((one) => one.club !== club),
  );
}

/** Whatever was done here in a tournament or class is no more: its tables and tasks, and what was said there. */
function forgetWork(club: string): void {
  forgetClassFacts(club);
  keep('pupil', ''); // whoever has signed a task
  for (const one of heldTables()) if (one.club === club || one.lesson === club) letGo(one.table);
  const title = titleOf(kept(club).name);
  const same = keptClubs().filter(({ name }) => titleOf(name) === title);
  if (title && same.length === 1) void import('../everyday/courses').then(({ forgetCourses }) => forgetCourses(title));
}

function isKeptList(found: unknown): found is Kept[] {
  return (
    Array.isArray(found) &&
    found.every((one) => isRecord(one) && typeof one['club'] === 'string' && typeof one['key'] === 'string')
  );
}

/** As the name of a class stands in the tasks that are made for it. */
export const titleOf = (name: string): string => name.replace(/[;/]/g, ' ').trim().slice(0, 20);
