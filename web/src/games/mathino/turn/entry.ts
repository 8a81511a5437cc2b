// Filling the blanks: digits and signs from the keypad or the keyboard. What is entered is the player's own; nothing is offered.

import { isBuild, POWERS, type Joint, type Slot, type Turn } from './turn';

const SIGNS: readonly string[] = ['+', '−', '×', '÷', ...POWERS];

/** Signs as keyboards write them. */
const TYPED: { [key: string]: string } = { '-': '−', '*': '×', x: '×', X: '×', ':': '÷', '·': '×', '.': '…' };

/** Nobody writes a longer number digit by digit: such a one is said by its ends. */
const LONGEST = 24;

/** The sign or digit that a key of the keyboard stands for; nothing for any other key. */
export function keyOf(typed: string): string {
  const key = TYPED[typed] ?? typed;
  return /^[0-9/…+−×÷²³√∛&]$/.test(key) ? key : '';
}

/** The blanks of a build in reading order. */
export function slots(turn: Turn): Slot[] {
  const joints = turn.joints.map((_, at): Slot => ({ part: 'joint', at }));
  // Cards of the table by themselves: what they make can be said before there is a card for it.
  if (!turn.card && !turn.verb && joints.length) return [...joints, { part: 'result', at: 0 }];
  if (!isBuild(turn)) return [];
  return [...joints, { part: 'sign', at: 0 }, ...turn.results.map((_, at): Slot => ({ part: 'result', at }))];
}

export function entered(turn: Turn, { part, at }: Slot): string {
  if (part === 'sign') return turn.sign;
  return (part === 'joint' ? turn.joints : turn.results)[at] ?? '';
}

export function blanks(turn: Turn): Slot[] {
  return slots(turn).filter((slot) => entered(turn, slot) === '');
}

/** Where the next key goes: the blank that the player chose, else the first empty one, else the last. */
export function activeSlot(turn: Turn): Slot | null {
  const all = slots(turn);
  return all.find((slot) => isSame(slot, turn.slot)) ?? blanks(turn)[0] ?? all.at(-1) ?? null;
}

/** One key. A digit always goes to a result, a sign to a joint or to the operation, whichever blank is marked. */
export function press(turn: Turn, key: string): Turn {
  const active = activeSlot(turn);
  const gap = active?.part === 'joint' || (turn.results[0] && turn.joints.includes(''));
  if (key === '&' || (key === '+' && gap)) return fillJoint(turn, active, key);
  const at = active?.part === 'result' ? active.at : 0;
  const result = turn.results[at] ?? '';
  const negates = key === '−' && active?.part === 'result' && result === '' && meansResult(turn);
  if (SIGNS.includes(key) && !negates) return withSign(turn, key);
  if (!active || (result.length >= LONGEST && key !== '…')) return turn;
  const results = turn.results.map((one, place) => (place === at ? one + key : one));
  return { ...turn, results, slot: { part: 'result', at } };
}

/** Whether a minus belongs to the result: where that blank was chosen, the operation is a minus already, or a number is negative.
 *  Else it is the operation, in place of the one before, as any other sign would be. */
function meansResult({ slot, sign, minus, piles }: Turn): boolean {
  return slot?.part === 'result' || sign === '−' || minus || piles.some((pile) => pile.text.startsWith('−'));
}

/** Change from positive to negative, or back: the result while its blank is marked, else the card. */
export function negate(turn: Turn): Turn {
  const active = activeSlot(turn);
  if (active?.part !== 'result') return negateCard(turn);
  const turned = (text: string): string => (text.startsWith('−') ? text.slice(1) : `−${text}`);
  return { ...turn, results: turn.results.map((one, at) => (at === active.at ? turned(one) : one)), slot: active };
}

export function negateCard(turn: Turn): Turn {
  return turn.card ? { ...turn, minus: !turn.minus, verb: null } : turn;
}

/** Whether what `negate` would change is negative now. */
export function isNegative(turn: Turn): boolean {
  const active = activeSlot(turn);
  return active?.part === 'result' ? entered(turn, active).startsWith('−') : turn.minus;
}

/** The digits of what was made are added: a further result to state. */
export function addDigits(turn: Turn): Turn {
  if (!isBuild(turn)) return turn;
  return { ...turn, results: [...turn.results, ''], slot: { part: 'result', at: turn.results.length } };
}

/** Go to the empty blank after this one, round to the first. */
export function next(turn: Turn): Turn {
  const all = slots(turn);
  const at = all.findIndex((slot) => isSame(slot, activeSlot(turn)));
  const found = [...all.slice(at + 1), ...all].find((slot) => entered(turn, slot) === '');
  return found ? { ...turn, slot: found } : turn;
}

/** Say a blank anew. */
export function open(turn: Turn, slot: Slot): Turn {
  if (slot.part === 'sign') return { ...turn, sign: '', slot };
  return { ...turn, results: turn.results.map((one, at) => (at === slot.at ? '' : one)), slot };
}

/** Open the results again, after a claim that was not true. */
export function reopen(turn: Turn): Turn {
  return { ...turn, results: [''], slot: null };
}

function withSign(turn: Turn, sign: string): Turn {
  return turn.card || turn.piles.length ? { ...turn, sign, verb: null, slot: null } : turn;
}

function fillJoint(turn: Turn, slot: Slot | null, joint: string): Turn {
  const at = slot?.part === 'joint' ? slot.at : turn.joints.indexOf('');
  if (at < 0) return turn;
  const joints = turn.joints.map((one, place) => (place === at ? (joint as Joint) : one));
  return { ...turn, joints, slot: null };
}

function isSame(one: Slot, other: Slot | null): boolean {
  return one.part === other?.part && one.at === other.at;
}
