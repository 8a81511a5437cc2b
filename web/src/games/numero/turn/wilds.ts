// Where a wild card stands in an equation: behind what it is played onto (10 − 2), before it (1/2 of 8, √9), or on it (3²).

const SIGNS = ['−', '×', '÷'];
const ROOTS = ['√', '∛'];
const POWERS = ['²', '³'];

/** A wild card taken apart for writing; `@` says that it is the one on the table. */
export type WildForm = { place: 'behind' | 'before' | 'on'; sign: string; operand: string; table: boolean };

export function wildForm(name: string): WildForm {
  const table = name.startsWith('@');
  const view = table ? name.slice(1) : name;
  const first = view[0] ?? '';
  const rest = view.slice(1);
  if (SIGNS.includes(first)) return { place: 'behind', sign: first, operand: rest, table };
  if (POWERS.includes(first)) return { place: 'on', sign: first, operand: rest, table };
  if (ROOTS.includes(first)) return { place: 'before', sign: first, operand: rest, table };
  return { place: 'before', sign: view.includes('.') ? '×' : 'of', operand: view, table };
}

/** The left side of an equation in which a wild card is played onto something. */
export function sayWild(name: string, onto: string): string {
  const { place, sign, operand, table } = wildForm(name);
  const at = table ? '@' : '';
  if (place === 'behind') return `${onto} ${at}${sign} ${operand}`;
  if (place === 'on') return `${enclosed(onto)}${at}${sign}${operand}`;
  if (ROOTS.includes(sign)) return `${at}${sign}${operand}${operand ? ' ' : ''}${enclosed(onto)}`;
  return `${at}${operand} ${sign} ${enclosed(onto)}`;
}

/** A number that may stand beside any sign. */
export function enclosed(number: string): string {
  const bare = /^[([]/.test(number);
  return !bare && (number.includes('/') || /^[−-]/.test(number)) ? `(${number})` : number;
}
