// Which level may suit whom next, from what children have shown: nearly all right is one level up, many wrong or hardly a sum one down.

import { familyOf } from '../games/games';
import type { ChildSeen, ClubView, Curriculum, Game } from '../lib/wire';
import { playedBy } from './making';

const WITHIN_TEN = new Set(['sorting', 'counting', 'sums_10']);
const [READY, SHAKY] = [0.9, 0.6];

export type Suggestion = { entrant: number; name: string; game: string; level: string; harder: boolean };

/** A level that is another way to play the same is no step: nobody is sent there, and whoever plays it stands beside the other. */
export function suggestions(
  view: ClubView,
  seen: readonly ChildSeen[],
  games: readonly Game[],
  { levels: known }: Pick<Curriculum, 'levels'>,
): Suggestion[] {
  return seen.flatMap((child): Suggestion[] => {
    const entrant = view.entrants[child.entrant];
    if (!entrant || (child.thin && !child.idle)) return [];
    const right = (child.sums - child.erred) / child.sums;
    const step = child.idle || right < SHAKY ? -1 : right >= READY && child.helped * 4 <= child.sums ? 1 : 0;
    const { game: name, level: now } = playedBy(view, child.entrant);
    const like = (level: string): string => known[familyOf(name)]?.[level]?.like ?? '';
    const levels = games.find((one) => one.name === name)?.levels.map((one) => one.name) ?? [];
    const steps = levels.filter((one) => !like(one));
    const at = steps.indexOf(like(now) || now);
    const level = step && at >= 0 ? steps[at + step] : undefined;
    // Where sums stay within ten, whoever loses tens would practise something else.
    const within = level && known[familyOf(name)]?.[level]?.topics.every((topic) => WITHIN_TEN.has(topic));
    if (step < 0 && within && child.habits.some(({ way }) => way === 'lost_ten')) return [];
    return level ? [{ entrant: child.entrant, name: entrant.name, game: name, level, harder: step > 0 }] : [];
  });
}
