// The rules show turns that anybody could make: true formulas, and cards that cover what lay there.

import { describe, expect, it } from 'vitest';
import { box } from './box';
import { examplesOf, HOUSE, SPECIAL, type Example } from './examples';
import { piecesOf, saidOf, type Piece } from './pieces';

const OPERATIONS: { [symbol: string]: (left: number, right: number) => number } = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
};

const shown: [name: string, most: number, example: Example][] = [
  ...box.levels.flatMap((level) => {
    const most = level === 'times-divide' ? 4 : 3;
    const special = SPECIAL[level];
    const all = Object.entries({ ...examplesOf(level), ...(special && { special }) });
    return all.map(([topic, example]): [string, number, Example] => [`${level}: ${topic}`, most, example]);
  }),
  ...Object.entries(HOUSE).map(([rule, example]): [string, number, Example] => [`house rule: ${rule}`, 3, example]),
];

const isTrue = (formula: string): boolean => {
  const [left, symbol = '', right, , answer] = saidOf(formula).replaceAll('J', '').split(' ');
  return OPERATIONS[symbol]?.(Number(left), Number(right)) === Number(answer);
};
const cardsOf = (formula: string): Piece[] => piecesOf(formula).flat();

describe.each(shown)('%s', (_, most, { before, after }) => {
  it('is true afterwards, and was before', () => {
    expect(isTrue(after)).toBe(true);
    expect(before.includes('_') || isTrue(before)).toBe(true);
  });

  it('lays as many cards as a turn may have', () => {
    const laid = cardsOf(after).filter(({ isNew }) => isNew).length;

    expect(laid).toBeGreaterThan(0);
    expect(laid).toBeLessThanOrEqual(most);
  });

  it('loses no card: each is kept or covered', () => {
    const kept = cardsOf(after).flatMap((piece) => (piece.isNew ? piece.covers : [piece.text]));
    const lay = cardsOf(before).map(({ text }) => text);
    const digits = (texts: string[]): string[] => texts.filter((text) => /\d/.test(text)).sort();

    expect(digits(kept)).toEqual(digits(lay));
  });
});

it('without + and − no example has them', () => {
  const all = [...Object.values(examplesOf('times-divide')), SPECIAL['times-divide']];

  expect(JSON.stringify(all)).toContain('×');
  expect(JSON.stringify(all)).not.toMatch(/[+−]/);
});

it('where a card must stay, every example keeps one but that of times 0', () => {
  const keepsNone = Object.entries(examplesOf('harder')).filter(([, { after }]) =>
    cardsOf(after).every(({ isNew, kind }) => isNew || kind === 'symbol'),
  );

  expect(keepsNone.map(([topic]) => topic)).toEqual(['zero']);
});

it('a piece knows what it covers', () => {
  expect(piecesOf('4,2^0 ÷ J7^ = 1^10')).toEqual([
    [
      { text: '4', kind: 'digit', isNew: false, covers: [] },
      { text: '2', kind: 'digit', isNew: true, covers: ['0'] },
    ],
    [{ text: '÷', kind: 'symbol', isNew: false, covers: [] }],
    [{ text: 'J7', kind: 'joker', isNew: true, covers: [] }],
    [{ text: '=', kind: 'symbol', isNew: false, covers: [] }],
    [{ text: '1', kind: 'digit', isNew: true, covers: ['1', '0'] }],
  ]);
});
