// Which card goes where when the table changes: what lay in one place and lies in another now is seen on its way. The table is told
// by two glances, before and after; what looks the same is the same card. How a card flies is in `flight.ts`.

export type Box = { x: number; y: number; width: number; height: number };
export type Lying = {
  /** The picture of it, as it is written in the page. */
  face: string;
  place: string;
  box: Box;
  inHand: boolean;
  /** Whether it is several cards, built together. */
  pile: boolean;
};
export type Seat = { box: Box; pile: Box; won: number };
export type Glance<Card extends Lying = Lying> = {
  cards: Card[];
  seats: ReadonlyMap<number, Seat>;
  deck: { face: string; box: Box; count: number } | null;
};
/** A picture that goes somewhere, and the card that is seen again when it is there. */
export type Route<Card extends Lying = Lying> = { face: string; from: Box; to: Box; lands?: Card };

/** How the table came from one glance to the next. `actor` is the seat that has played; null where cards were only put together. */
export function routes<Card extends Lying>(before: Glance<Card>, after: Glance<Card>, actor: number | null): Route<Card>[] {
  const { stayed, arrived, left } = compare(before.cards, after.cards);
  const moves = stayed.map(([then, now]) => ({ face: now.face, from: then.box, to: now.box, lands: now }));
  const dealt = !before.cards.length;
  const deck = after.deck ?? before.deck;
  const seat = actor === null ? undefined : after.seats.get(actor);
  if (dealt) return deck ? arrived.map((card) => ({ face: card.face, from: deck.box, to: card.box, lands: card })) : [];
  if (!seat) return moves;

  // Around one screen a hand is covered, or another one shown: that is no way for cards to go.
  const drawn = before.cards.some(isInHand) ? arrived.filter(isInHand) : [];
  const gone = after.cards.some(isInHand) ? left : left.filter((card) => !isInHand(card));
  const laid = arrived.filter((card) => !isInHand(card));
  const built = laid.find((card) => card.pile);
  const winner = [...after.seats].find(([at, { won }]) => won > (before.seats.get(at)?.won ?? won))?.[1];
  const found: Route<Card>[] = gone.flatMap((card) => {
    const over = built ?? after.cards.find((now) => !isInHand(card) && !isInHand(now) && now.place === card.place);
    const to = winner?.pile ?? over?.box;
    return to ? [{ face: card.face, from: card.box, to }] : [];
  });
  if (deck) {
    found.push(...drawn.map((card) => ({ face: card.face, from: deck.box, to: card.box, lands: card })));
    const unseen = (before.deck?.count ?? 0) - (after.deck?.count ?? 0) > 0 && !drawn.length;
    if (unseen) found.push({ face: deck.face, from: deck.box, to: seat.box });
    // Nobody has seen the card of another hand on which more was built.
    if (built && !gone.some(isInHand)) found.push({ face: deck.face, from: within(seat.box, built.box), to: built.box });
  }
  const come = laid.map((card) => ({
    face: card.pile ? '' : card.face,
    from: card.pile ? card.box : within(seat.box, card.box),
    to: card.box,
    lands: card,
  }));
  return [...found, ...moves, ...come];
}

/** A card of this shape in the middle of a seat, as high as the seat: it grows on its way to the table. */
function within(seat: Box, { width, height }: Box): Box {
  const narrow = (seat.height * width) / height;
  return { x: seat.x + (seat.width - narrow) / 2, y: seat.y, width: narrow, height: seat.height };
}

const isInHand = ({ inHand }: Lying): boolean => inHand;

/** Which card of before is which of after: one that lies where it lay, else one of the same zone, else any that looks like it. */
function compare<Card extends Lying>(before: readonly Card[], after: readonly Card[]): Compared<Card> {
  const left = new Set(before);
  const from = new Map<Card, Card>();
  const likely = [
    (then: Card, now: Card) => then.place === now.place && then.inHand === now.inHand,
    (then: Card, now: Card) => then.inHand === now.inHand,
    () => true,
  ];
  for (const fits of likely)
    for (const now of after) {
      const then = from.has(now) ? undefined : [...left].find((one) => one.face === now.face && fits(one, now));
      if (then && from.set(now, then)) left.delete(then);
    }
  const stayed = [...from].map(([now, then]): [Card, Card] => [then, now]);
  return { stayed, arrived: after.filter((now) => !from.has(now)), left: [...left] };
}

type Compared<Card> = { stayed: [then: Card, now: Card][]; arrived: Card[]; left: Card[] };
