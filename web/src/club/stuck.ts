// Who may need help: whoever has been thinking for long, was wrong again and again, has asked for help, or is not there; and whoever
// lets their table wait, since it cannot begin without them.

import type { ClubView, Details, Glance } from '../lib/wire';
import { allTables } from './plan';

const MINUTE = 60_000;
const MANY = 2;

type Reason = {
  key: 'stuck.long' | 'stuck.wrong' | 'stuck.helped' | 'stuck.away' | 'stuck.at_task' | 'stuck.not_come';
  details: Details;
};
/** `plays`: whether they are to play, and can be sent help. */
export type Stuck = { match: number; name: string; table: number; since: number; why: Reason[]; plays: boolean };

/** Those who may need help, whoever has waited longest first. */
export function stuckAt(view: ClubView, tables: readonly Glance[], now: number): Stuck[] {
  const found = tables.flatMap((one): Stuck[] => {
    const live = view.live.find((table) => table.match === one.match);
    const table = allTables(view.plan).find(({ id }) => id === one.match);
    if (!live || !table) return [];
    const waits = live.phase === 'gathering' && live.awaited.length > 0;
    const why = waits ? notCome(one, now) : live.phase === 'playing' ? reasons(one, now) : [];
    const name = waits ? live.awaited.join(', ') : live.turn;
    return why.length ? [{ match: one.match, name, table: table.room_table, since: one.since, why, plays: !waits }] : [];
  });
  return found.toSorted((one, other) => one.since - other.since);
}

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
