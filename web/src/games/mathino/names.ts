// What the cards and piles of Mathino are called.

import { sayOr } from '../../lib/language/language.svelte';
import type { Card, MathinoView, MathinoPile } from '../../lib/wire';
import type { Piece } from './turn/turn';
import { say } from './words';

/** `golden 7, 1 gem`; with its suit where the very young look at suits. */
export function cardName({ text, colour, shape, points }: Card): string {
  const name = colour ? sayOr(`card.${colour}`, text, { number: text }) : text;
  const suited =
    shape && sayOr(`shape.${shape}`, '') ? say('card.shaped', { card: name, shape: sayOr(`shape.${shape}`, '') }) : name;
  return points ? say('card.gems', { card: suited, count: points }) : suited;
}

/** A pile by the value that was stated, and how many cards are in it. */
export function pileName(pile: MathinoPile): string {
  const [only] = pile.cards;
  if (pile.loose && only) return cardName(only);
  return say('card.pile', { value: spelt(pile.value), count: pile.cards.length });
}

/** A number for the ear: a minus sign is read as a word, and what a long number leaves out too. */
export function spelt(value: string): string {
  return value.replace('−', `${say('spoken.negative')} `).replace('…', ` ${say('spoken.dots')} `);
}

export function pieceName(view: MathinoView, { zone, at }: Piece): string {
  const pile = zone === 'table' ? view.table[at] : undefined;
  if (pile) return pileName(pile);
  const card = view.hand?.[at];
  return card ? cardName(card) : '';
}
