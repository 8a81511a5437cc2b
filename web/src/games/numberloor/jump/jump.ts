// A jump in the making, as a value: what a player has said of it so far. How it becomes a sentence is in `sentence.ts`, and how it
// is drawn when it has been said, in `arc.ts`. Nothing in this folder adds up or knows what fits: finding that is the game.

/** Up, down, the same number; or what kind of floor it is. */
export type Way = '+' | '−' | '=' | 'odd' | 'even';

/** A blank of the strip that digits go to. */
export type Slot = 'step' | 'sum' | 'floor';

export type Jump = {
  way: Way | '';
  /** How far, where the open balloon leaves that open. */
  step: string;
  /** The sum in full. It may be left out where its floor says as much. */
  sum: string;
  /** The floor that is landed on. */
  floor: string;
  /** The card of the hand that is meant, by its place; −1 for none in particular. */
  card: number;
  /** The blank that the player chose; null leaves it to the first that must be filled. */
  slot: Slot | null;
};

export const STILL: Jump = { way: '', step: '', sum: '', floor: '', card: -1, slot: null };

/** What lies open, as far as a jump is concerned: the floor it starts from, and how far the balloon goes; empty where it has no number. */
export type Open = {
  floor: string;
  step: string;
  parity: boolean;
  /** Whether a sum above 9 is asked for. */
  sums: boolean;
};

/** The keys for saying which way. They follow from what is printed on the balloon; all of them are always there. */
export function waysOf({ parity }: Open): readonly Way[] {
  return parity ? ['odd', 'even', '='] : ['+', '−', '='];
}

/** The blanks of a jump, in the order in which they are read. The sum is only asked for on the way up: down, it is the floor. */
export function slotsOf({ way }: Jump, { step }: Open): Slot[] {
  if (way !== '+' && way !== '−') return ['floor'];
  return [...(step ? [] : (['step'] as const)), ...(way === '+' ? (['sum'] as const) : []), 'floor'];
}

/** Whether the sum has still to be said: on the way up to a floor below, or to one that is not known yet. */
export function lacksSum({ way, sum, floor }: Jump, open: Open): boolean {
  return open.sums && way === '+' && !sum && !(Number(floor) > Number(open.floor));
}

/** The blank that the next digit goes to. */
export function activeSlot(jump: Jump, open: Open): Slot {
  const slots = slotsOf(jump, open);
  if (jump.slot && slots.includes(jump.slot)) return jump.slot;
  return slots.find((slot) => (slot === 'sum' ? lacksSum(jump, open) : !jump[slot])) ?? 'floor';
}

/** Which way it goes. Said twice, it is taken back. */
export function turn(jump: Jump, way: Way): Jump {
  return { ...jump, way: jump.way === way ? '' : way, slot: null };
}

/** A digit. A sum has two at the most; a step and a floor have one, and another digit is another floor. */
export function press(jump: Jump, digit: string, open: Open): Jump {
  const slot = activeSlot(jump, open);
  if (slot === 'floor') return { ...jump, floor: digit, card: -1, slot: null };
  if (slot === 'step') return { ...jump, step: digit, slot: null };
  const sum = jump.sum.length < 2 ? jump.sum + digit : digit;
  return { ...jump, sum, slot: sum.length < 2 ? 'sum' : null };
}

/** Take the last thing back that was said. */
export function erase(jump: Jump): Jump {
  if (jump.floor || jump.card >= 0) return { ...jump, floor: '', card: -1, slot: null };
  if (jump.sum) return { ...jump, sum: jump.sum.slice(0, -1), slot: 'sum' };
  if (jump.step) return { ...jump, step: '', slot: null };
  return { ...jump, way: '', slot: null };
}

/** A card of the hand: a floor says where the jump lands. A second tap takes it back. */
export function choose(jump: Jump, card: number, floor: string): Jump {
  return jump.card === card ? { ...jump, card: -1, floor: '' } : { ...jump, card, floor, slot: null };
}

/** It was not so: where it lands is open again, which way it went stays. A word for a floor goes with that floor. */
export function reopen(jump: Jump): Jump {
  if (jump.way === 'odd' || jump.way === 'even') return STILL;
  return { ...jump, sum: '', floor: '', card: -1, slot: null };
}

export function isStill(jump: Jump): boolean {
  return !jump.way && !jump.step && !jump.sum && !jump.floor && jump.card < 0;
}
