// The sentence strip of a jump: what lies open, what the player has said, and a blank for all the rest.

import { sign, word, type Bit, type Part } from '../../../lib/strip';
import { activeSlot, slotsOf, type Jump, type Open, type Slot } from './jump';
import { missing, startOf, sumOf } from './sentence';

export type Blank = { part: Slot };
type Bits = Bit<string, Blank>[];

/** A jump: `9 + 2 = _ → _`, `9 = _`, `_ is odd` before its floor is known; then as it will be said. Empty while nothing has been. */
export function strip(jump: Jump, open: Open, night: boolean): Part<string, Blank>[] {
  const bits = jump.way ? said(jump, open) : jump.floor ? [word('floor'), card(jump.floor)] : [];
  return bits.length ? [{ group: -1, bits: night ? [word('night'), ...bits] : bits }] : [];
}

function said(jump: Jump, open: Open): Bits {
  const active = activeSlot(jump, open);
  // Way and floor say as much as the sum: it is shown as it will be said.
  const texts = missing(jump, open) === null ? { ...jump, sum: sumOf(jump, open) } : jump;
  const blank = (part: Slot): Bits[number] => ({ kind: 'blank', slot: { part }, text: texts[part], active: part === active });
  if (jump.way === 'odd' || jump.way === 'even') return [blank('floor'), word('is'), word(jump.way)];
  if (jump.way === '=') return [card(open.floor), sign('='), blank('floor')];
  const start: Bits = [card(startOf(jump, open)), sign(jump.way), open.step ? card(open.step) : blank('step')];
  if (!slotsOf(jump, open).includes('sum')) return [...start, sign('→'), blank('floor')];
  return [...start, sign('='), blank('sum'), sign('→'), blank('floor')];
}

/** What is printed on a card that lies open, or that was chosen. */
const card = (text: string): Bits[number] => ({ kind: 'piece', piece: text, text });
