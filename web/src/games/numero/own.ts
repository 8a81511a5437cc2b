// Putting levels of one's own together, and keeping them on this device under a name. The line itself is in `line.ts`.

import { isRecord, keep, recall } from '../../lib/keep';
import { isOwn } from './line';

export type OwnLevel = { name: string; cards: string };

const KEPT = 'levels.numero';
const GROUPS: readonly [group: string, signs: RegExp][] = [
  ['subtraction', /^[−-]/],
  ['multiplication', /^×/],
  ['division', /^÷/],
  ['powers', /^[²³√∛]/],
  ['fractions', /./],
];

/** To which group a wild card belongs. */
export function groupOf(face: string): string {
  return GROUPS.find(([, signs]) => signs.test(face))?.[0] ?? '';
}

/** The line for numbers up to one and for some wild cards; groups that are whole go by their names. */
export function lineOf(highest: number, chosen: ReadonlySet<string>, wilds: readonly string[]): string {
  const words = [`1-${highest}`];
  for (const [group] of GROUPS) {
    const all = wilds.filter((face) => groupOf(face) === group);
    const some = all.filter((face) => chosen.has(face));
    words.push(...(some.length === all.length && some.length > 1 ? [group] : some));
  }
  return words.join(' ');
}

/** The numbers and wild cards of a line. */
export function readLine(line: string, wilds: readonly string[]): { highest: number; chosen: Set<string> } {
  const [range = '', ...words] = line.split(' ');
  const faces = words.flatMap((word) => {
    const whole = wilds.filter((face) => groupOf(face) === word);
    return whole.length ? whole : [word];
  });
  return { highest: Number(range.split('-')[1]) || 10, chosen: new Set(faces) };
}

export function keptLevels(): OwnLevel[] {
  return recall<OwnLevel[]>(KEPT, [], areLevels);
}

/** The levels with one more; another of the same name gives way. */
export function keepLevel(level: OwnLevel): OwnLevel[] {
  const levels = [...keptLevels().filter(({ name }) => name !== level.name), level];
  keep(KEPT, levels);
  return levels;
}

export function forgetLevel(name: string): OwnLevel[] {
  const levels = keptLevels().filter((level) => level.name !== name);
  keep(KEPT, levels);
  return levels;
}

function areLevels(found: unknown): found is OwnLevel[] {
  return (
    Array.isArray(found) &&
    found.every((level) => isRecord(level) && typeof level['name'] === 'string' && isOwn(String(level['cards'])))
  );
}
