// The bracket as a picture: a box for each table, a row for each seat, a line from whoever comes through to where they play next.
// Who goes on is bold and has a triangle; a game that is being played has a thick frame and three dots; one to come is dashed.

import type { Line, Plan, PlanSeat, PlanTable, Sheet, Spot } from '../lib/wire';
import { INKS, type Drawing, type Mark, type Tone } from './drawing';
import { allTables } from './plan';

/** The few words in the picture. */
export type Speaker = {
  seat: (seat: PlanSeat) => string;
  round: (round: number) => string;
  side: (side: string) => string;
  bye: string;
};

export const ROW = 27;
export const WIDTH = 212;
export const BETWEEN = 30;
/** Around everything, and above it for the rounds. */
const EDGE = 18;
const TOP = EDGE + 30;
const NUMBER = 32;
/** How much room a name has where nothing stands beside it. */
const ROOM = 172;
const BASE = 19;

/** A sheet of the plan in dots: there tables stand in columns, and heights are counted in rows. */
export function drawBracket(plan: Plan, sheet: Sheet, words: Speaker): Drawing {
  const tables = new Map(allTables(plan).map((table) => [table.id, table]));
  const title = (at: number, down: number, text: string): Mark => ({ kind: 'text', tone: 'title', x: x(at), y: y(down), text });
  const marks = [
    ...sheet.lines.map(path),
    ...sheet.rounds.map((round, at) => title(at, -0.6, words.round(round))),
    ...sheet.sides.map(({ side, top }) => title(0, top + 0.9, words.side(side))),
    ...sheet.spots.flatMap((spot) => {
      const table = tables.get(spot.id);
      if (!table) return [];
      const deciding = table.side === 'final' || table.side === 'third';
      return [...(deciding ? [title(spot.column, spot.top - 0.4, words.side(table.side))] : []), ...box(table, spot, words)];
    }),
  ];
  return { marks, width: x(sheet.rounds.length) - BETWEEN + EDGE, height: y(sheet.height) + EDGE };
}

const x = (column: number): number => EDGE + column * (WIDTH + BETWEEN);
const y = (down: number): number => TOP + down * ROW;

/** Who falls to the other side is told by the number of their game, and has no line. */
function path({ left, start, right, end, turn }: Line): Mark {
  const rightwards = left < right;
  const [from, to] = rightwards ? [x(left) + WIDTH, x(right)] : [x(left), x(right) + WIDTH];
  const at = to + (rightwards ? -1 : 1) * BETWEEN * turn;
  return { kind: 'path', tone: 'line', points: [[from, y(start)], [at, y(start)], [at, y(end)], [to, y(end)]] }; // oxfmt-ignore
}

function box(table: PlanTable, { column, top, rows }: Spot, words: Speaker): Mark[] {
  const [left, above, height] = [x(column), y(top), rows * ROW];
  const tone: Tone = table.status === 'open' ? 'live' : table.status === 'coming' || table.status === 'bye' ? 'coming' : 'box';
  const centre = above + height / 2;
  const live: Mark[] = table.status === 'open' ? dots(left + 7, centre + 12) : [];
  return [
    { kind: 'box', tone, x: left, y: above, width: WIDTH, height },
    {
      kind: 'text',
      tone: 'soft',
      x: left + NUMBER - 6,
      y: centre + (live.length ? 1 : 5),
      text: String(table.number),
      end: true,
    },
    ...live,
    ...table.seats.flatMap((seat, at) => row(table, seat, left, above + at * ROW, words)),
  ];
}

function row(table: PlanTable, seat: PlanSeat, x: number, y: number, words: Speaker): Mark[] {
  const ended = ['ended', 'walkover'].includes(table.status);
  const through = seat.goes_on || (ended && seat.place === 1);
  const tone: Tone = !seat.name ? 'soft' : through ? 'won' : ended ? 'out' : 'name';
  const right = besideName(table, seat, ended, words);
  const room = ROOM - (right ? 8 + 8 * right.length : 0) - (through ? 11 : 0);
  const text = seat.name ? short(seat.name, room, INKS[tone].size, INKS[tone].bold) : words.seat(seat);
  const whole = seat.name && text !== seat.name ? { whole: seat.name } : {};
  const marks: Mark[] = [{ kind: 'text', tone, x: x + NUMBER + (through ? 11 : 0), y: y + BASE, text, ...whole }];
  if (through) marks.push(triangle(x + NUMBER - 2, y + ROW / 2));
  if (right) marks.push({ kind: 'text', tone: 'soft', x: x + WIDTH - 8, y: y + BASE, text: right, end: true });
  return marks;
}

/** Points where they are known; at large tables the place. */
function besideName(table: PlanTable, seat: PlanSeat, ended: boolean, words: Speaker): string {
  if (table.status === 'bye') return words.bye;
  if (seat.points !== null) return String(seat.points);
  return ended && seat.place && table.seats.length > 2 ? `${seat.place}.` : '';
}

function triangle(x: number, y: number): Mark {
  return { kind: 'path', tone: 'sign', points: [[x, y - 5], [x + 8, y], [x, y + 5], [x, y - 5]] }; // oxfmt-ignore
}

/** Still being played: no sign of who is ahead. */
function dots(x: number, y: number): Mark[] {
  return [0, 1, 2].map((at) => {
    const [left, right] = [x + 7 * at, x + 7 * at + 5];
    return { kind: 'path', tone: 'sign', points: [[left, y - 2.5], [right, y - 2.5], [right, y + 2.5], [left, y + 2.5], [left, y - 2.5]] }; // oxfmt-ignore
  });
}

/** A name as far as it has room. The letters of no font are as wide as those of another; these are a little wider than most. */
function short(name: string, room: number, size: number, bold: boolean): string {
  const letters = [...name];
  const width = (some: readonly string[]): number =>
    some.reduce((sum, letter) => sum + size * widthOf(letter), 0) * (bold ? 1.08 : 1);
  if (width(letters) <= room) return name;
  while (letters.length && width([...letters, '…']) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function widthOf(letter: string): number {
  if (/[iljtfrI.,:;'’ ()-]/.test(letter)) return 0.4;
  if (/[mwMW…]/.test(letter)) return 0.98;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(letter))
    return 1.05;
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.62;
}
