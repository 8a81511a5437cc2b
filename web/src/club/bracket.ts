// The bracket as a picture: a box for each table, a row for each seat, a line from whoever comes through to where they play next.
// Who goes on is bold and has a triangle; a game that is being played has a thick frame and a triangle; one to come is dashed.

import type { Plan, PlanSeat, PlanTable } from '../lib/wire';
import type { Drawing, Mark, Tone } from './drawing';
import { BETWEEN, layOut, ROW, WIDTH, type Heading, type Layout, type Place } from './layout';
import { comesAs, type SeatWords } from './plan';

/** The few words in the picture. */
export type Speaker = {
  seat: (seat: SeatWords) => string;
  round: (round: number) => string;
  side: (side: string) => string;
  bye: string;
};

const NUMBER = 32;
/** So many letters have room, with points beside them or without. */
const LONGEST = { beside: 15, alone: 18 };
const BASE = 19;

export function drawBracket(plan: Plan, words: Speaker): Drawing {
  const layout = layOut(plan);
  const places = [...layout.places.values()];
  const marks = [
    ...places.flatMap((place) => lines(layout, place)),
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
  const live: Mark[] = table.status === 'open' ? [triangle(x + 8, centre + 13)] : [];
  return [
    { kind: 'box', tone, x, y, width: WIDTH, height },
    { kind: 'text', tone: 'soft', x: x + NUMBER - 9, y: centre + (live.length ? 1 : 5), text: String(table.number), end: true },
    ...live,
    ...table.seats.flatMap((seat, at) => row(table, seat, x, y + at * ROW, words)),
  ];
}

function row(table: PlanTable, seat: PlanSeat, x: number, y: number, words: Speaker): Mark[] {
  const ended = ['ended', 'walkover'].includes(table.status);
  const through = seat.goes_on || (ended && seat.place === 1);
  const tone: Tone = !seat.name ? 'soft' : through ? 'won' : ended ? 'out' : 'name';
  const right = besideName(table, seat, ended, words);
  const text = seat.name ? short(seat.name, right ? LONGEST.beside : LONGEST.alone) : words.seat(comesAs(seat));
  const marks: Mark[] = [{ kind: 'text', tone, x: x + NUMBER + (through ? 11 : 0), y: y + BASE, text }];
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
function lines({ places }: Layout, place: Place): Mark[] {
  return place.table.seats.flatMap((seat, at): Mark[] => {
    const source = seat.came_from === null ? undefined : places.get(seat.came_from);
    const falls =
      source && (place.table.side === 'third' || (source.table.side !== place.table.side && place.table.side !== 'final'));
    if (!source || falls) return [];
    const from = source.table.seats.findIndex((one) => one.entrant !== null && one.entrant === seat.entrant);
    const y = source.y + (from < 0 ? source.height / 2 : (from + 0.5) * ROW);
    const to = place.y + (at + 0.5) * ROW;
    const rightwards = source.x < place.x;
    const [start, end] = rightwards ? [source.x + WIDTH, place.x] : [source.x, place.x + WIDTH];
    const turn = end + (rightwards ? -1 : 1) * (BETWEEN / 2);
    return [{ kind: 'path', tone: 'line', points: [[start, y], [turn, y], [turn, to], [end, to]] }]; // prettier-ignore
  });
}

function triangle(x: number, y: number): Mark {
  return { kind: 'path', tone: 'sign', points: [[x, y - 5], [x + 8, y], [x, y + 5], [x, y - 5]] }; // prettier-ignore
}

function short(name: string, longest: number): string {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}
