import { beforeEach, describe, expect, it } from 'vitest';
import { isOwn, levelOfRules } from './line';
import { forgetLevel, groupOf, keepLevel, keptLevels, lineOf, readLine } from './own';

const WILDS = ['−2', '−3', '×2', '×3', '÷2', '1/2', '50%', '²', '√'];

describe('a choice of cards', () => {
  it('is a line of numbers and wild cards', () => {
    expect(lineOf(10, new Set(['−2', '×3']), WILDS)).toBe('1-10 −2 ×3');
    expect(lineOf(15, new Set(), WILDS)).toBe('1-15');
  });

  it('names whole groups', () => {
    expect(lineOf(10, new Set(['×2', '×3', '1/2']), WILDS)).toBe('1-10 multiplication 1/2');
  });

  it('comes back from its line', () => {
    for (const line of ['1-10 −2 ×3', '1-15 subtraction multiplication 50%', '1-20']) {
      const { highest, chosen } = readLine(line, WILDS);
      expect(lineOf(highest, chosen, WILDS)).toBe(line);
    }
  });

  it('is told from the name of a level', () => {
    expect(['1-10 −2', '1-15', 'numbers-10', 'full', ''].map(isOwn)).toEqual([true, true, false, false, false]);
  });

  it('knows the group of every wild card', () => {
    expect(WILDS.map(groupOf)).toEqual([
      ...['subtraction', 'subtraction', 'multiplication', 'multiplication', 'division'],
      ...['fractions', 'fractions', 'powers', 'powers'],
    ]);
  });

  it('has the rules of the first level with all its cards', () => {
    expect(['1-10', '1-12', '1-10 −2', '1-10 ×3', '1-10 −2 1/2', '1-10 powers', 'full'].map(levelOfRules)).toEqual([
      ...['numbers-10', 'numbers-15', 'subtraction', 'times-divide', 'fractions', 'full', 'full'],
    ]);
  });
});

describe('a level of one’s own', () => {
  beforeEach(() => localStorage.clear());

  it('is kept under its name until it is forgotten', () => {
    keepLevel({ name: 'Ours', cards: '1-10 −2' });
    keepLevel({ name: 'Ours', cards: '1-10 ×3' });
    expect(keptLevels()).toEqual([{ name: 'Ours', cards: '1-10 ×3' }]);

    forgetLevel('Ours');
    expect(keptLevels()).toEqual([]);
  });
});
