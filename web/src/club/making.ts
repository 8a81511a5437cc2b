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

/** What puzzles can be asked for so that they bring these facts: first the number that most of them have, of a sum rather the larger.
 *  Whoever loses tens practises where a ten is crossed; neither they nor who is one out with ten itself, where nobody counts. */
export function askedFor(facts: readonly string[], habits: readonly string[] = []): string[] {
  const losesTens = habits.includes('lost_ten');
  const counts = losesTens || habits.includes('off_by_one');
  const read = facts.map((fact) => /^(\d+)([+−×÷])(\d+)$/.exec(fact) ?? []);
  const crossing = read.filter(
    ([, one = '', sign, other = '']) => sign === '+' && (Number(one) % 10) + (Number(other) % 10) >= 10,
  );
  const asked = (losesTens && crossing.length ? crossing : read).flatMap(([, one = '', sign = '', other = '']) => {
    const larger = [...new Set([Number(one), Number(other)])].toSorted((a, b) => b - a); // a double has its number once
    const numbers = sign === '+' || sign === '×' ? larger : [Number(other)];
    return numbers.filter((number) => !(counts && sign === '+' && number === 10)).map((number) => ({ sign, number }));
  });
  const helpful = asked.filter(({ number }) => number > 1);
  const names = (helpful.length ? helpful : asked).map(({ sign, number }) => `${sign}${number}`);
  const often = (name: string): number => names.filter((one) => one === name).length;
  return [...new Set(names)].toSorted((one, other) => often(other) - often(one));
}

/** What somebody of a class plays. */
export function playedBy(view: ClubView, entrant: number): { game: string; level: string } {
  const { game = '', level = '' } = view.entrants[entrant] ?? {};
  const { level: usual = '' } = (view.terms['options'] ?? {}) as { level?: string };
  return { game: game || String(view.terms['game'] ?? ''), level: level || (game ? '' : usual) };
}
