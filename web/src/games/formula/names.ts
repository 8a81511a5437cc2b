// What cards and places are called, for whoever hears the table rather than sees it.

import { sayOr } from '../../lib/language/language.svelte';
import type { Card, FormulaCard } from '../../lib/wire';
import { isNew, type Area, type Piece } from './turn/turn';
import { say } from './words';

/** `7`, `joker`, `joker as 7`. */
export function cardName(card: Card): string {
  return faceName(card, 'digit' in card ? String(card.digit) : card.text);
}

function faceName({ wild }: Card, digit: string): string {
  if (!wild) return digit;
  return digit ? say('card.joker', { digit }) : say('card.wild');
}

export function areaName(area: Area): string {
  return say(`area.${area}`);
}

/** A card in the formula: what it is, in which number, and what it was laid on. */
export function pieceName(piece: Piece, area: Area): string {
  const { card, digit, over } = piece;
  const words = { card: faceName(card, digit), area: areaName(area), over: over ? faceName(over.card, over.digit) : '' };
  if (!isNew(piece)) return say('card.in', words);
  return say(over ? 'card.new_over' : 'card.new', words);
}

/** A number as it is read: `64`, a joker as `7★`; a blank where there is none. */
export function numberText(cards: readonly FormulaCard[]): string {
  return cards.map(({ wild, digit }) => (wild ? `${digit}★` : digit)).join('') || '_';
}

export function symbolName(symbol: string): string {
  return symbol === '=' ? say('symbol.equals') : symbol ? sayOr(`key.${symbol}`, symbol) : say('symbol.none');
}
