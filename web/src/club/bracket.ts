// The bracket as a picture: a box for each table, a row for each seat, a line from whoever comes through to where they play next.
// Who goes on is bold and has a triangle; a game that is being played has a thick frame and three dots; one to come is dashed.

import type { Plan, PlanSeat, PlanTable } from '../lib/wire';
import { INKS, type Drawing, type Mark, type Tone } from './drawing';
import { BETWEEN, layOut, ROW, WIDTH, type Heading, type Layout, type Place } from './layout';

/** The few words in the picture. */
export type Speaker = {
  seat: (seat: PlanSeat) => string;
  round: (round: number) => string;
  side: (side: string) => string;
  bye: string;
};

const NUMBER = 32;
/** How much room a name has where nothing stands beside it. */
const ROOM = 172;
const BASE = 19;

export function drawBracket(plan: Plan, words: Speaker): Drawing {
  const layout = layOut(plan);
  const places = [...layout.places.values()];
  const marks = [
    ...lines(layout, places),
    ...layout.headings.map((heading) => title(heading, words)),
    ...places.flatMap((place) => box(place, words)),
  ];
  return { marks, width: layout.width, height: layout.height };
}

function title({ x, y, round, side }: Heading, words: Speaker): Mark {
  return { kind: 'text', tone: 'title', x, y, text: side ? words.side(side) : words.round(round ?? 0) };
}

function box({ table, x, y, height }: Place, words: Speaker): Mark[] {
  const tone: Tone = table.status === 'open' ? 'live' : table.status === 'coming' || table.status === 'bye' ? 'coming' : 'box';
  const centre = y + height / 2;
  const live: Mark[] = table.status === 'open' ? dots(x + 7, centre + 12) : [];
  return [
    { kind: 'box', tone, x, y, width: WIDTH, height },
    { kind: 'text', tone: 'soft', x: x + NUMBER - 6, y: centre + (live.length ? 1 : 5), text: String(table.number), end: true },
    ...live,
    ...table.seats.flatMap((seat, at) => row(table, seat, x, y + at * ROW, words)),
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

/** From where somebody comes through to where they sit. Those who fall to the other side are told by the number of their game. */
type Way = { from: readonly [number, number]; to: readonly [number, number]; rightwards: boolean; table: number };

function waysTo({ places }: Layout, place: Place): Way[] {
  return place.table.seats.flatMap((seat, at): Way[] => {
    const source = seat.came_from === null ? undefined : places.get(seat.came_from);
    const falls =
      source && (place.table.side === 'third' || (source.table.side !== place.table.side && place.table.side !== 'final'));
    if (!source || falls) return [];
    const from = source.table.seats.findIndex((one) => one.entrant !== null && one.entrant === seat.entrant);
    const y = source.y + (from < 0 ? source.height / 2 : (from + 0.5) * ROW);
    const to = place.y + (at + 0.5) * ROW;
    const rightwards = source.x < place.x;
    const [start, end] = rightwards ? [source.x + WIDTH, place.x] : [source.x, place.x + WIDTH];
    return [{ from: [start, y], to: [end, to], rightwards, table: place.table.id }];
  });
}

/** Ways that lead up or down beside each other keep to lanes of their own, or nobody could tell them apart. */
function lines(layout: Layout, places: readonly Place[]): Mark[] {
  const lanes = new Map<number, Way[][]>();
  const laneOf = new Map<Way, number>();
  const ways = places.flatMap((place) => waysTo(layout, place));
  for (const way of ways.toSorted((one, other) => rise(one) - rise(other))) {
    const column = lanes.get(way.to[0]) ?? [];
    const free = column.findIndex((lane) => !lane.some((other) => other.table !== way.table && crosses(way, other)));
    const at = free < 0 ? column.length : free;
    lanes.set(way.to[0], column.with(at < column.length ? at : column.push([]) - 1, [...(column[at] ?? []), way]));
    laneOf.set(way, at);
  }
  return ways.map((way) => {
    const step = BETWEEN / ((lanes.get(way.to[0])?.length ?? 1) + 1);
    const turn = way.to[0] + (way.rightwards ? -1 : 1) * step * ((laneOf.get(way) ?? 0) + 1);
    return { kind: 'path', tone: 'line', points: [way.from, [turn, way.from[1]], [turn, way.to[1]], way.to] };
  });
}

const rise = ({ from, to }: Way): number => Math.abs(from[1] - to[1]);

/** Whether two ways are at the same height somewhere. */
function crosses(one: Way, other: Way): boolean {
  const [low, high] = [Math.min(one.from[1], one.to[1]), Math.max(one.from[1], one.to[1])];
  return low - 4 < Math.max(other.from[1], other.to[1]) && Math.min(other.from[1], other.to[1]) - 4 < high;
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
