// The table of Numberloor: what it draws, and what it says about a view.

import type { NumberloorView } from '../../lib/wire';
import { own, type Section, type Tally } from '../game';
import Area from './Area.svelte';
import Aside from './Aside.svelte';
import Desk from './Desk.svelte';
import { cardName, printOf } from './names';
import Picture from './Picture.svelte';
import { NumberloorPlay } from './play.svelte';
import { say } from './words';

export const table = own<NumberloorView, NumberloorPlay>({
  play: (speaker) => new NumberloorPlay(speaker),
  Area,
  Desk,
  Aside,
  call: ({ take_overs }, play) => (take_overs ? { name: say('night.call'), prepare: () => play.call(true) } : null),
  silent: ({ hand }) => hand?.every(({ text }) => printOf(text).sort !== 'night') ?? false,
  wordless: ({ two_floors }) => two_floors,
  Rung: () => import('./FirstRung.svelte'),
  Spoils: () => import('./StarRow.svelte'),
  Picture,
  cardName,
  Sheet: () => import('./Stars.svelte'),
  keepsSheet: ({ outcome }) => outcome !== null,
  tally,
  inWords,
  prompt: ({ phase }) =>
    phase === 'finishing' ? say('prompt.numberloor_finish_you') : phase === 'asked' ? say('prompt.numberloor_asked_you') : '',
  tunes: () => import('./tunes'),
  score: ({ stars }, seat) => say('end.numberloor_stars', { count: stars[seat] ?? 0 }),
});

/** Stars, out of those that win. */
function tally({ stars, target }: NumberloorView, seat: number): Tally[] {
  const count = stars[seat] ?? 0;
  return [{ icon: 'points', text: `${count}/${target}`, spoken: [say('table.stars', { count, target })] }];
}

function inWords({ left, right, parity, armed, claimed }: NumberloorView): Section[] {
  const notes = [parity ? say(parity === 'odd' ? 'word.odd' : 'word.even') : '', armed ? say('card.armed') : ''].filter(Boolean);
  const lines = [cardName(left), [cardName(right), ...notes].join(', ')];
  if (claimed) lines.push(say('card.claimed', { card: cardName(claimed) }));
  return [{ title: say('table.open'), lines }];
}
