// Facts: what children learn to know by heart, sums and differences to 20 and the tables to 12, named as `sumdeck.learning.facts` does.

export type Sign = '+' | '−' | '×' | '÷';
export type Fact = { one: number; sign: Sign; other: number };

const HIGHEST_SUM = 20;
const HIGHEST_FACTOR = 12;

export const nameOf = ({ one, sign, other }: Fact): string => `${one}${sign}${other}`;

export function factNamed(name: string): Fact | null {
  const [, one, sign, other] = /^(\d+)([+−×÷])(\d+)$/.exec(name) ?? [];
  return sign ? fact(Number(one), sign as Sign, Number(other)) : null;
}

export function resultOf({ one, sign, other }: Fact): number {
  if (sign === '+') return one + other;
  if (sign === '−') return one - other;
  return sign === '×' ? one * other : one / other;
}

/** The fact that two numbers are, where it is one that is learnt by heart. 5 + 3 is known with 3 + 5. */
export function fact(one: number, sign: Sign, other: number): Fact | null {
  const turned = (sign === '+' || sign === '×') && one > other;
  const found = turned ? { one: other, sign, other: one } : { one, sign, other };
  const [least, most] = [found.one, found.other];
  if (sign === '+') return least + most <= HIGHEST_SUM ? found : null;
  if (sign === '−') return one <= HIGHEST_SUM && other <= one ? found : null;
  if (sign === '×') return most <= HIGHEST_FACTOR ? found : null;
  const quotient = one / other;
  return other > 0 && other <= HIGHEST_FACTOR && Number.isInteger(quotient) && quotient <= HIGHEST_FACTOR ? found : null;
}

/** The facts that a sentence asks for, as a table writes it, and whether each was said rightly: of a long sum only the last step is
 *  held against anybody. */
export function factsIn(text: string): { name: string; right: boolean }[] {
  const plain = text
    .replace(/, building /g, ' = ')
    .replace(/ is /g, ' = ')
    .replace(/ and /g, ' + ')
    .replace(/[[\]()@J]/g, '')
    .replace(/(\d)[a-z]+\b/g, '$1')
    .replace(/-/g, '−');
  return plain.split(/[,;:]/).flatMap((part) => {
    const sides = part.split('=').map((side) => side.trim());
    return sides.slice(1).flatMap((side, at) => inSum(sides[at] ?? '', side));
  });
}

function inSum(left: string, right: string): { name: string; right: boolean }[] {
  const [, run = ''] = /(?:^|[^\d.%/²³√∛−+×÷\s]\s+)(\d+(?:\s*[+−×÷]\s*\d+)+)$/.exec(left) ?? [];
  const [first, ...rest] = run.split(/\s*([+−×÷])\s*/);
  const signs = rest.filter((_, at) => at % 2 === 0) as Sign[];
  const numbers = rest.filter((_, at) => at % 2 === 1).map(Number);
  const [sign] = signs;
  if (!sign || (signs.length > 1 && signs.some((each) => each !== '+'))) return [];
  const [, said] = /^(−?\d+)(?![\d./%])/.exec(right) ?? [];
  if (said === undefined) return [];
  const all = [Number(first), ...numbers];
  const whole = sign === '+' ? all.reduce((sum, one) => sum + one, 0) : resultOf({ one: all[0] ?? 0, sign, other: all[1] ?? 0 });
  const names: string[] = [];
  let made = Number(first);
  for (const number of numbers) {
    const each = fact(made, sign, number);
    if (!each) break;
    names.push(nameOf(each));
    made = resultOf(each);
  }
  const slipped = Number(said.replace('−', '-')) !== whole;
  return names.map((name, at) => ({ name, right: !slipped || at < names.length - 1 }));
}
