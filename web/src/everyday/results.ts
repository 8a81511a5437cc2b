// What became of a task at home, as a line of text small enough for a link or a picture: a child shows it, and a teacher takes it in.
// What was taken in stays on the teacher's device. Only in a lesson something travels by itself: `telling.ts`.

import { factNamed } from '../learning/facts';
import type { Memory } from '../learning/memory';
import { isRecord, keep, recall } from '../lib/keep';
import type { TaskResultSeen } from '../lib/wire';

/** How often a fact was said, and how often wrongly. */
export type Counts = { [fact: string]: [said: number, wrong: number] };
export type Result = {
  /** The text of the task. */
  task: string;
  name: string;
  done: number;
  alone: number;
  /** The facts that were said since the task began. */
  facts: Counts;
};

const NAME = 'results';
const VERSION = '1';
/** More would make a picture that no camera reads; wrong ones come first. */
const MOST_FACTS = 40;
const MOST = 500;
const LONGEST = { task: 1200, name: 40 };

export const counts = (memory: Memory): Counts =>
  Object.fromEntries(Object.entries(memory).map(([name, { said, wrong }]) => [name, [said, wrong]]));

/** What was said since then. */
export function since(before: Counts, now: Counts): Counts {
  const more = Object.entries(now).map(([name, [said, wrong]]): [string, [number, number]] => {
    const [old, oldWrong] = before[name] ?? [0, 0];
    return [name, [said - old, wrong - oldWrong]];
  });
  const told = more.filter(([, [said]]) => said > 0).toSorted(([, [, one]], [, [, other]]) => other - one);
  return Object.fromEntries(told.slice(0, MOST_FACTS));
}

export function write({ task, name, done, alone, facts }: Result): string {
  const told = Object.entries(facts).map(([fact, [said, wrong]]) => [fact, said, wrong]);
  const bytes = new TextEncoder().encode(JSON.stringify([task, name, done, alone, told]));
  const body = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${VERSION}.${body}.${check(body)}`;
}

/** The result in a line or a link; null where there is none, or only a part of one. */
export function read(text: string): Result | null {
  const [, body = '', sum = ''] = /(?:^|\/)1\.([\w-]+)\.(\w+)$/.exec(text.trim()) ?? [];
  if (!body || check(body) !== sum) return null;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const [task, name, done, alone, told] = JSON.parse(new TextDecoder().decode(bytes)) as [
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
    ];
    const facts = Object.fromEntries((told as [string, number, number][]).map(([fact, said, wrong]) => [fact, [said, wrong]]));
    const found = { task, name, done, alone, facts };
    return isResult(found) ? found : null;
  } catch {
    return null;
  }
}

export const results = (): Result[] =>
  recall<Result[]>(NAME, [], (found): found is Result[] => Array.isArray(found) && found.every(isResult));

/** Take in every line that is a result: the last word of a child about a task counts. Returns how many there were. */
export function takeIn(text: string): number {
  const found = text.split(/\s+/).flatMap((line) => read(line) ?? []);
  const last = new Map([...results(), ...found].map((one) => [JSON.stringify([one.task, one.name]), one]));
  if (found.length) keep(NAME, [...last.values()].slice(-MOST));
  return found.length;
}

/** Results that came by themselves, under the names of the register. */
export const asResults = (told: readonly TaskResultSeen[]): Result[] =>
  told.map(({ task, facts, ...one }) => ({
    ...one,
    task: textOf(task),
    facts: Object.fromEntries(facts.map(([fact, said, wrong]) => [fact, [said, wrong]])),
  }));

/** Whether a task was made for the class of this title. */
export const isOfClass = (task: string, title: string): boolean => task.includes(`; deal ${title} `);

/** Forget them all, or those of the tasks that a class was given. */
export function forget(title = ''): void {
  keep(NAME, title ? results().filter(({ task }) => !isOfClass(task, title)) : []);
}

/** The text of a task, which a link holds. */
export function textOf(task: string): string {
  const [, body] = /^\d+\.([\w-]+)\.[\w-]+$/.exec(task) ?? [];
  if (!body) return task;
  const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** The parts of a series that a teacher has made. */
export function seriesIn(text: string): { game: string; level: string; fact: string; count: number; minutes: number } {
  const [, game = '', level = ''] = /^[^;]*; ([^ ;]+) ?([^;]*)/.exec(text) ?? [];
  const part = (name: string): string => new RegExp(`; ${name} ([^;]+)`).exec(text)?.[1] ?? '';
  return { game, level, fact: part('with'), count: Number(part('count')), minutes: Number(part('minutes')) };
}

function isResult(found: unknown): found is Result {
  if (!isRecord(found) || !isRecord(found['facts'])) return false;
  const { task, name, done, alone, facts } = found;
  const isCount = (one: unknown): boolean => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 10_000;
  const isText = (one: unknown, most: number): boolean => typeof one === 'string' && one.length > 0 && one.length <= most;
  return (
    isText(task, LONGEST.task) &&
    isText(name, LONGEST.name) &&
    [done, alone].every(isCount) &&
    Object.entries(facts as object).every(
      ([fact, each]) => factNamed(fact) && Array.isArray(each) && each.length === 2 && each.every(isCount),
    )
  );
}

/** Some letters that tell a whole result from a part of it. */
function check(body: string): string {
  let sum = 5381;
  for (const letter of body) sum = (sum * 33 + letter.charCodeAt(0)) % 2 ** 32;
  return sum.toString(36);
}
