// A choice of cards in a line, `1-10 −2 ×3`, as the server reads it: a level of one's own. Every page may meet one.

/** The line travels as the name of a level, which has so many characters at most. */
const LONGEST = 100;
/** Whether a level is such a line. */
export function isOwn(level: string): boolean {
  return /^\d+-\d+( |$)/.test(level) && level.length <= LONGEST;
}

/** The rules that tell of all these cards: those of the first level that has them. Cards go by their sign, groups by their name. */
export function levelOfRules(level: string): string {
  if (!isOwn(level)) return level;
  const [range = '', ...cards] = level.split(' ');
  const others = cards.filter((card) => !/^[s−-]/.test(card));
  if (others.some((card) => /^[p²³√∛]/.test(card))) return 'full';
  if (others.some((card) => !/^[md×÷]/.test(card))) return 'fractions';
  if (others.length) return 'times-divide';
  return cards.length ? 'subtraction' : Number(range.split('-')[1]) > 10 ? 'numbers-15' : 'numbers-10';
}
