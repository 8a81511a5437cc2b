import { expect, it } from 'vitest';
import type { TableParts } from '../games/game';
import { gained } from './gained';
import type { AnyView, Card } from './wire';

const parts = { cardName: ({ text }: Card) => text } as unknown as TableParts;

function holding(hand: string[] | null): AnyView {
  return { hand: hand?.map((text) => ({ text })) ?? null } as unknown as AnyView;
}

it('tells which cards came into the hand, each as often as it came', () => {
  expect(gained(holding(['5', '7', '9']), holding(['5', '7', '7', '12']), parts)).toBe('New in your hand: 7, 12.');
});

it('says nothing where none came, and nothing of a hand that is not seen', () => {
  expect(gained(holding(['5', '7']), holding(['7']), parts)).toBe('');
  expect(gained(holding(null), holding(['7']), parts)).toBe('');
  expect(gained(holding(['7']), holding(null), parts)).toBe('');
});
