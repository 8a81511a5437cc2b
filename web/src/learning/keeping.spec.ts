import { beforeEach, describe, expect, it } from 'vitest';
import { bring, memory, note } from './keeping';

describe('what a device remembers', () => {
  beforeEach(() => localStorage.clear());

  it('a sentence leaves its facts, and a wrong one is remembered as wrong', () => {
    note('3 + 5 = 8, take 8', false, 1000);
    note('build 7 + 8 = 16', true, 2000);
    note('discard 6', false, 3000);

    expect(Object.entries(memory()).map(([name, { said, wrong, last }]) => [name, said, wrong, last])).toEqual([
      ['3+5', 1, 0, 1000],
      ['7+8', 1, 1, 2000],
    ]);
  });

  it('another device brings what was said there later, and nothing that is no fact', () => {
    note('3 + 5 = 8', false, 1000);
    const trace = { stability: 2, difficulty: 5, last: 2000, due: 9000, said: 4, wrong: 1 };

    expect(bring(JSON.stringify({ '3+5': trace, '90+90': trace, '2+2': { ...trace, last: 500 } }))).toBe(2);
    expect(memory()['3+5']?.said).toBe(4);
    expect(Object.keys(memory())).toEqual(['3+5', '2+2']);
  });

  it.each(['', '[]', '{"3+5": 1}', '{"3+5": {"stability": 0}}', 'hello'])('a file that is none is refused: %s', (text) => {
    note('3 + 5 = 8', false, 1000);

    expect(() => bring(text)).toThrow();
    expect(Object.keys(memory())).toEqual(['3+5']);
  });
});
