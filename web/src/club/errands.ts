// What a child plays beside the tables of a class, the first game by doing or the deal of the day: it leads back to the class, and
// nothing of it is taken for whoever has this tablet next.

import { kept } from './keys';

const errands = new Map<string, string>();

/** A child of this class goes to do this. */
export const send = (club: string, task: string): void => void errands.set(task, club);

/** The class from which somebody came to do this; empty for none. */
export const errandOf = (task: string): string => errands.get(task) ?? '';

/** The table of an errand belongs to the class, and counts for nothing there. */
export function ofErrand(task: string): { club?: string; match?: number; tournament?: string } {
  const club = errandOf(task);
  return club ? { club, match: -1, tournament: kept(club).name } : {};
}
