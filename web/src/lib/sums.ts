// How many sums somebody has said in a game: what the game was about, whoever has won it. They are counted in the parts of sentences,
// which the table always writes alike, whatever was typed: nothing is judged here, and no move depends on it.

import { plain } from './spoken';
import { isClaim } from './telling';
import type { Announcement, Sentence } from './wire';

const LARGE = 10;
/** How sentences say in words what a sum makes, that several make it, and what is done with a number. */
const SIGNS: { [word: string]: string } = {
  ...{ building: '=', capture: '=', is: '=' },
  ...{ and: '&', of: '×', squared: '²', cubed: '³', root: '√' },
};

/** The sums of these seats, and those of them that made more than ten; null where not all is known any more. */
export function sumsSaid(
  said: readonly Announcement[] | null,
  seats: readonly number[],
): { count: number; large: number } | null {
  if (!said) return null;
  const results = claimsOf(said, seats).flatMap(sumsIn);
  return { count: results.length, large: results.filter((result) => result > LARGE).length };
}

/** The sentence of these seats with most sums in it, of those with most over ten, and of those the longest; undefined where none had any. */
export function finest(said: readonly Announcement[], seats: readonly number[]): Announcement | undefined {
  const size = (one: Announcement): number => {
    const sums = sumsIn(one);
    return (sums.length * 1000 + sums.filter((result) => result > LARGE).length) * 1000 + plain(one.sentence).length;
  };
  return claimsOf(said, seats)
    .filter((one) => sumsIn(one).length)
    .reduce<Announcement | undefined>((best, one) => (best && size(best) >= size(one) ? best : one), undefined);
}

/** Without the letters that tell equal piles apart, which are gone when it is read. */
export function unlettered(sentence: Sentence): Sentence {
  return sentence.map((part) => (typeof part !== 'string' && part[0]?.startsWith('[') ? [part[0], ''] : part));
}

function claimsOf(said: readonly Announcement[], seats: readonly number[]): Announcement[] {
  return said.filter((one) => isClaim(one) && one.seat !== null && seats.includes(one.seat));
}

function sumsIn({ sentence }: Announcement): number[] {
  return sentence.map(inSigns).join('').replaceAll(/, ?=/g, '=').split(/[,;:]/).flatMap(resultsOf);
}

/** A part as it is written in a sum. */
function inSigns(part: string | string[]): string {
  if (typeof part === 'string') return part;
  const [name = '', ...mark] = part;
  return SIGNS[name] ?? [name, ...mark].join('');
}

/** The results of a chain of equations; a card that equals another is no sum. */
function resultsOf(chain: string): number[] {
  const sides = chain.replace(/[[\]\s]/g, '').split('=');
  return sides.slice(1).flatMap((side, at) =>
    (sides[at] ?? '')
      .split('&')
      .filter(isSum)
      .map(() => valueOf(side)),
  );
}

function isSum(text: string): boolean {
  return /.[+−×÷]|[√∛²³^]/u.test(text);
}

function valueOf(text: string): number {
  const [above = 0, below = 1] = text.replace('−', '-').split('/').map(parseFloat);
  return above / below;
}
