// What this device remembers of its player's facts. It is kept here and nowhere else; a file carries it to another device. What was said
// in a class is kept apart (`ofclass.ts`).

import { isRecord, keep, recall } from '../lib/keep';
import { factNamed, factsIn } from './facts';
import { after, type Memory, type Trace } from './memory';
import { forgetClassFacts, OF_CLASS } from './ofclass';

const NAME = 'memory';
const PARTS = ['stability', 'difficulty', 'last', 'due', 'said', 'wrong'] as const satisfies (keyof Trace)[];

type OfClass = { club: string; facts: Memory };

/** All that is known of who is here now: of each fact what was said last. */
export function memory(): Memory {
  return { ...own(), ...newer(ofClass().facts, own()) };
}

const own = (): Memory => recall<Memory>(NAME, {}, isMemory);
const ofClass = (): OfClass => recall<OfClass>(OF_CLASS, { club: '', facts: {} }, isOfClass);

/** What was said at a table: a sentence in its parts, or what is none. */
export function noteSaid(sentence: unknown, helped: boolean, club = ''): void {
  if (Array.isArray(sentence)) note(sentence.flat().join(''), helped, Date.now(), club);
}

/** A sentence was said, right or wrong: that is told from its sums. In a class it is noted for that class alone. */
export function note(text: string, helped: boolean, at = Date.now(), club = ''): void {
  const facts = factsIn(text);
  if (!facts.length) return;
  const here = ofClass().club === club;
  const right = helped ? 'hard' : 'good';
  const now = facts.reduce((so, fact) => after(so, fact.name, fact.right ? right : 'again', at), club && here ? memory() : own());
  if (!club) return keep(NAME, now);
  const noted = Object.fromEntries(facts.map(({ name }) => [name, now[name]]));
  keep(OF_CLASS, { club, facts: { ...(here && ofClass().facts), ...noted } });
}

/** What a file from another device remembers, together with what is known here: of each fact what was said last. */
export function bring(text: string): number {
  const found: unknown = JSON.parse(text);
  if (!isMemory(found)) throw new SyntaxError('no memory');
  const brought = newer(found, own());
  keep(NAME, { ...own(), ...brought });
  return Object.keys(brought).length;
}

/** The facts that were said later than what is known of them. */
function newer(found: Memory, known: Memory): Memory {
  const later = Object.entries(found).filter(([name, { last }]) => factNamed(name) && last > (known[name]?.last ?? -Infinity));
  return Object.fromEntries(later);
}

export function forget(): void {
  keep(NAME, {});
  forgetClassFacts();
}

function isOfClass(found: unknown): found is OfClass {
  return isRecord(found) && typeof found['club'] === 'string' && isMemory(found['facts']);
}

function isMemory(found: unknown): found is Memory {
  const isTrace = (trace: unknown): boolean =>
    isRecord(trace) && PARTS.every((part) => Number.isFinite(trace[part])) && Number(trace['stability']) > 0;
  return isRecord(found) && Object.values(found).every(isTrace);
}
