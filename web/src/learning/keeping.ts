// What this device remembers of its player's facts. It is kept here and nowhere else; a file carries it to another device.

import { isRecord, keep, recall } from '../lib/keep';
import { factNamed, factsIn } from './facts';
import { after, type Memory, type Trace } from './memory';

const NAME = 'memory';
const PARTS = ['stability', 'difficulty', 'last', 'due', 'said', 'wrong'] as const satisfies (keyof Trace)[];

export function memory(): Memory {
  return recall<Memory>(NAME, {}, isMemory);
}

/** What was said at a table: a sentence in its parts, or what is none. */
export function noteSaid(sentence: unknown, helped: boolean): void {
  if (Array.isArray(sentence)) note(sentence.flat().join(''), helped);
}

/** A sentence was said, right or wrong: that is told from its sums. */
export function note(text: string, helped: boolean, at = Date.now()): void {
  const facts = factsIn(text);
  const right = helped ? 'hard' : 'good';
  if (facts.length)
    keep(
      NAME,
      facts.reduce((so, fact) => after(so, fact.name, fact.right ? right : 'again', at), memory()),
    );
}

/** What a file from another device remembers, together with what is known here: of each fact what was said last. */
export function bring(text: string): number {
  const found: unknown = JSON.parse(text);
  if (!isMemory(found)) throw new SyntaxError('no memory');
  const here = memory();
  const newer = Object.entries(found).filter(([name, trace]) => factNamed(name) && trace.last > (here[name]?.last ?? -Infinity));
  keep(NAME, { ...here, ...Object.fromEntries(newer) });
  return newer.length;
}

export function forget(): void {
  keep(NAME, {});
}

function isMemory(found: unknown): found is Memory {
  const isTrace = (trace: unknown): boolean =>
    isRecord(trace) && PARTS.every((part) => Number.isFinite(trace[part])) && Number(trace['stability']) > 0;
  return isRecord(found) && Object.values(found).every(isTrace);
}
