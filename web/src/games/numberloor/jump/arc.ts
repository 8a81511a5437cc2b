// A jump that has been said, as the picture of the house draws it. Before it has been said, nothing is drawn.

export type Arc = {
  from: number;
  /** So many floors up, or down where it is less than 0; 0 for a hop on the spot. */
  by: number;
  to: number;
  /** The stack that was laid on: 0 left, 1 right. */
  stack: number;
};

/** The numbers of the open floors as they lie now; null for a stack of balloons. */
export type Lying = { left: number; right: number | null; step: number | null };

const FLOORS = 10;
const SUM = /^(?:night )?(\d+) ?([+−-]) ?(\d+) ?=/;
const SAME = /^(?:night )?(\d) ?= ?(\d)$/;
const ONTO = /^(\d) on (?:(left|right) ?)?(\d)?$/;

/** The jump in a sentence that the table has accepted; null where there is none, or where it leads somewhere else. */
export function arcOf(said: string, lying: Lying): Arc | null {
  const arc = lying.right === null ? jumped(said, lying) : stepped(said, lying);
  return arc && [lying.left, lying.right][arc.stack] === arc.to ? arc : null;
}

/** Whether it leaves by the roof and comes in at the ground, or the other way. */
export function wraps({ from, by }: Arc): boolean {
  return from + by < 0 || from + by >= FLOORS;
}

function jumped(said: string, { left, step }: Lying): Arc | null {
  const same = SAME.exec(said);
  if (same) return { from: left, by: 0, to: left, stack: 0 };
  const sum = SUM.exec(said);
  if (!sum) return null;
  const [first, second] = [Number(sum[1]), Number(sum[3])];
  if (sum[2] !== '+') return landed(first, -second);
  // `2 + 9` may be said as well as `9 + 2`; the balloon tells which of the two is the step.
  return first === step && second !== step ? landed(second, first) : landed(first, second);
}

function landed(from: number, by: number): Arc {
  const start = from % FLOORS;
  return { from: start, by, to: (start + by + 2 * FLOORS) % FLOORS, stack: 0 };
}

/** `5 on 4`: next door, or the same floor. From 9 it is one up to 0. */
function stepped(said: string, { left }: Lying): Arc | null {
  const onto = ONTO.exec(said);
  if (!onto?.[3]) return null;
  const [to, from] = [Number(onto[1]), Number(onto[3])];
  const up = (to - from + FLOORS) % FLOORS;
  const stack = onto[2] ? Number(onto[2] === 'right') : Number(left !== to);
  return { from, by: up > 1 ? -1 : up, to, stack };
}
