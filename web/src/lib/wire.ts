// What travels between the table and this page, version 1. The server's structs are the source; this file mirrors them.

export const VERSION = 1;

export type Details = { [name: string]: string | number | boolean | null };

/** One card as it is drawn and named. */
export type Card = {
  kind: number;
  text: string;
  colour: string;
  shape: string;
  letter: string;
  points: number;
  wild: boolean;
  /** As sentences name it: `5g`, `−2`. */
  say: string;
};

/** A lone number card of the centre, or a build. */
export type Pile = {
  /** Its place in the centre. */
  id: number;
  value: string;
  built: boolean;
  /** As sentences name it: `5g`, `[10]a`. */
  name: string;
  builder: number | null;
  cards: Card[];
};

export type SheetLine = { turn: number; seat: number; take: number; item: string; points: string };

export type Outcome = { places: number[]; scores: string[]; why: string };

/** What one seat, or an onlooker, sees of Numero. */
export type Face = {
  game: string;
  level: string;
  scoring: boolean;
  title: string;
  centre: Pile[];
  /** Wild cards that lie alone in the centre. */
  loose: Card[];
  /** The seat's own cards; null for an onlooker. */
  hand: Card[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  deck: number;
  won: number[];
  points: string[] | null;
  seat_to_play: number | null;
  to_act: number[];
  phase: string;
  /** The builds that this seat may doubt now. */
  doubtable: string[];
  sheet: SheetLine[];
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
};

/** An event as one seat may hear it. */
export type Said = {
  n: number;
  seat: number | null;
  /** `told.claimed`, `phrase.hello`; to the seat itself also what its wrong claims and hints were. */
  code: string;
  /** A claim as a sentence. */
  text: string;
  details: Details;
};

export type Person = {
  seat: number;
  kind: string;
  /** Empty while the seat is free. */
  name: string;
  /** Which computer player plays the seat just now. */
  player: string;
  level: string;
  here: boolean;
};

export type House = {
  referee: string;
  take_back: string;
  turn_seconds: number;
  clock_at_zero: string;
  hints: boolean;
  aids: string[];
  onlookers: boolean;
  own_names: boolean;
  stand_in: string;
  patience_seconds: number;
  locked: boolean;
};

/** What is awaited of this seat now, as a code: `prompt.your_turn`, `prompt.others`, `prompt.take_back` … */
export type Prompt = string;

export type Hello = { t: 'hello'; v: number; table: string; token: string; last: number };
export type ToServer =
  | Hello
  | { t: 'claim'; n: number; key: string; text: string; seat?: number }
  | { t: 'hint'; n: number; key: string }
  | { t: 'ask'; what: Question; n: number; key: string; seat?: number }
  | { t: 'answer'; what: Question; yes: boolean; n: number; key: string }
  | { t: 'object'; n: number; to: number; key: string }
  | { t: 'phrase'; phrase: string; key: string }
  | { t: 'ping' };

export type Question = 'take_back' | 'rematch' | 'stand_in';

export type ToPage =
  | { t: 'view'; n: number; seat: number | null; face: Face; said: Said[]; prompt: Prompt; people: Person[]; house: House }
  | { t: 'event'; n: number; said: Said; face: Face; prompt: Prompt }
  | { t: 'no'; key: string; code: string; details: Details }
  | { t: 'hint'; key: string; rung: number; code: string; details: Details }
  | { t: 'people'; people: Person[] }
  | { t: 'pong' }
  | { t: 'bye'; code: string };

export type Level = { name: string; title: string };
export type SettingValue = boolean | number | string;
/** A house rule: its values, the usual one first, and what a level changes about that. */
export type Setting = { key: string; values: SettingValue[] };
export type PackCard = { text: string; colour: string; count: number; points: number; status: string; points_status: string };
export type Pack = { name: string; title: string; cards: PackCard[] };
export type Game = {
  name: string;
  seats: [least: number, most: number];
  levels: Level[];
  settings: Setting[];
  players: string[];
  packs: Pack[];
};
export type Games = { games: Game[] };

export type Way = 'computer' | 'friends' | 'tablet';
export type SeatWish = { kind: 'person' | 'computer'; player?: string; name?: string; level?: string };
export type TableWish = {
  game: string;
  level: string;
  settings: { [key: string]: SettingValue };
  way: Way;
  seats: SeatWish[];
  house: Partial<House>;
};
export type OwnSeat = { seat: number; token: string };
export type TableMade = { table: string; code: string; seats: OwnSeat[] };
export type JoinWish = { code?: string; table?: string; name?: string };
export type Joined = { table: string; seat: number | null; token: string };

/** A finished game, step by step. `open` shows every hand. */
export type Record = { table: string; game: string; level: string; people: Person[]; steps: Step[]; text: string };
export type Step = { n: number; said: Said | null; face: Face; hands: Card[][] };
