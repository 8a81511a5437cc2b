// Cards on their way, as pictures above the page. Only pictures move: a card can be tapped where it lies from the first moment on, and
// whatever happens next lets everything arrive at once.

import { mayMove } from './preferences.svelte';
import { routes, type Box, type Glance, type Lying, type Route, type Seat } from './travel';

type Card = Lying & { picture: Element };

/** In milliseconds: how long a card is on its way, and how much later than the first the last of many sets out. */
const [FLIGHT, LATEST] = [300, 90];
/** A card that has hardly moved stays where it is. */
const NEAR = 2;

let flights: Animation[] = [];

/** What lies on a table, and where. Whatever is on its way has arrived. */
function look(table: Element): Glance<Card> {
  flights.splice(0).forEach((one) => one.finish());
  const seats = [...table.querySelectorAll<HTMLElement>('[data-seat]')].map((seat): [number, Seat] => {
    const pile = seat.querySelector<HTMLElement>('[data-pile]');
    return [
      Number(seat.dataset['seat']),
      { box: boxOf(seat), pile: boxOf(pile ?? seat), won: Number(pile?.dataset['pile'] ?? 0) },
    ];
  });
  const deck = table.querySelector<HTMLElement>('[data-deck]');
  const back = deck?.querySelector('svg')?.outerHTML ?? '';
  return {
    // A card of the hand that was put somewhere lies there.
    cards: [...table.querySelectorAll('.card > svg')]
      .filter((one) => !one.closest('.gone'))
      .map((picture) => ({
        picture,
        face: picture.outerHTML,
        place: picture.parentElement?.dataset['card'] ?? '',
        box: boxOf(picture),
        inHand: picture.closest('.hand') !== null,
        pile: !picture.classList.contains('picture'),
      })),
    seats: new Map(seats),
    deck: deck && { face: back, box: boxOf(deck), count: Number(deck.dataset['deck']) },
  };
}

/** Look at a table that is about to change; what is given back shows how it has changed. Where nothing shall move, nothing does. */
export function watch(table: Element | undefined): (changed: Element, actor: number | null) => void {
  if (!mayMove()) return () => undefined;
  const before = table ? look(table) : { cards: [], seats: new Map(), deck: null };
  return (changed, actor) => {
    const found = routes(before, look(changed), actor).filter(isSeen);
    found.forEach((route, at) => fly(route, (LATEST * at) / found.length));
  };
}

function isSeen({ face, from, to }: Route): boolean {
  return !face || Math.hypot(to.x - from.x, to.y - from.y) > NEAR || Math.abs(to.width - from.width) > NEAR;
}

function fly({ face, from, to, lands }: Route<Card>, delay: number): void {
  const timing = { duration: FLIGHT, delay, easing: 'ease-in-out' };
  if (lands) flights.push(lands.picture.animate({ opacity: [0, 0] }, { ...timing, delay: 0, duration: FLIGHT + delay }));
  if (!face) return;
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  ghost.innerHTML = face;
  Object.assign(ghost.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px` });
  document.body.append(ghost);
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const motion = ghost.animate({ translate: ['0 0', `${x}px ${y}px`], scale: ['1', String(scale)] }, { ...timing, fill: 'both' });
  flights.push(motion);
  void motion.finished.catch(() => undefined).finally(() => ghost.remove());
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}
