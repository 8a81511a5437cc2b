// The sentence strip: what was chosen and said so far, with a blank wherever the player has not spoken yet.
//
// It never fills a blank. `5 _ 3 = _` stays so until the player enters the operation and the result.

import { named, sign, word, type Bit as AnyBit, type Part as AnyPart } from '../../../lib/strip';
import { activeSlot } from './entry';
import { heard } from './handling';
import { isBare, isPiece, staysBehind, type Group, type Piece, type Slot, type Step, type Term, type Turn } from './turn';
import { wildForm } from './wilds';

export type Bit = AnyBit<Piece, Slot>;
export type Part = AnyPart<Piece, Slot>;

/** The parts in the order in which they are said. */
export function strip(made: Turn): Part[] {
  const turn = heard(made);
  const parts: Part[] = turn.groups.map((group, at) => ({ bits: groupBits(turn, group), group: at }));
  const stay = (part: Part): boolean => {
    const group = turn.groups[part.group];
    return group !== undefined && staysBehind(turn, group);
  };
  const left = parts.filter(stay);
  const rest = parts.filter((part) => !stay(part));
  const laid: Part[] = turn.dropped.length ? [{ bits: [word('discard'), ...turn.dropped.map(named)], group: -1 }] : [];
  return [...left, ...laid, ...withVerb(turn, rest)];
}

function withVerb(turn: Turn, parts: Part[]): Part[] {
  const show: Bit[] = turn.shown && turn.verb === 'build' ? [word('show')] : [];
  if (turn.verb === 'build') {
    // Until a pile is chosen there is no equation for the card to stand in.
    const card: Bit[] = turn.card && parts.length === 0 ? [named(turn.card)] : [];
    const first = parts[0] ?? { bits: [], group: -1 };
    return [{ ...first, bits: [word('build'), ...first.bits, ...card, ...(parts.length > 1 ? [] : show)] }, ...parts.slice(1)];
  }
  const card: Bit[] = turn.card ? [named(turn.card)] : [];
  if (turn.verb) return [...parts, { bits: [word(turn.verb), ...card], group: -1 }];
  return card.length ? [...parts, { bits: card, group: -1 }] : parts;
}

function groupBits(turn: Turn, group: Group): Bit[] {
  const bits = group.steps.flatMap((step, at) => [...(at ? [sign(',')] : []), ...stepBits(turn, group, step)]);
  return staysBehind(turn, group) ? [...bits, sign(','), word('leave')] : bits;
}

function stepBits(turn: Turn, group: Group, step: Step): Bit[] {
  const terms = step.terms.map((term) => termBit(group, term));
  if (isBare(step)) {
    // A match: both sides are cards that the player chose.
    if (turn.verb === 'take' && turn.card && !group.left && !step.sign) return [...terms, sign('='), named(turn.card)];
    return step.sign ? [...terms, sign(step.sign)] : terms;
  }
  const result = [sign('='), blank(turn, { step: step.id, part: 'result' }, step.result)];
  if (step.wild) return [...wildBits(step.wild, terms), ...result];
  const joint = blank(turn, { step: step.id, part: 'sign' }, step.sign);
  return [...terms.flatMap((term, at) => (at ? [joint, term] : [term])), ...result];
}

/** A wild card shows its operation: that is printed on it. */
function wildBits(wild: Piece, onto: Bit[]): Bit[] {
  const { place, sign: printed, operand } = wildForm(wild.name);
  const card: Bit = { kind: 'piece', piece: wild, text: place === 'before' && operand ? operand : wild.text };
  if (place !== 'before') return [...onto, card];
  if (printed === 'of') return [card, word('of'), ...onto];
  return printed === '×' ? [card, sign('×'), ...onto] : [card, ...onto];
}

function termBit(group: Group, term: Term): Bit {
  if (isPiece(term)) return named(term);
  return { kind: 'echo', text: group.steps.find((step) => step.id === term.from)?.result ?? '' };
}

function blank(turn: Turn, slot: Slot, text: string): Bit {
  const active = activeSlot(turn);
  return { kind: 'blank', slot, text, active: active?.step === slot.step && active.part === slot.part };
}
