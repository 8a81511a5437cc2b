// Putting cards together by hand: tapping, dragging one onto another, laying a card down. Each function returns a new turn.

import { blanks, fill, nextId } from './entry';
import {
  baseOf,
  groupOf,
  isBare,
  isPiece,
  same,
  stepHolds,
  verbOf,
  type Group,
  type Piece,
  type Step,
  type Term,
  type Turn,
  type Verb,
} from './turn';

/** A tap. Cards come together in the order in which they are tapped; a second tap takes a card out again. */
export function choose(turn: Turn, piece: Piece): Turn {
  if (piece.wild) return chooseWild(turn, piece);
  return piece.zone === 'hand' ? chooseCard(turn, piece) : choosePile(turn, piece);
}

/** One card dragged onto another. */
export function lay(turn: Turn, piece: Piece, target: Piece): Turn {
  if (same(piece, target)) return turn;
  if (piece.wild) return target.wild ? turn : layWild(release(turn, piece), piece, target);
  if (piece.zone === 'hand') return layCard(turn, piece, target);
  if (target.wild) return lay(turn, target, piece);
  if (target.zone === 'hand') return layCard(turn, target, piece);
  return joinPiles(turn, piece, target);
}

/** The number card goes to one of its three places; a wild card can only be laid down. */
export function put(turn: Turn, verb: Verb, piece: Piece | null = null): Turn {
  if (piece?.wild) return verb === 'discard' ? drop(release(turn, piece), piece) : turn;
  if (verb === 'discard' && !piece && turn.held) return drop(turn, turn.held);
  const chosen = piece ?? turn.card;
  const lifted = liftCard(turn.verb ? turn : apart(turn));
  if (verb !== 'discard') return settle({ ...lifted, card: chosen, verb, slot: null });
  // A mere join is a thought (N-21): it falls apart when the card goes elsewhere. What wild cards have changed stays.
  const groups = lifted.groups.filter((group) => group.steps.some((step) => step.wild));
  return { ...lifted, groups, current: groups.length - 1, card: chosen, verb, slot: null };
}

/** The next pile begins a group of its own. */
export function another(turn: Turn): Turn {
  return { ...turn, current: -1, held: null };
}

/** Leave a group in the centre as it is, or do not. */
export function leave(turn: Turn, at: number): Turn {
  const groups = turn.groups.map((group, place) => (place === at ? { ...group, left: !group.left } : group));
  return settle({ ...liftCard({ ...turn, groups }), slot: null });
}

function choosePile(turn: Turn, pile: Piece): Turn {
  if (turn.held) return layWild(turn, turn.held, pile);
  const at = groupOf(turn, pile);
  if (at < 0) return addPile(turn, pile);
  if (at === turn.current) return takeOut(turn, pile);
  return turn.current < 0 ? { ...turn, current: at } : join(turn, turn.current, at);
}

function chooseWild(turn: Turn, wild: Piece): Turn {
  if (same(turn.held, wild)) return { ...turn, held: null };
  if (turn.dropped.some((dropped) => same(dropped, wild))) return release(turn, wild);
  if (groupOf(turn, wild) >= 0) return takeOut(turn, wild);
  return turn.groups[turn.current] ? withWild(turn, turn.current, wild) : { ...turn, held: wild };
}

function chooseCard(turn: Turn, card: Piece): Turn {
  const next = same(turn.card, card) ? null : card;
  return stated(settle({ ...liftCard(turn), card: next, slot: null }));
}

/** Where several groups are taken and one result is left to say, the card that is laid down for it says it: `8 + 2` is this 10. */
function stated(turn: Turn): Turn {
  const [slot, ...others] = blanks(turn);
  const last = slot?.part === 'result' && !others.length && turn.groups.length > 1;
  return last && turn.card && verbOf(turn) === 'take' ? fill(turn, slot, turn.card.text) : turn;
}

function layWild(turn: Turn, wild: Piece, pile: Piece): Turn {
  const at = groupOf(turn, pile);
  if (at >= 0) return withWild(turn, at, wild);
  const alone = begin({ ...turn, held: null }, pile);
  return withWild(alone, alone.current, wild);
}

function layCard(turn: Turn, card: Piece, pile: Piece): Turn {
  const at = groupOf(turn, pile);
  const chosen = at >= 0 ? { ...turn, current: at } : addPile(turn, pile);
  return same(chosen.card, card) ? chosen : chooseCard(chosen, card);
}

function joinPiles(turn: Turn, pile: Piece, target: Piece): Turn {
  const from = groupOf(turn, pile);
  const to = groupOf(turn, target);
  if (from >= 0 && from === to) return turn;
  const first = to >= 0 ? { ...turn, current: to } : begin(turn, target);
  return from >= 0 ? join(first, first.current, from) : addPile(first, pile, false);
}

function addPile(turn: Turn, pile: Piece, alone = true): Turn {
  const lifted = liftCard(turn);
  const group = lifted.groups[lifted.current];
  // Once its result is said a group is whole, until a sign goes on with it.
  if (!group || (alone && lastOf(group).result)) return settle(begin(lifted, pile));
  return changed(turn, turn.current, (group) => addTerm(turn, group, pile));
}

function begin(turn: Turn, pile: Piece): Turn {
  const step: Step = { id: nextId(turn), terms: [pile], wild: null, sign: '', result: '' };
  return { ...turn, groups: [...turn.groups, { steps: [step], left: false }], current: turn.groups.length, held: null };
}

function withWild(turn: Turn, at: number, wild: Piece): Turn {
  return changed({ ...turn, held: null, current: at }, at, (group) => {
    const last = lastOf(group);
    if (isBare(last) && last.result === '') return replaceLast(group, { ...last, wild });
    const step: Step = { id: nextId(turn), terms: [{ from: last.id }], wild, sign: '', result: '' };
    return { ...group, steps: [...group.steps, step] };
  });
}

/** Two groups become one: a sum of both. A sum that is not yet stated takes the other group in. */
function join(turn: Turn, into: number, from: number): Turn {
  const lifted = liftCard(turn);
  const target = lifted.groups[into];
  const other = lifted.groups[from];
  if (!target || !other || into === from) return turn;
  const last = lastOf(other);
  const bare = isBare(last) && other.steps.length === 1;
  const operand = bare ? (last.terms[0] as Term) : { from: last.id };
  const joined = addTerm(lifted, target, operand, bare ? [] : other.steps);
  const groups = lifted.groups.map((group, at) => (at === into ? joined : group)).filter((_, at) => at !== from);
  return settle({ ...lifted, groups, current: from < into ? into - 1 : into, held: null, slot: null });
}

function takeOut(turn: Turn, piece: Piece): Turn {
  const at = groupOf(turn, piece);
  const lifted = liftCard(turn);
  const group = lifted.groups[at];
  if (!group || !stepHolds(lastOf(group), piece)) return turn;
  const last = lastOf(group);
  const terms = last.wild ? last.terms : last.terms.filter((term) => !isPiece(term) || !same(term, piece));
  const rest = terms[0];
  const steps = group.steps.slice(0, -1);
  // What is left of the step: nothing, the earlier result alone, or a smaller step whose result is open again.
  if (rest && (isPiece(rest) || terms.length > 1)) steps.push({ ...last, terms, wild: null, result: '' });
  const groups = lifted.groups.flatMap((other, place) => (place !== at ? [other] : steps.length ? [{ ...group, steps }] : []));
  return settle({ ...lifted, groups, current: steps.length ? at : -1, slot: null });
}

function addTerm(turn: Turn, group: Group, term: Term, before: Step[] = []): Group {
  const last = lastOf(group);
  const earlier = group.steps.slice(0, -1);
  if (!last.wild && last.result === '')
    return { ...group, steps: [...earlier, ...before, { ...last, terms: [...last.terms, term] }] };
  const step: Step = { id: nextId(turn), terms: [{ from: last.id }, term], wild: null, sign: '', result: '' };
  return { ...group, steps: [...group.steps, ...before, step] };
}

/** A wild card leaves wherever it was. */
function release(turn: Turn, wild: Piece): Turn {
  if (groupOf(turn, wild) >= 0) return takeOut(turn, wild);
  const dropped = turn.dropped.filter((other) => !same(other, wild));
  return { ...turn, dropped, held: same(turn.held, wild) ? null : turn.held };
}

function drop(turn: Turn, wild: Piece): Turn {
  if (wild.zone !== 'hand') return { ...turn, held: null };
  return { ...turn, dropped: [...turn.dropped, wild], held: null };
}

function changed(turn: Turn, at: number, change: (group: Group) => Group): Turn {
  const lifted = liftCard(turn);
  const groups = lifted.groups.map((group, place) => (place === at ? change(group) : group));
  return settle({ ...lifted, groups, slot: null });
}

/** In a build the hand card is the last term (N-31). */
function settle(turn: Turn): Turn {
  const card = turn.card;
  const base = baseOf(turn);
  if (verbOf(turn) !== 'build' || !card || base < 0) return turn;
  const groups = turn.groups.map((group, at) => (at === base ? addTerm(turn, group, card) : group));
  return { ...turn, groups };
}

/** The turn as it is understood. While nothing else has been said, a sum that makes just what the card shows is a take. */
export function heard(turn: Turn): Turn {
  if (turn.verb || !turn.card) return turn;
  const taken = apart(turn);
  return verbOf(taken) === 'take' ? { ...taken, verb: 'take' } : { ...turn, verb: verbOf(liftCard(turn)) };
}

/** The hand card beside its sum, which stays as it was said. */
function apart(turn: Turn): Turn {
  const groups = turn.groups.map((group) => ({ ...group, steps: group.steps.flatMap((step) => setAside(step, turn.card)) }));
  return { ...turn, groups };
}

function setAside(step: Step, card: Piece | null): Step[] {
  if (!card || !stepHolds(step, card)) return [step];
  const terms = step.terms.filter((term) => !isPiece(term) || !same(term, card));
  if (terms.length > 1) return [step.sign === '+' || !step.sign ? { ...step, terms } : step];
  return step.sign || step.result ? [step] : withoutCard(step, card);
}

/** The turn without the hand card in any of its steps; a sum that held it is open again. */
function liftCard(turn: Turn): Turn {
  const card = turn.card;
  if (!card || groupOf(turn, card) < 0) return turn;
  const groups = turn.groups.map((group) => ({ ...group, steps: group.steps.flatMap((step) => withoutCard(step, card)) }));
  return { ...turn, groups };
}

function withoutCard(step: Step, card: Piece): Step[] {
  if (!stepHolds(step, card)) return [step];
  const terms = step.terms.filter((term) => !isPiece(term) || !same(term, card));
  const only = terms.length === 1 ? terms[0] : undefined;
  return only && !isPiece(only) ? [] : [{ ...step, terms, result: '' }];
}

function replaceLast(group: Group, step: Step): Group {
  return { ...group, steps: [...group.steps.slice(0, -1), step] };
}

function lastOf(group: Group): Step {
  const last = group.steps.at(-1);
  if (!last) throw new Error('a group has at least one step');
  return last;
}
