// How far this device has come with tasks of several steps. They can be left and taken up again, next week too.

import { memory } from '../learning/keeping';
import { isRecord, keep, recall } from '../lib/keep';
import { counts, isOfClass, since, textOf, type Counts } from './results';

export type Course = {
  /** Steps that are done, and how many of them without help. */
  done: number;
  alone: number;
  /** When the time of games is up; 0 before the first. */
  until: number;
  /** What had been said on this device before it. */
  before?: Counts;
};

const NAME = 'courses';
const MOST = 50;
const NEW: Course = { done: 0, alone: 0, until: 0 };

export function courseOf(task: string): Course {
  return { ...NEW, ...courses()[task] };
}

/** A task is looked at: what is said from now on belongs to it. */
export function beginCourse(task: string): void {
  if (!courses()[task]) note(task, { ...NEW, before: counts(memory()) });
}

/** The facts that were said since a task began. */
export function factsOf(task: string): Counts {
  return since(courseOf(task).before ?? {}, counts(memory()));
}

/** A step is done; each counts once. */
export function noteStep(task: string, step: number, helped: boolean): void {
  const course = courseOf(task);
  if (step > course.done) note(task, { ...course, done: step, alone: course.alone + (helped ? 0 : 1) });
}

/** The time of games begins. */
export function beginTime(task: string, until: number): void {
  note(task, { ...courseOf(task), until });
}

/** Everybody paused so long: the time of games stands still meanwhile. */
export function standStill(task: string, pause: number): void {
  const course = courseOf(task);
  if (course.until) note(task, { ...course, until: course.until + pause });
}

/** What a class was given is no more, or somebody else does it. */
export function forgetCourses(title: string): void {
  keep(NAME, Object.fromEntries(Object.entries(courses()).filter(([task]) => !isOfClass(textOf(task), title))));
}

function note(task: string, course: Course): void {
  const { [task]: _, ...others } = courses();
  keep(NAME, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [task, course]]));
}

function courses(): { [task: string]: Course } {
  return recall<{ [task: string]: Course }>(NAME, {}, (found): found is { [task: string]: Course } => isRecord(found));
}
