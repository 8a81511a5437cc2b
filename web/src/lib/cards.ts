// How a card is drawn and what it is called; pure functions for `CardPicture.svelte` and everything that names cards.

import { say, sayOr } from './language/language.svelte';
import type { Card } from './wire';

/** The shapes that go with the colours, in a box of ten by ten. */
export const SHAPES: { [shape: string]: string } = {
  circle: 'M5 0a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  triangle: 'M5 0.4L10 9.6H0z',
  square: 'M0.6 0.6h8.8v8.8H0.6z',
  star: 'M5 0l1.5 3.5 3.8 0.3-2.9 2.5 0.9 3.7L5 8 1.7 10l0.9-3.7L-0.3 3.8l3.8-0.3z',
};

/** What is printed on a card: a power with the number that it is played on. */
export function printOn(text: string): string {
  return /^[²³]/.test(text) ? `N${text}` : text;
}

/** The size of the print on a card 50 wide, so that it fits. */
export function printSize(text: string): number {
  return [0, 34, 27, 17, 14][text.length] ?? 11;
}

/** A fraction is printed with a line between its numbers. */
export function fractionOf(text: string): [above: string, below: string] | null {
  const found = /^(\d+)\/(\d+)$/.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : null;
}

/** 6 and 9 are underlined: cards lie any way round. */
export function needsLine(text: string): boolean {
  return text === '6' || text === '9';
}

export function cardName(card: Card): string {
  const plain = card.wild
    ? say('card.wild', { text: card.text })
    : card.colour
      ? say('card.coloured', { colour: sayOr(`colour.${card.colour}`, card.colour), text: card.text })
      : say('card.number', { text: card.text });
  return card.points ? say('card.points', { card: plain, count: card.points }) : plain;
}

/** A card for pictures that belong to no game: on boxes, in the rules. */
export function sampleCard(text: string, colour = ''): Card {
  const shapes: { [name: string]: string } = { green: 'triangle', orange: 'square', blue: 'circle', red: 'star' };
  return {
    kind: -1,
    text,
    colour,
    shape: shapes[colour] ?? '',
    letter: colour.slice(0, 1),
    points: 0,
    wild: !/^\d+$/.test(text),
    say: text,
  };
}
