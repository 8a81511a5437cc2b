// The cards that a sentence or a step of help for the very young speaks of, by the names that sentences have for them: `5b`, `9g and 9o, capture 9b`.

import type { Card, MathinoView, Sentence } from '../../lib/wire';
import { card } from './samples';

/** The cards of a sentence in its order. One that is not here to be seen, as in an example, looks as its name says. */
export function cardsIn(view: MathinoView, sentence: Sentence): Card[] {
  const seen = new Map([...view.table.flatMap((pile) => pile.cards), ...(view.hand ?? [])].map((one) => [one.say, one]));
  return sentence.flatMap((part) =>
    typeof part === 'string' || part.length < 2 ? [] : (seen.get(part.join('')) ?? card(part.join(''), true)),
  );
}
