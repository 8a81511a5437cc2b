// A task that was given in a lesson: while that lesson is open, the teacher is told how far one has come. After it, or with any other
// task, nothing is sent; a picture or a link still can be shown.

import { errandOf } from '../club/errands';
import { keptClubs, titleOf, type Kept } from '../club/keys';
import { ask } from '../lib/api';
import { courseOf, factsOf, noteStep } from './courses';
import { isOfClass, textOf } from './results';

/** The class in which this device has a name and for which a task was made, or from which somebody came to do it. */
export function classOf(task: string): Kept | undefined {
  const from = errandOf(task);
  return keptClubs().find(({ club, token, name }) =>
    from ? club === from : token && name && isOfClass(textOf(task), titleOf(name)),
  );
}

/** A step is done: it is noted here, and the teacher is told of it where there is a lesson. */
export function stepDone(task: string, step: number, helped: boolean): void {
  noteStep(task, step, helped);
  void tell(task);
}

/** Whether the teacher has it now. */
export async function tell(task: string): Promise<boolean> {
  const mine = classOf(task);
  if (!mine) return false;
  await import('../learning/keeping'); // what was said just now is noted by then
  const { done, alone } = courseOf(task);
  const facts = Object.entries(factsOf(task)).map(([fact, [said, wrong]]) => [fact, said, wrong]);
  const told = ask(`api/clubs/${encodeURIComponent(mine.club)}/task`, { token: mine.token, task, done, alone, facts });
  return told.then(
    () => true,
    () => false,
  );
}
