// How well each fact is remembered, and when it is due again: the scheduling of FSRS-6, as `sumdeck.learning.memory` has it; both are
// held to the same vectors. A wrong result forgets, one after help was hard, a right one is good; nothing is ever easy by speed.

export type Trace = { stability: number; difficulty: number; last: number; due: number; said: number; wrong: number };
export type Memory = { [fact: string]: Trace };
export type Grade = 'again' | 'hard' | 'good';

const RATINGS: { [grade in Grade]: number } = { again: 1, hard: 2, good: 3 };
const EASY = 4;
const DAY = 86_400_000;
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014,
  1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const w = (at: number): number => W[at] ?? 0;
const FACTOR = 0.9 ** (-1 / w(20)) - 1;
const LEAST_STABILITY = 0.001;
const LONGEST = 36_500;

/** The memory after a fact was said once more. */
export function after(memory: Memory, fact: string, grade: Grade, at: number): Memory {
  const old = memory[fact];
  const rating = RATINGS[grade];
  const now = old ? Math.max(at, old.last) : at;
  const stability = Math.max(LEAST_STABILITY, old ? nextStability(old, rating, now) : w(rating - 1));
  const difficulty = clamped(old ? nextDifficulty(old.difficulty, rating) : firstDifficulty(rating));
  const days = Math.min(Math.max(Math.round(stability), 1), LONGEST); // it is due when nine chances in ten are left
  const [said, wrong] = [(old?.said ?? 0) + 1, (old?.wrong ?? 0) + (grade === 'again' ? 1 : 0)];
  return { ...memory, [fact]: { stability, difficulty, last: at, due: now + days * DAY, said, wrong } };
}

/** With which chance a fact is known then; 0 for one that was never said. */
export function known(memory: Memory, fact: string, at: number): number {
  const trace = memory[fact];
  return trace ? recall(trace, Math.max(at, trace.last)) : 0;
}

/** The facts to say again, the shakiest first. */
export function due(memory: Memory, at: number): string[] {
  const facts = Object.keys(memory).filter((fact) => (memory[fact]?.due ?? Infinity) <= at);
  return facts.sort((one, other) => known(memory, one, at) - known(memory, other, at));
}

function recall({ stability, last }: Trace, at: number): number {
  return (1 + (FACTOR * Math.floor((at - last) / DAY)) / stability) ** -w(20);
}

function nextStability(old: Trace, rating: number, at: number): number {
  const { stability, difficulty, last } = old;
  if (at - last < DAY) {
    const more = Math.exp(w(17) * (rating - 3 + w(18))) * stability ** -w(19);
    return stability * (rating > 1 ? Math.max(more, 1) : more);
  }
  const forgotten = 1 - recall(old, at);
  if (rating === 1) {
    const long = w(11) * difficulty ** -w(12) * ((stability + 1) ** w(13) - 1) * Math.exp(forgotten * w(14));
    return Math.min(long, stability / Math.exp(w(17) * w(18)));
  }
  const hard = rating === 2 ? w(15) : 1;
  const more = Math.exp(w(8)) * (11 - difficulty) * stability ** -w(9) * (Math.exp(forgotten * w(10)) - 1) * hard;
  return stability * (1 + more);
}

function firstDifficulty(rating: number): number {
  return w(4) - Math.exp(w(5) * (rating - 1)) + 1;
}

function nextDifficulty(difficulty: number, rating: number): number {
  const moved = difficulty + ((10 - difficulty) * -(w(6) * (rating - 3))) / 9;
  return w(7) * firstDifficulty(EASY) + (1 - w(7)) * moved;
}

function clamped(difficulty: number): number {
  return Math.min(Math.max(difficulty, 1), 10);
}
