// What has come to a seat besides what was said: new cards in its hand.

import type { TableParts } from '../games/game';
import { say } from './language/language.svelte';
import type { AnyView } from './wire';

/** The cards that the hand has now and did not have before, in words; empty where none came, or nobody's hand is seen. */
export function gained(before: AnyView | null, after: AnyView, parts: TableParts | null): string {
  if (!before?.hand || !after.hand || !parts) return '';
  const left = before.hand.map(parts.cardName);
  const cards = after.hand.map(parts.cardName).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return cards.length ? say('table.gained', { cards: cards.join(', ') }) : '';
}
