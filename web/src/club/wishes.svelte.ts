// What an organiser wishes for a tournament: six answers, and what there is behind *more*. What is left as usual is not sent.

import type { Choice } from '../games/game';
import { Wishes } from '../lib/wishes.svelte';
import type { ClubQuestion, ClubWish, EntrantWish, Game } from '../lib/wire';
import { readEntrants } from './entrants';

export type Answer = string | number;

/** What is asked where a club plays whatever it likes: nobody here knows its levels or its points. */
const ANY_GAME: readonly ClubQuestion[] = [
  { key: 'seats', choices: [2, 3, 4], usual: 2 },
  { key: 'system', choices: ['single', 'double', 'swiss', 'round_robin', 'groups'], usual: 'single' },
  { key: 'turn_seconds', choices: [0, 30, 60, 90, 120, 180], usual: 0 },
];
export const SIMPLE = ['single', 'double'];
export const KNOCKOUT = ['single', 'double', 'groups'];

type Settings = { [name: string]: string | number | boolean };

export class ClubWishes {
  name = $state('');
  online = $state(true);
  answers = $state<{ [key: string]: Answer }>({});
  settings = $state<Settings>({});
  terms = $state<Settings>({});
  names = $state('');
  friendly = $state(0);
  computers = $state(0);
  player = $state('');
  /** The level and the house rules; none where it is nobody's game. */
  readonly rules: Wishes | null;
  readonly questions: readonly ClubQuestion[];

  constructor(game: Game | null, choice: Choice | null, questions: readonly ClubQuestion[] = ANY_GAME) {
    this.questions = questions;
    this.online = game !== null;
    this.rules = game && choice ? new Wishes(game, choice) : null;
    if (!this.rules || !game) return;
    // A tournament begins as usual, not as this device has played last.
    this.rules.settings = {};
    this.rules.level = String(this.usual('level') ?? game.levels[0]?.name ?? '');
    this.player = game.players.includes('careless') ? 'careless' : (game.players[0] ?? '');
  }

  usual(key: string): Answer | undefined {
    return this.questions.find((question) => question.key === key)?.usual;
  }

  answer(key: string): Answer {
    return this.answers[key] ?? this.usual(key) ?? 0;
  }

  choices(key: string): readonly Answer[] {
    return this.questions.find((question) => question.key === key)?.choices ?? [];
  }

  get system(): string {
    return String(this.answer('system'));
  }

  get seats(): number {
    return Number(this.answer('seats'));
  }

  get entrants(): EntrantWish[] {
    return readEntrants(this.names);
  }

  /** How many would take part. */
  get count(): number {
    return this.entrants.length + this.friendly + (this.online ? this.computers : 0);
  }

  /** The wish as the server takes it; `called` names the computer players. */
  wish(called: string): ClubWish {
    const { seats, system, ...answers } = $state.snapshot(this.answers);
    const own: Settings = { ...$state.snapshot(this.settings) };
    if (seats !== undefined) own['seats'] = seats;
    if (system !== undefined) own['system'] = system;
    const machines = Array.from({ length: this.online ? this.computers : 0 }, (_, at) => ({
      name: `${called} ${at + 1}`,
      player: this.player,
    }));
    return {
      name: this.name.trim(),
      settings: own,
      terms: { ...$state.snapshot(this.terms), ...this.#played(answers) },
      entrants: [...this.entrants, ...machines],
      friendly: this.friendly,
    };
  }

  #played(answers: { [key: string]: Answer }): { [name: string]: unknown } {
    if (!this.rules) return { online: false, ...answers };
    const options = $state.snapshot(this.rules.settings);
    return { game: this.rules.game.name, online: this.online, level: this.rules.level, ...answers, options };
  }
}
