// How far this device has come with tasks of several steps. They can be left and taken up again, next week too.

import { isRecord, keep, recall } from '../lib/keep';

export type Course = {
  /** Steps that are done, and how many of them without help. */
  done: number;
  alone: number;
  /** When the time of games is up; 0 before the first. */
  until: number;
};

const NAME = 'courses';
const MOST = 50;
const NEW: Course = { done: 0, alone: 0, until: 0 };

export function courseOf(task: string): Course {
  return { ...NEW, ...courses()[task] };
}

/** A step is done; each counts once. */
export function noteStep(task: string, step: number, helped: boolean): void {
  const { done, alone, until } = courseOf(task);
  if (step > done) note(task, { done: step, alone: alone + (helped ? 0 : 1), until });
}

/** The time of games begins. */
export function beginTime(task: string, until: number): void {
  note(task, { ...courseOf(task), until });
}

function note(task: string, course: Course): void {
  const { [task]: _, ...others } = courses();
  keep(NAME, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [task, course]]));
}

function courses(): { [task: string]: Course } {
  return recall<{ [task: string]: Course }>(NAME, {}, (found): found is { [task: string]: Course } => isRecord(found));
}
