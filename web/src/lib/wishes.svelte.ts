// What somebody wishes for a new table: filled in on the choosing page, sent as one wish.

import { bookmark } from './bookmarks';
import { sayOr } from './language/language.svelte';
import { friendlyName } from './names';
import type { Game, House, SeatWish, Setting, SettingValue, TableWish, Way } from './wire';

export class Wishes {
  level = $state('');
  way = $state<Way>('computer');
  opponent = $state('');
  seats = $state(2);
  scoring = $state(false);
  names = $state<string[]>([]);
  /** How much help each seat would like. */
  levels = $state<string[]>(['', '', '', '']);
  settings = $state<{ [key: string]: SettingValue }>({});
  house = $state<Partial<House>>({});

  constructor(readonly game: Game) {
    const last = bookmark(game.name);
    this.level = game.levels.find((level) => level.name === last?.level)?.name ?? game.levels[0]?.name ?? '';
    this.way = last?.way ?? 'computer';
    const opponent = last?.seats.find((seat) => seat.kind === 'computer')?.player;
    this.opponent = game.players.find((player) => player === opponent) ?? game.players[1] ?? game.players[0] ?? '';
    const { scoring, ...settings } = last?.settings ?? {};
    this.scoring = scoring === true;
    this.settings = settings;
    this.house = { ...last?.house };
    this.seats = Math.max(game.seats[0], Math.min(last?.seats.length ?? 2, game.seats[1]));
    for (let at = 0; at < 4; at++) this.levels[at] = last?.seats[at]?.level ?? '';
    for (let at = 0; at < 4; at++)
      this.names.push(last?.way === 'tablet' ? (last.seats[at]?.name ?? friendlyName(this.names)) : friendlyName(this.names));
  }

  get alone(): boolean {
    return this.game.seats[1] === 1;
  }

  /** The house rules besides scoring, which has a question of its own. */
  get rules(): Setting[] {
    return this.game.settings.filter((setting) => setting.key !== 'scoring' && setting.key !== 'players');
  }

  /** What a rule is at this level if nobody changes it. */
  usual(key: string): SettingValue {
    const level = this.game.levels.find((one) => one.name === this.level);
    if (key === 'golden_rule_2' && this.scoring) return 'challenge';
    return level?.settings[key] ?? this.game.settings.find((setting) => setting.key === key)?.values[0] ?? '';
  }

  /** The wish as the server takes it. */
  get wish(): TableWish {
    const settings: { [key: string]: SettingValue } = { ...$state.snapshot(this.settings), scoring: this.scoring };
    const seats = this.#seats();
    if (seats.length > 3) settings['players'] = 4;
    const way = this.alone ? 'computer' : this.way;
    const house: Partial<House> = { ...$state.snapshot(this.house), own_names: way !== 'friends' };
    house.referee = this.#referee(settings);
    return { game: this.game.name, level: this.level, settings, way, seats, house };
  }

  #seats(): SeatWish[] {
    const person = (at: number): SeatWish => ({
      kind: 'person',
      name: this.names[at] ?? '',
      level: this.#level(at),
    });
    const name = sayOr(`player.${this.opponent}.name`, this.opponent);
    const computer = (at: number): SeatWish => ({
      kind: 'computer',
      player: this.opponent,
      name: at > 1 ? `${name} ${at}` : name,
    });
    if (this.alone) return [person(0)];
    return Array.from({ length: this.seats }, (_, at) => (this.way === 'computer' && at > 0 ? computer(at) : person(at)));
  }

  /** Friends choose for themselves when they come. */
  #level(at: number): string {
    return this.way === 'friends' && at > 0 ? '' : (this.levels[at] ?? '');
  }

  /** Numero: whoever plays for points may be doubted, unless the house rules say otherwise. */
  #referee(settings: { [key: string]: SettingValue }): string {
    const doubted = settings['golden_rule_2'] ?? this.usual('golden_rule_2');
    return this.scoring && doubted === 'challenge' && !this.alone ? 'challenge' : 'engine';
  }
}
