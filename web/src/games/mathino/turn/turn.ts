// A turn in the making, as a value: what the card is played on, and what the player has said of it so far.
//
// How cards are put together is in `handling.ts`, how keys fill the blanks in `entry.ts`, how it looks in `strip.ts` and how it
// is sent in `sentence.ts`. Nothing in this folder reckons, compares or knows a rule: that is the player's part, and the table's.

export type Zone = 'table' | 'hand';

/** A card of the hand, or a card or pile of the table. */
export type Piece = {
  zone: Zone;
  at: number;
  /** As sentences name it: `7g`, `[10]a`. */
  name: string;
  /** What is printed on it, or what the pile is worth. */
  text: string;
};

/** Piles that are laid together. */
export type Stack = {
  /** Whether the pile that the card makes is one of them. */
  made: boolean;
  piles: Piece[];
};

export type Verb = 'capture' | 'match' | 'discard';

/** What stands between two piles: they are added, or they are of one value. */
export type Joint = '' | '+' | '&';

/** A blank of the strip. */
export type Slot = { part: 'joint' | 'sign' | 'result'; at: number };

export type Turn = {
  /** The card of the hand, and whether it counts as negative. */
  card: Piece | null;
  minus: boolean;
  /** What it is played on, with what joins each pile to the one before. */
  piles: Piece[];
  joints: Joint[];
  /** What these make together, where that was said before there was a card. */
  sum: string;
  /** The operation that the player entered; empty until then. */
  sign: string;
  /** The result that the player entered, then that of each digit sum. */
  results: string[];
  stacks: Stack[];
  /** The stack that the next pile joins; −1 for none. */
  stacking: number;
  /** Where the card was put; null leaves it to the cards and the sentence. */
  verb: Verb | null;
  /** The blank that the player chose; null leaves it to the first empty one. */
  slot: Slot | null;
};

export const EMPTY: Turn = {
  card: null,
  minus: false,
  piles: [],
  joints: [],
  sum: '',
  sign: '',
  results: [''],
  stacks: [],
  stacking: -1,
  verb: null,
  slot: null,
};

export const POWERS: readonly string[] = ['²', '√', '³', '∛'];
export const ROOTS: readonly string[] = ['√', '∛'];

export function same(one: Piece | null, other: Piece | null): boolean {
  return one !== null && other !== null && one.zone === other.zone && one.at === other.at;
}

export function holds(pieces: readonly Piece[], piece: Piece): boolean {
  return pieces.some((one) => same(one, piece));
}

/** The stack that a pile is in; −1 for none. */
export function stackOf(turn: Turn, piece: Piece): number {
  return turn.stacks.findIndex((stack) => holds(stack.piles, piece));
}

export function isChosen(turn: Turn, piece: Piece): boolean {
  return same(turn.card, piece) || holds(turn.piles, piece) || stackOf(turn, piece) >= 0;
}

export function isEmpty(turn: Turn): boolean {
  return !turn.card && !turn.piles.length && !turn.stacks.length;
}

/** What the card does: where it was put, else what was chosen and said. A card on its equals, or on what makes it, captures; any other
 *  is built with, for which there is no word. */
export function verbOf({ verb, card, piles, joints, sum, sign }: Turn): Verb | null {
  if (verb || !card || !piles.length || sign) return verb;
  const equals = piles.every((pile) => pile.text === card.text) && !joints.includes('+');
  return equals || sum === card.text ? 'capture' : null;
}

/** Whether a card lies on something, and nothing else is done with it than building. */
export function isBuild(turn: Turn): boolean {
  return verbOf(turn) === null && turn.card !== null && turn.piles.length > 0;
}

/** Whether the player has begun to say something that leaves a pile behind: a sign was entered, or the card is matched. */
export function leavesPile(turn: Turn): boolean {
  return turn.card !== null && turn.piles.length > 0 && (turn.verb === 'match' || (turn.verb === null && turn.sign !== ''));
}

/** Whether none of the other cards shows the number that the player has said of the pile: only somebody else could capture it, or
 *  another build must change it first. It goes by what was said, whether that is true or not. */
export function isLeftToOthers(turn: Turn, hand: readonly { text: string }[]): boolean {
  const said = (turn.verb === 'match' ? turn.piles[0]?.text : turn.results.at(-1)) ?? '';
  return !hand.some((card, at) => at !== turn.card?.at && card.text === said.replace('−', ''));
}

/** Every piece in use, for telling whether two claims were made with the same cards. */
export function cardsOf(turn: Turn): string {
  const all = [...turn.piles, ...(turn.card ? [turn.card] : [])];
  return all
    .map((piece) => `${piece.zone}${piece.at}`)
    .sort()
    .join(' ');
}
