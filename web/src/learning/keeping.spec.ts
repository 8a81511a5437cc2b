import { beforeEach, describe, expect, it } from 'vitest';
import { bring, memory, note } from './keeping';
import { forgetClassFacts } from './ofclass';

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

  it('what was said in a class is forgotten with it, and with another child; what was said elsewhere stays', () => {
    note('3 + 5 = 8', false, 1000);
    note('3 + 5 = 9', false, 2000, 'class');
    note('7 + 8 = 16', false, 2000, 'class');
    expect([memory()['3+5']?.said, memory()['3+5']?.wrong, memory()['7+8']?.wrong]).toEqual([2, 1, 1]);

    note('2 + 2 = 4', false, 3000, 'another class');
    expect(Object.keys(memory())).toEqual(['3+5', '2+2']);
    forgetClassFacts('class');
    expect(Object.keys(memory())).toEqual(['3+5', '2+2']);
    forgetClassFacts('another class');
    expect(Object.entries(memory()).map(([name, { said, wrong }]) => [name, said, wrong])).toEqual([['3+5', 1, 0]]);
  });

  it.each(['', '[]', '{"3+5": 1}', '{"3+5": {"stability": 0}}', 'hello'])('a file that is none is refused: %s', (text) => {
    note('3 + 5 = 8', false, 1000);

    expect(() => bring(text)).toThrow();
    expect(Object.keys(memory())).toEqual(['3+5']);
  });
});
