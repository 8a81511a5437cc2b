// Plans for the specs: brackets of any size, as the server would foresee them.

import type { ClubEntrant, ClubView, LiveTable, Plan, PlanSeat, PlanTable, Sheet } from '../lib/wire';

export function seat(name: string, more: Partial<PlanSeat> = {}): PlanSeat {
  return { entrant: name ? 0 : null, name, came_from: null, came_as: 0, place: 0, points: null, goes_on: false, ...more };
}

export function table(id: number, round: number, seats: PlanSeat[], more: Partial<PlanTable> = {}): PlanTable {
  return {
    id,
    number: id + 1,
    room_table: id + 1,
    round,
    side: 'winners',
    status: 'open',
    championship: false,
    target: 0,
    ruled: false,
    seats,
    ...more,
  };
}

export function plan(tables: PlanTable[], more: Partial<Plan> = {}): Plan {
  const numbers = [...new Set(tables.map(({ round }) => round))];
  const rounds = numbers.map((number) => ({ number, tables: tables.filter(({ round }) => round === number) }));
  const rest = { over: false, champion: null, standings: [], people: [], played: 0, usual_time: 0 };
  return { name: 'Cup', system: 'single', rounds, ...rest, ...more };
}

/** A knock-out of so many, two at a table, before its first game has ended. */
export function knockout(count: number): Plan {
  const tables: PlanTable[] = [];
  let round: PlanTable[] = Array.from({ length: count / 2 }, (_, at) =>
    table(at, 1, [seat(`P${2 * at}`, { entrant: 2 * at }), seat(`P${2 * at + 1}`, { entrant: 2 * at + 1 })]),
  );
  for (let number = 2; ; number++) {
    tables.push(...round);
    if (round.length === 1) return plan(tables);
    const before = round;
    const first = tables.length;
    round = Array.from({ length: before.length / 2 }, (_, at) =>
      table(
        first + at,
        number,
        [0, 1].map((half) => seat('', { came_from: before[2 * at + half]?.id ?? 0, came_as: 1 })),
        { status: 'coming', side: before.length === 2 ? 'final' : 'winners' },
      ),
    );
  }
}

/** A picture of a plan: each table as far down as it has tables of two above it. */
export function sheet({ rounds }: Plan): Sheet {
  const spots = rounds.flatMap(({ tables }, column) => tables.map(({ id, seats }, at) => ({ id, column, top: 3 * at, rows: seats.length }))); // oxfmt-ignore
  const height = Math.max(0, ...spots.map(({ top, rows }) => top + rows));
  return { spots, rounds: rounds.map(({ number }) => number), sides: [], lines: [], height };
}

/** Somebody who has come to a class. */
export function pupil(id: number, name: string, more: Partial<ClubEntrant> = {}): ClubEntrant {
  const who = { id, name, club: '', rating: 0, player: '', gone: false, why_gone: '', registered: true };
  const here = { taken: true, wanted: 0, task: 0, again: false, at_task: false, game: '', level: '' };
  return { ...who, ...here, ...more };
}

/** A tournament that has begun, as every screen is told of it. */
export function clubView(more: Partial<ClubView> = {}): ClubView {
  return {
    club: 'x',
    code: 'a-b-c-d',
    digits: '',
    n: 1,
    begun: true,
    paused: false,
    finished: false,
    ends: 0,
    said: 0,
    right: 0,
    task: '',
    drawable: false,
    filling: [],
    redrawable: false,
    settings: {},
    terms: {},
    entrants: [],
    address: '',
    live: [],
    rulings: [],
    plan: plan([]),
    pictures: [],
    side: '',
    now: 1,
    ...more,
  };
}

export function liveTable(match: number, table: string, more: Partial<LiveTable> = {}): LiveTable {
  return { match, table, phase: 'playing', paused: false, turn: '', turns: 0, calling: [], tied: false, awaited: [], ...more };
}
