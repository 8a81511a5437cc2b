// The sentence strip: what was chosen and said so far, with a blank wherever the player has not spoken yet.
//
// It never fills a blank. `8 _ 3 = _` stays so until the player enters the operation and the result.

import { named, sign, word, type Bit as AnyBit, type Part as AnyPart } from '../../../lib/strip';
import { activeSlot, entered } from './entry';
import { isBuild, POWERS, ROOTS, verbOf, type Piece, type Slot, type Stack, type Turn } from './turn';

export type Bit = AnyBit<Piece, Slot>;
export type Part = AnyPart<Piece, Slot>;

/** The parts in the order in which they are said. */
export function strip(turn: Turn): Part[] {
  const bits = isBuild(turn) ? build(turn) : !turn.card && !turn.verb && turn.piles.length > 1 ? sum(turn) : action(turn);
  const stacks = turn.stacks.map((one, group): Part => ({ bits: stackBits(one), group }));
  return bits.length ? [{ bits, group: -1 }, ...stacks] : stacks;
}

function action(turn: Turn): Bit[] {
  const piles = turn.piles.flatMap((pile, at) => (at ? [joined(turn, at), named(pile)] : [named(pile)]));
  const meant = verbOf(turn);
  const made = turn.sum && meant === 'capture' ? [sign('='), sign(turn.sum)] : [];
  const verb: Bit[] = meant ? [word(meant === 'match' ? 'matching' : meant)] : turn.sign ? [sign(turn.sign)] : [];
  return [...piles, ...made, ...verb, ...(turn.card ? [cardBit(turn)] : [])];
}

function sum(turn: Turn): Bit[] {
  return [...together(turn), sign('='), blank(turn, { part: 'result', at: 0 })];
}

function together(turn: Turn): Bit[] {
  return turn.piles.flatMap((pile, at) => (at ? [blank(turn, { part: 'joint', at: at - 1 }), named(pile)] : [named(pile)]));
}

function build(turn: Turn): Bit[] {
  const piles = together(turn);
  const base = piles.length > 1 ? [sign('('), ...piles, sign(')')] : piles;
  const operation = blank(turn, { part: 'sign', at: 0 });
  const results = turn.results.flatMap((_, at) => [
    ...(at ? [sign(','), word('digit'), word('sum')] : [sign('=')]),
    blank(turn, { part: 'result', at }),
  ]);
  if (!POWERS.includes(turn.sign)) return [...base, operation, cardBit(turn), ...results];
  const power = ROOTS.includes(turn.sign) ? [...(turn.minus ? [sign('−')] : []), operation, ...base] : [...base, operation];
  return [...power, word('with'), ...(turn.card ? [named(turn.card)] : []), ...results];
}

function stackBits({ made, piles }: Stack): Bit[] {
  return [word('stack'), ...(made ? [word('it')] : []), ...piles.map(named)];
}

/** Before there is anything to say about them, piles stand side by side. */
function joined(turn: Turn, at: number): Bit {
  const joint = turn.joints[at - 1];
  return joint === '+' ? sign('+') : joint || verbOf(turn) ? word('and') : sign(',');
}

function cardBit({ card, minus }: Turn): Bit {
  return card ? { kind: 'piece', piece: card, text: minus ? `(−${card.text})` : card.text } : sign('');
}

function blank(turn: Turn, slot: Slot): Bit {
  const active = activeSlot(turn);
  return { kind: 'blank', slot, text: entered(turn, slot), active: active?.part === slot.part && active.at === slot.at };
}
