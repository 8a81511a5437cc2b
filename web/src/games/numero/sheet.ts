// The score sheet in two readings: what each item has brought to each player, and what happened turn by turn.

import { bySeat, total, type ItemRow } from '../../lib/points';
import type { SheetLine } from '../../lib/wire';

export type TurnRow = { turn: number; seat: number; lines: SheetLine[]; sum: string };

/** Each item once, in the order in which it first came up, with the points of every seat; empty where there are none. */
export function byItem(sheet: readonly SheetLine[], seats: number): ItemRow[] {
  const items = [...new Set(sheet.map((line) => line.item))].sort(inOrder);
  return items.map((item) => ({ item, points: bySeat(sheet, seats, item) }));
}

/** The lines of each turn together. */
export function byTurn(sheet: readonly SheetLine[]): TurnRow[] {
  const rows: TurnRow[] = [];
  for (const line of sheet) {
    const last = rows.at(-1);
    if (last && last.turn === line.turn && last.seat === line.seat) last.lines.push(line);
    else rows.push({ turn: line.turn, seat: line.seat, lines: [line], sum: '' });
  }
  return rows.map((row) => ({ ...row, sum: total(row.lines.map((line) => line.points)) }));
}

/** The items of the checklist by number, then whatever else changes a score. */
function inOrder(one: string, other: string): number {
  return (Number(one) || 99) - (Number(other) || 99);
}
