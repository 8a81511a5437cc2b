// What somebody wishes for a new table: filled in on the choosing page, sent as one wish.

import type { Choice, Question, Settings } from '../games/game';
import { bookmark } from './bookmarks';
import { friendlyName, playerName } from './names';
import type { Game, HouseRules, SeatRequest, Setting, SettingValue, TableRequest, Way } from './wire';

export class Wishes {
  level = $state('');
  way = $state<Way>('computer');
  opponent = $state('');
  seats = $state(2);
  names = $state<string[]>([]);
  /** How much help each seat would like. */
  helpLevels = $state<string[]>([]);
  settings = $state<Settings>({});
  house = $state<Partial<HouseRules>>({});
  /** The facts that are due for this player, and whether the cards shall bring them. */
  due = $state.raw<string[]>([]);
  practise = $state(true);

  constructor(
    readonly game: Game,
    readonly choice: Choice,
    level = '',
  ) {
    const last = bookmark(game.name);
    const wished = level || last?.level || '';
    const known = choice.isOwn(wished) ? wished : game.levels.find(({ name }) => name === wished)?.name;
    this.level = known ?? game.levels[0]?.name ?? '';
    this.way = last?.way ?? 'computer';
    const opponent = last?.seats.find((seat) => seat.kind === 'computer')?.player;
    this.opponent = game.players.find((player) => player === opponent) ?? game.players[0] ?? '';
    this.settings = { ...last?.settings };
    this.house = { ...last?.house };
    this.seats = Math.max(game.seats[0], Math.min(last?.seats.length ?? 2, game.seats[1]));
    for (let at = 0; at < game.seats[1]; at++) {
      this.names.push(last?.way === 'tablet' ? (last.seats[at]?.name ?? friendlyName(this.names)) : friendlyName(this.names));
      this.helpLevels.push(last?.seats[at]?.help_level ?? '');
    }
  }

  get alone(): boolean {
    return this.game.seats[1] === 1;
  }

  /** How many may play. */
  get counts(): readonly number[] {
    const [least, most] = this.game.seats;
    return this.choice.counts ?? Array.from({ length: most - least + 1 }, (_, at) => at + least);
  }

  /** The one question that is asked before the house rules, where there is one to ask. */
  get question(): Question | null {
    const { question } = this.choice;
    return question?.unless && this.#settled(question.unless) === true ? null : question;
  }

  get answer(): SettingValue {
    return this.#settled(this.choice.question?.setting ?? '');
  }
  set answer(value: SettingValue) {
    if (this.choice.question) this.settings[this.choice.question.setting] = value;
  }

  /** Between which numbers that answer may be any. */
  get span(): Setting['span'] {
    return this.game.settings.find(({ key }) => key === this.choice.question?.setting)?.span ?? null;
  }

  /** The house rules besides that question. */
  get rules(): Setting[] {
    const { question, unasked, fits } = this.choice;
    return this.game.settings
      .filter((rule) => rule.key !== question?.setting && !unasked.includes(rule.key) && fits(rule, this.level))
      .map((rule) => ({ ...rule, values: rule.values.filter((value) => this.#possible(rule.key, value)) }));
  }

  /** Those of them that matter most. */
  get matter(): Setting[] {
    return this.choice.matter.flatMap((key) => this.rules.find((rule) => rule.key === key) ?? []);
  }

  /** What a rule is at this level if nobody changes it. */
  usual(key: string): SettingValue {
    const level = this.game.levels.find((one) => one.name === this.level);
    const first = this.game.settings.find((setting) => setting.key === key)?.values[0];
    return this.choice.usual(key, { ...level?.settings, ...this.settings }) ?? level?.settings[key] ?? first ?? '';
  }

  #possible(key: string, value: SettingValue): boolean {
    return this.choice.possible(key, value, this.seats);
  }

  /** What was chosen and still has a meaning. */
  get chosen(): Settings {
    return Object.fromEntries(
      Object.entries($state.snapshot(this.settings)).filter(([key, value]) => this.#possible(key, value)),
    );
  }

  #settled(key: string): SettingValue {
    return this.settings[key] ?? this.usual(key);
  }

  /** The wish as the server takes it. */
  get wish(): TableRequest {
    const { question } = this;
    const asked = question ? { [question.setting]: this.answer } : {};
    const way = this.alone ? 'computer' : this.way;
    return {
      game: this.game.name,
      level: this.level,
      settings: this.choice.together({ ...this.chosen, ...asked }),
      way,
      seats: this.#seats(),
      house: { ...$state.snapshot(this.house), own_names: way !== 'friends' },
      ...(way === 'computer' && this.practise && this.due.length && { due: this.due }),
    };
  }

  #seats(): SeatRequest[] {
    const person = (at: number): SeatRequest => ({
      kind: 'person',
      name: this.names[at] ?? '',
      help_level: this.#helpLevel(at),
    });
    const name = playerName(this.opponent);
    const computer = (at: number): SeatRequest => ({
      kind: 'computer',
      player: this.opponent,
      name: at > 1 ? `${name} ${at}` : name,
    });
    if (this.alone) return [person(0)];
    return Array.from({ length: this.seats }, (_, at) => (this.way === 'computer' && at > 0 ? computer(at) : person(at)));
  }

  /** Friends choose for themselves when they come. */
  #helpLevel(at: number): string {
    return this.way === 'friends' && at > 0 ? '' : (this.helpLevels[at] ?? '');
  }
}

/** Under which heading a house rule stands, as a key. */
export const headingOf = ({ part }: Setting): string => (part ? `choose.part.${part}` : 'choose.game_rules');
