// A turn in the making, as a value: which cards a player has put together, and what the player has said of them so far.
//
// How cards are put together is in `handling.ts`, how keys fill the blanks in `entry.ts`, how it looks in `strip.ts` and how it
// is sent in `sentence.ts`. Nothing in this folder adds up, checks, compares or knows a rule: finding and stating the sentence
// is the game, and judging it is the table's part.

export type Zone = 'centre' | 'loose' | 'hand';

/** A card or pile by its place on the table. */
export type Piece = {
  zone: Zone;
  at: number;
  /** As sentences name it: `5g`, `[10]a`, `−2`, `@−2`. */
  name: string;
  /** What is printed on it. */
  text: string;
  wild: boolean;
};

/** Something in a step: a card or pile, or the result of an earlier step. */
export type Term = Piece | { from: number };

/** One equation. A step of one term and no wild card is a bare pile, about which nothing has been said yet; with a sign it goes on with
 *  whatever is chosen next. */
export type Step = {
  id: number;
  terms: Term[];
  /** The wild card played onto its one term. */
  wild: Piece | null;
  /** The operation that the player entered; empty until then. */
  sign: string;
  /** The result that the player entered; empty until then. */
  result: string;
};

/** Piles that belong together, from the first step to the last. */
export type Group = {
  steps: Step[];
  /** Whether it stays in the centre as it is (N-62). */
  left: boolean;
};

export type Verb = 'take' | 'build' | 'discard';

/** A blank of the strip. */
export type Slot = { step: number; part: 'sign' | 'result' };

export type Turn = {
  groups: Group[];
  /** The group that the next pile joins; −1 where the next pile begins a new one. */
  current: number;
  /** A wild card between the fingers, on its way to a pile. */
  held: Piece | null;
  /** The number card of the hand. */
  card: Piece | null;
  verb: Verb | null;
  /** Wild cards of the hand that are laid down. */
  dropped: Piece[];
  /** Whether a builder shows the answer card. */
  shown: boolean;
  /** The blank that the player chose; null leaves it to the first empty one. */
  slot: Slot | null;
};

export const EMPTY: Turn = {
  groups: [],
  current: -1,
  held: null,
  card: null,
  verb: null,
  dropped: [],
  shown: false,
  slot: null,
};

export function isPiece(term: Term): term is Piece {
  return 'zone' in term;
}

export function same(one: Piece | null, other: Piece | null): boolean {
  return one !== null && other !== null && one.zone === other.zone && one.at === other.at;
}

/** A pile alone: nothing is said of it. */
export function isBare(step: Step): boolean {
  return step.wild === null && step.terms.length === 1;
}

/** What a group comes to, as it lies or as the player has said; empty while that is open. */
export function saidOf({ steps }: Group): string {
  const last = steps.at(-1);
  const [first] = last?.terms ?? [];
  return last && isBare(last) && first && isPiece(first) && !last.sign ? first.text : (last?.result ?? '');
}

/** What the number card does: where it was put, else what its cards and the sentence say. A card that was said to be what lies there
 *  takes it, and one card takes several groups; any other is built with. */
export function verbOf(turn: Turn): Verb | null {
  const [group, ...more] = turn.groups.filter(({ left }) => !left);
  if (turn.verb || !turn.card || !group) return turn.verb;
  return more.length || saidOf(group) === turn.card.text ? 'take' : 'build';
}

/** What was said of the cards that the number card goes on with; undefined where nothing was. */
export function goesOn({ groups, card }: Turn): string | undefined {
  const steps = groups.find((group) => card && stepHolds(group.steps.at(-1) as Step, card))?.steps;
  return steps?.at(-2)?.result;
}

/** The group a piece is in; −1 for none. The hand card of a build belongs to its group too. */
export function groupOf(turn: Turn, piece: Piece): number {
  return turn.groups.findIndex((group) => group.steps.some((step) => stepHolds(step, piece)));
}

export function stepHolds(step: Step, piece: Piece): boolean {
  return same(step.wild, piece) || step.terms.some((term) => isPiece(term) && same(term, piece));
}

/** Whether the player has this card between the fingers or has put it somewhere. */
export function isChosen(turn: Turn, piece: Piece): boolean {
  return (
    same(turn.held, piece) ||
    same(turn.card, piece) ||
    turn.dropped.some((dropped) => same(dropped, piece)) ||
    groupOf(turn, piece) >= 0
  );
}

export function isEmpty(turn: Turn): boolean {
  return turn.groups.length === 0 && !turn.held && !turn.card && !turn.verb && turn.dropped.length === 0;
}

/** Every piece in use, for telling whether two claims were made with the same cards. */
export function cardsOf(turn: Turn): string {
  const pieces = turn.groups
    .flatMap((group) => group.steps)
    .flatMap((step) => [...step.terms.filter(isPiece), ...(step.wild ? [step.wild] : [])]);
  const all = [...pieces, ...turn.dropped, ...(turn.card ? [turn.card] : [])];
  return [...new Set(all.map((piece) => `${piece.zone}${piece.at}`))].sort().join(' ');
}

/** The group that a build adds to: the current one, unless it is to be left as it is. */
export function baseOf(turn: Turn): number {
  const current = turn.groups[turn.current];
  if (current && !current.left) return turn.current;
  return turn.groups.findLastIndex((group) => !group.left);
}

/** The steps in the order in which they are said: groups that are left come first. */
export function stepsInOrder(turn: Turn): Step[] {
  const left = turn.groups.filter((group) => staysBehind(turn, group));
  const others = turn.groups.filter((group) => !staysBehind(turn, group));
  return [...left, ...others].flatMap((group) => group.steps);
}

/** With a discard, all that was made before it can only be left behind. */
export function staysBehind(turn: Turn, group: Group): boolean {
  return group.left || turn.verb === 'discard';
}
