// Putting cards together by hand: tapping, dragging one onto another, stacking. Each function returns a new turn.

import { holds, same, stackOf, type Joint, type Piece, type Turn, type Verb } from './turn';

/** A tap. A second one takes the card out again. */
export function choose(turn: Turn, piece: Piece): Turn {
  if (piece.zone === 'hand') return withCard(turn, same(turn.card, piece) ? null : piece);
  if (holds(turn.piles, piece)) return withoutPile(turn, piece);
  const at = stackOf(turn, piece);
  if (at >= 0) return unstack(turn, at, piece);
  return turn.stacks[turn.stacking] ? onStack(turn, piece) : withPile(turn, piece);
}

/** One card dragged onto another. */
export function lay(turn: Turn, piece: Piece, target: Piece): Turn {
  if (same(piece, target) || (piece.zone === 'hand' && target.zone === 'hand')) return turn;
  const card = [piece, target].find((one) => one.zone === 'hand');
  const piles = [target, piece].filter((one) => one.zone === 'table');
  const free = { ...turn, stacking: -1 };
  const laid = piles.reduce((made, pile) => (holds(made.piles, pile) ? made : choose(made, pile)), free);
  return card ? withCard(laid, card) : laid;
}

/** The card goes to one of its places. What it is laid down beside does not matter to a discard. */
export function put(turn: Turn, verb: Verb): Turn {
  const piles = verb === 'discard' ? { piles: [], joints: [] } : {};
  return { ...turn, ...piles, verb, minus: false, sign: '', results: [''], slot: null };
}

/** Lay the chosen piles together; or, once a card lies on something, lay further piles to what it makes. */
export function stack(turn: Turn): Turn {
  if (turn.stacks[turn.stacking]) return tidy({ ...turn, stacking: -1 });
  const made = turn.card !== null && turn.piles.length > 0;
  const piles = made ? [] : turn.piles;
  const stacks = [...turn.stacks, { made, piles }];
  const rest = made ? {} : { piles: [], joints: [] };
  return { ...turn, ...rest, stacks, stacking: piles.length > 1 ? -1 : stacks.length - 1, slot: null };
}

/** How two piles belong together, one way after the other. */
export function turnJoint(turn: Turn, at: number, ways: readonly Joint[]): Turn {
  const now = ways.indexOf(turn.joints[at] ?? '');
  const joints = turn.joints.map((joint, place): Joint => (place === at ? (ways[(now + 1) % ways.length] ?? '') : joint));
  return { ...turn, joints };
}

/** What was said of other cards is no longer said. Where the card goes may have been named before it. */
function fresh(turn: Turn): Turn {
  return { ...turn, sum: '', results: [''], slot: null };
}

function withCard(turn: Turn, card: Piece | null): Turn {
  const sum = turn.card ? turn.sum : (turn.results[0] ?? '');
  return tidy({ ...fresh({ ...turn, card, minus: false, stacking: -1 }), sum: card ? sum : '' });
}

function withPile(turn: Turn, pile: Piece): Turn {
  // `5 +`, then a second card of the table: the sign stands between these two.
  const adds = turn.sign === '+' && !turn.card && turn.piles.length > 0;
  const joints: Joint[] = turn.piles.length ? [...turn.joints, adds ? '+' : ''] : [];
  const verb = turn.verb === 'discard' ? null : turn.verb;
  return fresh({ ...turn, verb, piles: [...turn.piles, pile], joints, sign: adds ? '' : turn.sign });
}

function withoutPile(turn: Turn, pile: Piece): Turn {
  const at = turn.piles.findIndex((one) => same(one, pile));
  const joints = turn.joints.filter((_, place) => place !== Math.max(0, at - 1));
  return tidy(fresh({ ...turn, piles: turn.piles.filter((one) => !same(one, pile)), joints }));
}

function onStack(turn: Turn, pile: Piece): Turn {
  const stacks = turn.stacks.map((one, at) => (at === turn.stacking ? { ...one, piles: [...one.piles, pile] } : one));
  return { ...turn, stacks };
}

function unstack(turn: Turn, at: number, pile: Piece): Turn {
  const stacks = turn.stacks.map((one, place) =>
    place === at ? { ...one, piles: one.piles.filter((other) => !same(other, pile)) } : one,
  );
  return tidy({ ...turn, stacks });
}

/** A stack in which nothing is left, or whose new pile is no longer made, is none. The one in hand may still be empty. */
function tidy(turn: Turn): Turn {
  const makes = turn.card !== null && turn.piles.length > 0;
  const current = turn.stacks[turn.stacking];
  const stacks = turn.stacks.filter((one) => (one === current || one.piles.length > 0) && (makes || !one.made));
  return { ...turn, stacks, stacking: current ? stacks.indexOf(current) : -1 };
}
