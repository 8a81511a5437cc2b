// What is sent to the table, and what is still missing from it.

import type { Sentence } from '../../../lib/wire';
import { lacksSum, type Jump, type Open } from './jump';

export type Missing = 'nothing' | 'way' | 'both' | 'kind' | 'step' | 'sum' | 'floor' | 'parity' | 'stack';

const FLOORS = 10;

export function missing(jump: Jump, open: Open): Missing | null {
  // An odd or even balloon goes nowhere: what kind of floor it is has to be said.
  if (!jump.way && open.parity) return jump.floor ? 'kind' : 'both';
  if (!jump.way) return jump.floor ? 'way' : 'nothing';
  if (isMove(jump) && !open.step && !jump.step) return 'step';
  if (lacksSum(jump, open)) return 'sum';
  return jump.floor || (jump.way === '+' && jump.sum.length === 1) ? null : 'floor';
}

/** `9 + 2 = 11, floor 1`. Where the player named way and floor only, the sum is written as that floor is called on that way: each
 *  floor is two numbers, and above 9 the 1 is 11 (L-45). Whether it is true is not asked here. */
export function sentence(jump: Jump, open: Open): Sentence {
  const { way, floor } = jump;
  const step = open.step || jump.step;
  if (way === '=') return [`${open.floor} = ${floor}`];
  if (way === '+') {
    const sum = sumOf(jump, open);
    const said = `${open.floor} + ${step} = ${sum}`;
    return !floor || sum === floor ? [said] : [`${said}, `, ['floor'], ` ${floor}`];
  }
  if (way === '−') return [`${startOf(jump, open)} − ${step} = ${floor}`];
  return [`${floor} `, ['is'], ' ', [way]];
}

/** The sum of a jump up, as its floor is called; empty while neither has been said. */
export function sumOf(jump: Jump, open: Open): string {
  const { sum, floor } = jump;
  return sum || (floor && called(floor, Number(floor) > Number(open.floor) || staysBelow(jump, open)));
}

/** Where a jump begins, as its floor is called on the way down to the one that was said. */
export function startOf({ way, floor }: Jump, open: Open): string {
  return way === '−' && floor ? called(open.floor, Number(floor) < Number(open.floor)) : open.floor;
}

/** Whether a step of the player's own ends below the roof: then nobody thinks of a floor above it. */
function staysBelow({ step }: Jump, open: Open): boolean {
  return !open.step && Number(open.floor) + Number(step) < FLOORS;
}

/** A floor by its number, or by the one ten higher. */
function called(floor: string, plain: boolean): string {
  return plain ? floor : String(Number(floor) + FLOORS);
}

function isMove({ way }: Jump): boolean {
  return way === '+' || way === '−';
}
