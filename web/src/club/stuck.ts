// Who may need help: whoever has been thinking for long, was wrong again and again, errs much lately or finds nothing, has asked for
// help, or is not there; and whoever lets their table wait, since it cannot begin without them.

import { notated } from '../lib/language/language.svelte';
import type { ClubView, Details, Erring, Glance, Glances, Silent } from '../lib/wire';
import { allTables } from './plan';

const MINUTE = 60_000;
const MANY = 2;

type Reason = {
  key:
    | 'stuck.long'
    | 'stuck.wrong'
    | 'stuck.erring'
    | 'stuck.silent'
    | 'stuck.helped'
    | 'stuck.away'
    | 'stuck.at_task'
    | 'stuck.not_come';
  details: Details;
};
/** `way`: how they err again and again, if that was recognised. `help`: whether they can be sent some now, since they are to play, or
 *  will get it when they are. */
export type Stuck = {
  match: number;
  name: string;
  table: number;
  since: number;
  why: Reason[];
  way: string;
  help: 'now' | 'next' | '';
};

/** In place of a match: they play the computer. */
export const ALONE = -1;

/** Those who may need help, whoever has waited longest first; then who plays the computer. */
export function stuckAt(view: ClubView, { tables, erring, silent, now }: Glances): Stuck[] {
  const found = tables.flatMap((one): Stuck[] => {
    const live = view.live.find((table) => table.match === one.match);
    const table = allTables(view.plan).find(({ id }) => id === one.match);
    if (!live || !table) return [];
    const where = { match: one.match, table: table.room_table, since: one.since };
    const waits = live.phase === 'gathering' && live.awaited.length > 0;
    if (waits) return [{ ...where, name: live.awaited.join(', '), why: notCome(one, now), way: '', help: '' }];
    if (live.phase !== 'playing') return [];
    // What was seen before the last turn was somebody else's.
    const turn = one.turns === live.turns ? one : { ...one, since: now, wrong: 0, helped: false };
    const wrong = one.erring.some(({ name }) => name === live.turn) ? 0 : turn.wrong;
    const mine = lately(one, live.turn);
    return [
      {
        ...where,
        name: live.turn,
        way: mine.way,
        why: [...reasons({ ...turn, wrong }, now), ...mine.why],
        help: 'now',
      },
      ...struggling(one)
        .filter((name) => name !== live.turn)
        .map((name): Stuck => ({ ...where, name, ...lately(one, name), help: 'next' })),
    ];
  });
  const alone = { erring, silent };
  return [
    ...found.filter(({ why }) => why.length).toSorted((one, other) => one.since - other.since),
    ...struggling(alone).map((name): Stuck => ({ match: ALONE, name, table: 0, since: now, ...lately(alone, name), help: '' })),
  ];
}

type Lately = Pick<Glance, 'erring' | 'silent'>;

const struggling = ({ erring, silent }: Lately): string[] => [...new Set([...erring, ...silent].map(({ name }) => name))];

/** How somebody gets on, whoever is to play. */
function lately({ erring, silent }: Lately, name: string): Pick<Stuck, 'why' | 'way'> {
  const mine = erring.filter((one) => one.name === name);
  return {
    why: [...mine.map(errs), ...silent.filter((one) => one.name === name).map(finds)],
    way: mine[0]?.way ?? '',
  };
}

/** Which row it is, for as long as it is shown. */
export const rowOf = ({ match, name }: Pick<Stuck, 'match' | 'name'>): string => `${match} ${name}`;

/** Whoever aims at a row shall hit it: rows that are shown keep their order, and new ones come below. */
export function steady(shown: readonly string[], found: readonly Stuck[]): Stuck[] {
  const place = (one: Stuck): number => (shown.includes(rowOf(one)) ? shown.indexOf(rowOf(one)) : shown.length);
  return found.toSorted((one, other) => place(one) - place(other));
}

const errs = ({ wrong, last, sums }: Erring): Reason => ({
  key: 'stuck.erring',
  details: { wrong, count: last, sums: sums.map((sum) => notated(sum).replaceAll(' ', '\u00a0')).join(', ') },
});

const finds = ({ turns }: Silent): Reason => ({ key: 'stuck.silent', details: { count: turns } });

function notCome({ since }: Glance, now: number): Reason[] {
  const count = Math.floor((now - since) / MINUTE);
  return count ? [{ key: 'stuck.not_come', details: { count } }] : [];
}

function reasons({ since, wrong, helped, away, at_task }: Glance, now: number): Reason[] {
  const why: Reason[] = [];
  const count = Math.floor((now - since) / MINUTE);
  if (count) why.push({ key: 'stuck.long', details: { count } });
  if (wrong >= MANY) why.push({ key: 'stuck.wrong', details: { count: wrong } });
  if (helped) why.push({ key: 'stuck.helped', details: {} });
  if (away.length) why.push({ key: 'stuck.away', details: { names: away.join(', ') } });
  if (at_task.length) why.push({ key: 'stuck.at_task', details: { names: at_task.join(', ') } });
  return why;
}
