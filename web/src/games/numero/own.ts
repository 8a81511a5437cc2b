// Levels of one's own: a choice of cards in a line, `1-10 −2 ×3`, as the server reads it, kept on this device under a name.

import { isRecord, keep, recall } from '../../lib/keep';

export type OwnLevel = { name: string; cards: string };

const KEPT = 'levels.numero';
/** The line travels as the name of a level, which has so many characters at most. */
const LONGEST = 100;
const GROUPS: readonly [group: string, signs: RegExp][] = [
  ['subtraction', /^[−-]/],
  ['multiplication', /^×/],
  ['division', /^÷/],
  ['powers', /^[²³√∛]/],
  ['fractions', /./],
];

/** Whether a level is such a line. */
export function isOwn(level: string): boolean {
  return /^\d+-\d+( |$)/.test(level) && level.length <= LONGEST;
}

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

/** The rules that tell of all these cards: those of the first level that has them. */
export function levelOfRules(level: string): string {
  if (!isOwn(level)) return level;
  const groups = level
    .split(' ')
    .slice(1)
    .map((word) => (GROUPS.some(([group]) => group === word) ? word : groupOf(word)));
  if (groups.includes('powers')) return 'full';
  if (groups.includes('fractions')) return 'fractions';
  if (groups.some((group) => group !== 'subtraction')) return 'times-divide';
  return groups.length ? 'subtraction' : Number(level.split('-')[1]) > 10 ? 'numbers-15' : 'numbers-10';
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
