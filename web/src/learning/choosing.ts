// What to ask next in practice: the fact whose chance of success is nearest to what the player has chosen.

import { factNamed, resultOf } from './facts';
import { known, type Memory } from './memory';

/** How often one would like to succeed: by choice easier, or harder. */
export const AIMS = { easier: 0.9, right: 0.75, harder: 0.6 } as const;
export type Aim = keyof typeof AIMS;

/** Small sums, for whoever has not said enough yet. */
const FIRST = Array.from({ length: 9 }, (_, one) => Array.from({ length: 9 - one }, (_, more) => `${one + 1}+${one + 1 + more}`))
  .flat()
  .filter((name) => factNamed(name));
/** What was wrong more often than not is shakier than its last success says. */
const SHARE = 0.5;

/** With which chance a fact will be said rightly: by the memory, and by how it went so far; of a new one by its size. */
export function chance(memory: Memory, name: string, at: number): number {
  const trace = memory[name];
  const fact = factNamed(name);
  if (!trace) return fact ? 1 - resultOf(fact) / 40 : 0;
  return known(memory, name, at) * (1 - (SHARE * trace.wrong) / trace.said);
}

/** What was said here, those facts first whose chance is nearest to what one would like. */
export function nearest(memory: Memory, aim: Aim, at: number): string[] {
  const far = (name: string): number => Math.abs(chance(memory, name, at) - AIMS[aim]);
  return Object.keys(memory).toSorted((one, other) => far(one) - far(other));
}

/** The next fact; none of those that were asked just now. */
export function nextFact(memory: Memory, aim: Aim, asked: readonly string[], at: number): string {
  const all = [...new Set([...Object.keys(memory), ...FIRST])].filter((name) => !asked.includes(name));
  const far = (name: string): number => Math.abs(chance(memory, name, at) - AIMS[aim]) + (memory[name] ? 0 : 0.2);
  return all.reduce((best, name) => (far(name) < far(best) ? name : best), all[0] ?? '1+1');
}
