// The table of Mathino in words: fetched by whoever reads rather than looks.

import type { MathinoView, Person } from '../../lib/wire';
import type { Section } from '../game';
import { holders } from './holders';
import { cardName, pileName } from './names';
import { roundName } from './standing';
import { say } from './words';

export function inWords(view: MathinoView, people: Person[]): Section[] {
  const names = people.map((person) => person.name);
  const piles = view.table.map((pile) => {
    const inside = pile.loose ? '' : `: ${pile.cards.map(cardName).join(', ')}`;
    return [pileName(pile) + inside, ...holders(pile, names)].join('. ');
  });
  const open = (view.open_hands ?? []).flatMap((cards, seat) =>
    cards.length ? [`${say('table.hand_of', { name: names[seat] ?? '' })}: ${cards.map(cardName).join(', ')}`] : [],
  );
  return [{ title: roundName(view), lines: [...(piles.length ? piles : [say('table.empty')]), ...open] }];
}
