// A task for a class or a child, made from what a teacher has chosen.

import { ask } from '../lib/api';
import type { ClubView, TaskShown } from '../lib/wire';
import { titleOf } from './keys';

export type TaskWish = { game: string; level: string } & (
  | { minutes: number }
  | {
      count: number;
      /** `×7`; empty for anything. */
      fact: string;
    }
);

/** The task as its link has it. The first of its steps is looked at, so that nobody is sent a task that cannot be done. Raises Refused. */
export async function makeTask(view: ClubView, wish: TaskWish): Promise<string> {
  const deal = `deal ${titleOf(view.plan.name)} ${Math.floor(Math.random() * 9000 + 1000)}`;
  const [goal, more] =
    'minutes' in wish
      ? ['play', [`minutes ${wish.minutes}`]]
      : ['find', [...(wish.fact ? [`with ${wish.fact}`] : []), `count ${wish.count}`]];
  const task = [goal, `${wish.game} ${wish.level}`.trim(), deal, ...more].join('; ');
  await ask('api/task', { task, step: 1 });
  return (await ask<TaskShown>('api/task', { task })).task;
}

/** What puzzles are asked for so that they bring a fact: of a sum its larger number. */
export function askedFor(fact: string): string {
  const [, one = '', sign = '', other = ''] = /^(\d+)([+−×÷])(\d+)$/.exec(fact) ?? [];
  return `${sign}${sign === '+' || sign === '×' ? Math.max(Number(one), Number(other)) : other}`;
}

/** What somebody of a class plays. */
export function playedBy(view: ClubView, entrant: number): { game: string; level: string } {
  const { game = '', level = '' } = view.entrants[entrant] ?? {};
  const { level: usual = '' } = (view.terms['options'] ?? {}) as { level?: string };
  return { game: game || String(view.terms['game'] ?? ''), level: level || (game ? '' : usual) };
}
