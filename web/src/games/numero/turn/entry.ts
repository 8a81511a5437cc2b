// Filling the blanks: digits and signs from the keypad or the keyboard. What is entered is the player's own; nothing is offered.

import { baseOf, isBare, type Slot, type Step, type Turn } from './turn';

export const SIGNS = ['+', '−', '×', '÷'] as const;

/** Signs as keyboards write them. */
const TYPED: { [key: string]: string } = { '-': '−', '*': '×', x: '×', X: '×', ':': '÷', '·': '×', ',': '.' };

const LONGEST = 9;

/** The sign or digit that a key of the keyboard stands for; nothing for any other key. */
export function keyOf(typed: string): string {
  const key = TYPED[typed] ?? typed;
  return /^[0-9/.%+−×÷]$/.test(key) ? key : '';
}

/** The blanks of a turn in reading order. */
export function slots(turn: Turn): Slot[] {
  return turn.groups
    .flatMap((group) => group.steps)
    .flatMap((step): Slot[] => {
      if (isBare(step)) return [];
      const result: Slot = { step: step.id, part: 'result' };
      return step.wild ? [result] : [{ step: step.id, part: 'sign' }, result];
    });
}

/** The blanks that are still empty. */
export function blanks(turn: Turn): Slot[] {
  return slots(turn).filter((slot) => entered(turn, slot) === '');
}

export function entered(turn: Turn, slot: Slot): string {
  return stepOf(turn, slot.step)?.[slot.part] ?? '';
}

/** Where the next key goes: the blank that the player chose, else the first empty one, the group in hand before others. */
export function activeSlot(turn: Turn): Slot | null {
  if (turn.slot && stepOf(turn, turn.slot.step)) return turn.slot;
  const open = blanks(turn);
  const base = turn.groups[baseOf(turn)]?.steps.map((step) => step.id) ?? [];
  return open.find((slot) => base.includes(slot.step)) ?? open[0] ?? slots(turn).at(-1) ?? null;
}

/** One key. A digit always goes to the result and a sign to the operation, whichever of the two is marked. */
export function press(turn: Turn, key: string): Turn {
  const active = activeSlot(turn);
  const step = active && stepOf(turn, active.step);
  const sign = (SIGNS as readonly string[]).includes(key) && !(key === '−' && step?.wild && !step.result);
  if (sign) return step && !isFull(step, key) ? fill(turn, { step: step.id, part: 'sign' }, key) : onward(turn, key);
  if (!step || !/^[0-9/.%−]$/.test(key)) return turn;
  return fill(turn, { step: step.id, part: 'result' }, (step.result + key).slice(0, LONGEST));
}

/** Whether a sign no longer belongs here. Another sign than before corrects it. */
function isFull({ wild, sign, result }: Step, key: string): boolean {
  return wild !== null || (sign === key && result !== '');
}

/** A sign behind all that is said here: it goes to the next empty blank, or the group in hand goes on with it. */
function onward(turn: Turn, sign: string): Turn {
  const open = next(turn).slot;
  const there = open && blanks(turn).some((slot) => slot.step === open.step && slot.part === open.part);
  if (there) return open.part === 'sign' ? fill(turn, open, sign) : turn;
  const last = turn.groups[turn.current]?.steps.at(-1);
  if (!last) return turn;
  if (isBare(last)) return fill(turn, { step: last.id, part: 'sign' }, sign);
  const step: Step = { id: nextId(turn), terms: [{ from: last.id }], wild: null, sign, result: '' };
  const groups = turn.groups.map((group, at) => (at === turn.current ? { ...group, steps: [...group.steps, step] } : group));
  return { ...turn, groups, slot: null };
}

/** Go to the empty blank after this one, round to the first. */
export function next(turn: Turn): Turn {
  const active = activeSlot(turn);
  const order = slots(turn);
  const at = order.findIndex((slot) => slot.step === active?.step && slot.part === active.part);
  const found = [...order.slice(at + 1), ...order].find((slot) => entered(turn, slot) === '');
  return found ? { ...turn, slot: found } : turn;
}

/** Open the result of a step again, after a claim that was not true. */
export function reopen(turn: Turn, step: Step): Turn {
  return fill(turn, { step: step.id, part: 'result' }, '');
}

/** After the sign comes the result. */
export function fill(turn: Turn, slot: Slot, text: string): Turn {
  const groups = turn.groups.map((group) => ({
    ...group,
    steps: group.steps.map((step) => (step.id === slot.step ? { ...step, [slot.part]: text } : step)),
  }));
  return { ...turn, groups, slot: { step: slot.step, part: 'result' } };
}

export function nextId(turn: Turn): number {
  return 1 + Math.max(0, ...turn.groups.flatMap((group) => group.steps.map((step) => step.id)));
}

function stepOf(turn: Turn, id: number): Step | undefined {
  return turn.groups.flatMap((group) => group.steps).find((step) => step.id === id);
}
