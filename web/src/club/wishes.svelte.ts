// What an organiser wishes for a tournament: six answers, and what there is behind *more*. What is left as usual is not sent.

import type { Choice } from '../games/game';
import { Wishes } from '../lib/wishes.svelte';
import type { ClubQuestion, ClubRequest, EntrantRequest, Game } from '../lib/wire';
import { readEntrants } from './entrants';

export type Answer = string | number;

/** What is asked where a club plays whatever it likes: nobody here knows its levels or its points. */
const ANY_GAME: readonly ClubQuestion[] = [
  { key: 'seats', choices: [2, 3, 4], usual: 2 },
  { key: 'system', choices: ['single', 'double', 'swiss', 'round_robin', 'groups'], usual: 'single' },
  { key: 'turn_seconds', choices: [0, 30, 60, 90, 120, 180], usual: 0 },
];
export const SIMPLE = ['single', 'double'];
export const KINDS = ['tournament', 'class'] as const;
export type Kind = (typeof KINDS)[number];
/** What happens when the time for a turn is up (M-168), the usual first. */
export const AT_ZERO = ['discard', 'bot', 'wait'] as const;
export const KNOCKOUT = ['single', 'double', 'groups'];

type Settings = { [name: string]: string | number | boolean };

export class ClubWishes {
  name = $state('');
  online = $state(true);
  answers = $state<{ [key: string]: Answer }>({});
  settings = $state<Settings>({});
  terms = $state<Settings>({});
  /** The house rules of the tables that are not as usual. */
  house = $state<Settings>({});
  kind = $state<Kind>('tournament');
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
    this.player = game.players[0] ?? '';
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

  get isClass(): boolean {
    return this.kind === 'class';
  }

  /** A class plays here, and everybody all the time. */
  become(kind: Kind): void {
    this.kind = kind;
    this.settings = {};
    this.terms = {};
    if (this.isClass) this.online = true;
  }

  /** Where tables report by themselves, the next round comes by itself; people around cardboard enter what they have played. */
  term(key: 'draws_itself' | 'same_deal' | 'players_tell'): boolean {
    const usual = { draws_itself: this.online, same_deal: this.isClass, players_tell: !this.online };
    return Boolean(this.terms[key] ?? usual[key]);
  }

  get atZero(): string {
    return String(this.terms['clock_at_zero'] ?? AT_ZERO[0]);
  }

  /** A class learns: it may ask for help, and take back what the others agree to. */
  houseRule(name: 'hints' | 'take_back' | 'onlookers'): string | number | boolean | undefined {
    const usual = { hints: this.isClass, take_back: this.isClass ? 'consent' : 'locked', onlookers: true };
    return this.house[name] ?? usual[name];
  }

  get system(): string {
    return String(this.answer('system'));
  }

  get seats(): number {
    return Number(this.answer('seats'));
  }

  /** How many of a table go on. */
  get advance(): number {
    return Number(this.settings['advance'] ?? 1);
  }

  get knocksOut(): boolean {
    return ['single', 'double', 'groups'].includes(this.system);
  }

  get entrants(): EntrantRequest[] {
    return readEntrants(this.names);
  }

  /** How many would take part. */
  get count(): number {
    return this.entrants.length + this.friendly + (this.online ? this.computers : 0);
  }

  /** The wish as the server takes it; `called` names the computer players. */
  wish(called: string): ClubRequest {
    const { seats, system, ...answers } = $state.snapshot(this.answers);
    const own: Settings = { ...$state.snapshot(this.settings) };
    if (seats !== undefined) own['seats'] = seats;
    if (system !== undefined) own['system'] = system;
    if (this.isClass) own['system'] = 'class';
    const machines = Array.from({ length: this.online ? this.computers : 0 }, (_, at) => ({
      name: `${called} ${at + 1}`,
      player: this.player,
    }));
    return {
      name: this.name.trim(),
      settings: own,
      terms: { ...$state.snapshot(this.terms), ...this.#run(), ...this.#played(answers) },
      entrants: this.isClass ? this.entrants : [...this.entrants, ...machines],
      friendly: this.isClass ? 0 : this.friendly,
    };
  }

  /** How it is run, and by which rules at the tables. */
  #run(): { [name: string]: unknown } {
    const run = { draws_itself: this.term('draws_itself'), open_door: this.isClass };
    if (!this.online) return { ...run, players_tell: this.term('players_tell') };
    const house = Object.fromEntries((['hints', 'take_back', 'onlookers'] as const).map((name) => [name, this.houseRule(name)]));
    return { ...run, same_deal: this.term('same_deal'), house };
  }

  #played(answers: { [key: string]: Answer }): { [name: string]: unknown } {
    if (!this.rules) return { online: false, ...answers };
    const options = $state.snapshot(this.rules.settings);
    // Nobody learns against a clock.
    if (this.isClass) answers['turn_seconds'] = 0;
    return { game: this.rules.game.name, online: this.online, level: this.rules.level, ...answers, options };
  }
}
