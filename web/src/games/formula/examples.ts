// The turns that the rules show, written as `pieces.ts` reads them.

export type Example = { before: string; after: string };
export type Topic = 'first' | 'one' | 'two' | 'three' | 'beside' | 'numbers' | 'away' | 'zero' | 'joker';

const NUMBERS = { before: '40 ÷ 5 = 8', after: '4,2^0 ÷ 7^5 = 6^8' };

const ALL_FOUR: { [topic in Topic]: Example } = {
  first: { before: '6 _ 2 = _', after: '6 − 2 = 4^' },
  one: { before: '6 − 2 = 4', after: '8^6 ÷ 2 = 4' },
  two: { before: '6 − 2 = 4', after: '6 + 3^2 = 9^4' },
  three: { before: '6 − 2 = 4', after: '7^6 + 1^2 = 8^4' },
  beside: { before: '6 − 2 = 4', after: '8^6 × 5^2 = 4,0^' },
  numbers: NUMBERS,
  away: { before: '10 − 4 = 6', after: '1^10 + 5^4 = 6' },
  zero: { before: '7 × 0 = 0', after: '2^7 + 3^0 = 5^0' },
  joker: { before: '6 − 2 = 4', after: '6 + 2 = J8^4' },
};

const TIMES_AND_DIVIDE: { [topic in Topic]: Example } = {
  first: { before: '8 _ 2 = _', after: '8 ÷ 2 = 4^' },
  one: { before: '8 ÷ 2 = 4', after: '2^8 × 2 = 4' },
  two: { before: '8 ÷ 2 = 4', after: '8 ÷ 4^2 = 2^4' },
  three: { before: '8 ÷ 2 = 4', after: '6^8 ÷ 3^2 = 2^4' },
  beside: { before: '8 ÷ 2 = 4', after: '8 × 5^2 = 4,0^' },
  numbers: NUMBERS,
  away: { before: '10 ÷ 5 = 2', after: '1^10 × 2^5 = 2' },
  zero: { before: '7 × 0 = 0', after: '2^7 × 3^0 = 6^0' },
  joker: { before: '8 ÷ 2 = 4', after: 'J2^8 × 2 = 4' },
};

/** Where a card of the table must stay, three new cards leave one. */
const ONE_STAYS: { [topic in Topic]: Example } = { ...ALL_FOUR, three: { before: '6 − 2 = 4', after: '9^6 + 5^2 = 1^,4' } };

/** The examples of a way to play: what is not allowed there is not shown. */
export function examplesOf(level: string): { [topic in Topic]: Example } {
  if (level === 'harder') return ONE_STAYS;
  return level === 'times-divide' ? TIMES_AND_DIVIDE : ALL_FOUR;
}

/** What is special about a way to play, where a formula can show it. */
export const SPECIAL: { [level: string]: Example } = {
  harder: { before: '6 − 2 = 4', after: '9^6 − 5^2 = 4' },
  'five-draw': { before: '6 − 2 = 4', after: '6 × 5^2 = 3^4,0^' },
  'times-divide': { before: '8 ÷ 2 = 4', after: '9^8 × 8^2 = 7^4,2^' },
  points: { before: '6 − 2 = 4', after: '8^6 × 5^2 = 4,0^' },
};

export const HOUSE = {
  right: { before: '6 − 2 = 4', after: '6 × 7^2 = 4,2^' },
  between: { before: '48 ÷ 6 = 8', after: '4,0^,8 ÷ 6 = 6^,8' },
  rearrange: { before: '6 − 2 = 4', after: '4 × 4^2 = 1^,6' },
} as const satisfies { [rule: string]: Example };
