// Filling the blanks: digits and signs from the keypad or the keyboard. What is entered is the player's own; nothing is offered.

import { baseOf, isBare, type Slot, type Step, type Turn } from './turn';

export const SIGNS = ['+', '−', '×', '÷'] as const;

/** Signs as keyboards write them. */
const TYPED: { [key: string]: string } = { '-': '−', '*': '×', x: '×', X: '×', ':': '÷', '·': '×' };

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
  if (!step) return turn;
  if ((SIGNS as readonly string[]).includes(key) && !step.wild) return fill(turn, { step: step.id, part: 'sign' }, key, 'result');
  if (key === '−' ? step.result !== '' : !/^[0-9/.%]$/.test(key)) return turn;
  const result = (step.result + key).slice(0, LONGEST);
  return fill(turn, { step: step.id, part: 'result' }, result, 'result');
}

/** Take the last digit away, or the sign if there is no digit. */
export function erase(turn: Turn): Turn {
  const active = activeSlot(turn);
  const step = active && stepOf(turn, active.step);
  if (!step) return turn;
  if (step.result) return fill(turn, { step: step.id, part: 'result' }, step.result.slice(0, -1), 'result');
  return fill(turn, { step: step.id, part: 'sign' }, '', 'sign');
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
  return fill(turn, { step: step.id, part: 'result' }, '', 'result');
}

function fill(turn: Turn, slot: Slot, text: string, then: Slot['part']): Turn {
  const groups = turn.groups.map((group) => ({
    ...group,
    steps: group.steps.map((step) => (step.id === slot.step ? { ...step, [slot.part]: text } : step)),
  }));
  return { ...turn, groups, slot: { step: slot.step, part: then } };
}

function stepOf(turn: Turn, id: number): Step | undefined {
  return turn.groups.flatMap((group) => group.steps).find((step) => step.id === id);
}
