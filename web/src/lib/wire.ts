// What travels between the table and this page. Written by `python -m web.typescript` from the server's schema.

import type { Patch } from './patch';

export const VERSION = 1;

/** Numbers and signs as they are, and between them words, each alone, and cards and piles, each with its mark. */
export type Sentence = (string | string[])[];

/** What belongs to a code, by name. */
export type Details = { [name: string]: string | number | boolean | Sentence | null };

/** What is awaited of a seat, as a code: `prompt.your_turn`, `prompt.others`, `prompt.take_back` … */
export type Prompt = string;

export type Question = 'take_back' | 'rematch' | 'stand_in';

export type ToServer = Hello | Claim | HintRequest | Aid | Ask | Answer | Object | Phrase | Call | Look | Hurry | Wait | Ping;

export type ToPage = Snapshot | Event | No | Hint | Done | People | Looking | Pong | Bye;

export type SettingValue = boolean | number | string;

export type Way = 'computer' | 'friends' | 'tablet';

/** What only the organiser may ask for. */
export type ClubDo = EnterRequest | WithdrawRequest | ReturnRequest | ReleaseRequest | KeepNameRequest | BeginRequest | DrawRequest | RedrawRequest | ReportRequest | UndoRequest | PauseRequest | AssignRequest | TimerRequest | GiveTaskRequest | FinishRequest | RuleRequest | HelpRequest | SideRequest | EraseRequest;

export type FromWatcher = ClubHello | Ping;

export type ToWatcher = ClubNow | ClubChange | Pong | No | Bye;

/** The view of some game; its family says of which. */
export type AnyView = FormulaView | MathinoView | NumberloorView | NumeroView | PlainView;

/** A move of some game, beside its sentence. */
export type AnyMove = NumberloorMove;

/** A house rule. `options({key: value})` sets it; its words are `setting.<family>.<key>`. */
export type Setting = {
  key: string;
  /** All that it can be, the usual one first. */
  values: SettingValue[];
  /** It can also be any whole number from the one to the other. */
  span: [number, number] | null;
  /** It can also name some of these things: words with spaces between them, or `none`. */
  some_of: string[];
  /** Which clause of the rules tells of it. */
  clause: string;
  /** Under which heading menus show it, `choose.part.<part>` in the words of its game; empty for what belongs to none. */
  part: string;
};

/** A move of Numberloor: `floor`, `balloon`, `take` or `wait`. */
export type NumberloorMove = {
  do: string;
  /** The floor that a floor is laid on. */
  start: number;
  /** So many floors up, or down where it is less than 0; null where the floor fits without a jump. */
  by: number | null;
  floor: number;
  /** Which stack is laid on: 0 left, 1 right. */
  stack: number;
};

/** An event as somebody may hear of it. */
export type Announcement = {
  /** Its number in the log. */
  n: number;
  /** Who did it; None for the house. */
  seat: number | null;
  /** Its words are in the language files. */
  code: string;
  /** A claim, in the notation of its game. */
  sentence: Sentence;
  /** The same as plain data, where its game says it: its `sketch`. */
  move: AnyMove | null;
  details: { [name: string]: string | Sentence };
  /** What a claim has brought besides what its sentence says. */
  news: News[];
};

/** Something that a move has brought besides what its sentence says. */
export type News = {
  /** What it is; its words are in the language files. */
  code: string;
  /** Whom it befalls. */
  seats: number[];
  details: { [name: string]: string };
};

/** What a table has agreed on before the first card. */
export type HouseRules = {
  /** Who checks. The game decides by its options which of the three it can be. */
  referee: string;
  /** Whether a claim may be taken back: if the others agree, freely, or never. */
  take_back: string;
  /** How long a turn may take; 0 is for ever. */
  turn_seconds: number;
  /** Then the table waits on, says the least that can be said (a discard, a pass), or lets a computer player play the turn. */
  clock_at_zero: string;
  hints: boolean;
  aids: string[];
  onlookers: boolean;
  /** Whether people may bring names of their own: at home, around one tablet. Elsewhere names are friendly words of ours. */
  own_names: boolean;
  /** Who plays for a seat whose person is away or out of time; empty: the strongest computer player there is. */
  stand_in: string;
  /** How long a person may be away before the others can ask for a stand-in. */
  patience_seconds: number;
  /** How long computer players hold back wherever a person may speak, also out of turn. */
  moment_seconds: number;
  /** In how many of a hundred turns a computer player says a wrong sum, where the opponents check. */
  slips: number;
  /** Whether players count the points of their own take before the table does, in a game that gives them at once. */
  count_first: boolean;
  /** Whether somebody watches over this table, and can be called: in a tournament. */
  umpire: boolean;
  /** Whether a rematch must be played by these rules too. */
  locked: boolean;
};

/** What a seat is offered. */
export type Help = {
  /** Whether the lamp answers. */
  hints: boolean;
  /** The pictures and tables that may be opened. */
  aids: string[];
  /** Whether a picture opens after the first wrong sum, and not only after the second with the same cards. */
  soon: boolean;
  /** How many times the usual time a turn has, where there is a clock. */
  times: number;
};

/** Something that a seat has asked of the others. */
export type Asked = {
  /** The event in which it was asked. */
  n: number;
  what: string;
  seat: number;
  agreed: number[];
  /** For a take-back: the claim. */
  to_n: number;
  /** For a stand-in: the seat to play for. */
  missing: number | null;
  player: string;
  called: string;
};

/** A clock that runs. Times are in milliseconds. */
export type Clock = {
  seat: number;
  began: number;
  /** When it comes to zero. */
  due: number;
};

/** A match as it is drawn. */
export type Seating = {
  side: string;
  /** Nobody else means a bye: a table of one (M-167). */
  players: number[];
  /** Whether it is played to the target of the championship (M-169). */
  championship: boolean;
};

/** What the referee has decided. */
export type Ruling = {
  match: number;
  text: string;
  at: number;
  decision: string;
};

/** Something to decide on. */
export type ClubQuestion = {
  /** The name of the answer: `level`, `seats`, `system`, `turn_seconds`, `target` or `championship_target`. */
  key: string;
  /** Answers to offer; only one where there is nothing to choose. */
  choices: (number | string)[];
  usual: number | string;
};

/** One card as it is drawn and named. A game whose cards say more has a card of its own. */
export type Card = {
  kind: number;
  text: string;
  colour: string;
  /** Goes with the colour, which is never the only sign. */
  shape: string;
  letter: string;
  points: number;
  wild: boolean;
  /** As sentences name it: `5g`, `−2`. */
  say: string;
};

/** How the game ended, seat by seat. */
export type Outcome = {
  /** A place for each seat, 1 the best. Equal seats share the better place. */
  places: number[];
  /** What each seat's place was decided by. */
  scores: string[];
  /** A stable code for the reason of the end. */
  why: string;
};

/** What one seat, or an onlooker, sees of a game. Its family says which page draws it, and which fields it has besides. */
export type PlayerView = {
  family: string;
  game: string;
  level: string;
  title: string;
  /** The seat's own cards; null for an onlooker. */
  hand: Card[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many cards can still be drawn. */
  deck: number;
  seat_to_play: number | null;
  /** Who may speak now. Whose turn it is comes first; the others may speak out of turn. */
  to_act: number[];
  phase: string;
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
};

/** A digit or a joker, in a hand or in the formula. */
export type FormulaCard = {
  kind: number;
  text: string;
  colour: string;
  /** Goes with the colour, which is never the only sign. */
  shape: string;
  letter: string;
  points: number;
  wild: boolean;
  /** As sentences name it: `5g`, `−2`. */
  say: string;
  /** What it stands for; empty for a joker that nobody has named yet. */
  digit: string;
};

/** How a round ended, seat by seat. */
export type FormulaRound = {
  places: number[];
  /** How many cards each seat had left. */
  left: number[];
  /** What each seat gained, where points are played for. */
  points: string[] | null;
  why: string;
};

/** What one seat, or an onlooker, sees of Formula. */
export type FormulaView = {
  family: 'formula';
  game: string;
  level: string;
  title: string;
  /** The seat's own cards; null for an onlooker. */
  hand: FormulaCard[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many cards can still be drawn. */
  deck: number;
  seat_to_play: number | null;
  /** Who may speak now. Whose turn it is comes first; the others may speak out of turn. */
  to_act: number[];
  phase: string;
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
  left: FormulaCard[];
  /** Empty until the first formula is complete. */
  symbol: string;
  right: FormulaCard[];
  answer: FormulaCard[];
  /** The symbols that this table plays with. */
  symbols: string[];
  /** Whether this table plays with cards pushed in between others: a house rule for everybody, in every turn. */
  between: boolean;
  /** Whether cards of the table may go to another number: a house rule as well. */
  rearrange: boolean;
  /** What lies under the formula, sorted. Everybody saw it being laid. */
  covered: FormulaCard[];
  /** Who has no cards left in this round, in order. */
  out: number[];
  /** How many rounds the match has; 0 where it goes on until somebody has enough points. */
  rounds: number;
  /** How many rounds each seat has won. */
  wins: number[];
  points: string[] | null;
  /** The rounds that are over. */
  sheet: FormulaRound[];
};

/** A loose card of the table, or a build pile. */
export type MathinoPile = {
  /** Its place on the table. */
  id: number;
  /** As it was stated; a long number by its ends: `1234…6789`. */
  value: string;
  /** All digits of a number that `value` shortens; else empty. */
  whole: string;
  loose: boolean;
  /** As sentences name it: `7g`, `10`, `[10]a`. */
  name: string;
  /** Who has to see it captured before the round is over. */
  duty: number[];
  /** Who alone may touch it. */
  lock: number | null;
  /** From the bottom to the top. */
  cards: Card[];
  /** The places of the cards that lie sideways. */
  turned: number[];
};

/** One line of the score sheet. */
export type MathinoLine = {
  deck: number;
  round: number;
  seat: number;
  /** `cards`, `most` or `penalty`. */
  item: string;
  points: string;
};

/** What one seat, or an onlooker, sees of Mathino. */
export type MathinoView = {
  family: 'mathino';
  game: string;
  level: string;
  title: string;
  /** The seat's own cards; null for an onlooker. */
  hand: Card[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many cards can still be drawn. */
  deck: number;
  seat_to_play: number | null;
  /** Who may speak now. Whose turn it is comes first; the others may speak out of turn. */
  to_act: number[];
  phase: string;
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
  table: MathinoPile[];
  /** The hands of the others, where all lie open, the seat's own left out; else null. */
  open_hands: Card[][] | null;
  /** The seat's own captured cards of this deck; null for an onlooker. */
  captured: Card[] | null;
  /** How many cards each seat has captured in this deck. */
  won: number[];
  totals: string[];
  sheet: MathinoLine[];
  target: number;
  /** Which deck of the match this is, from 1. */
  deck_number: number;
  /** Which round of the deck this is, from 1. */
  round: number;
  last_round: boolean;
  dealer: number;
  /** What the very young look for: `number`, `shape`, `colour`; empty in the usual game. */
  alike: string[];
  /** What this table plays with beyond the plainest game: see `mathino.extras`. */
  extras: string[];
};

/** What one seat, or an onlooker, sees of Numberloor. The deck is the pile. */
export type NumberloorView = {
  family: 'numberloor';
  game: string;
  level: string;
  title: string;
  /** The seat's own cards; null for an onlooker. */
  hand: Card[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many cards can still be drawn. */
  deck: number;
  seat_to_play: number | null;
  /** Who may speak now. Whose turn it is comes first; the others may speak out of turn. */
  to_act: number[];
  phase: string;
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
  /** The open floor; for beginners that of the left stack. */
  left: Card;
  /** The open balloon; for beginners the floor of the right stack. */
  right: Card;
  /** Whether both stacks are floors, as for beginners. */
  two_floors: boolean;
  /** What was said with the open balloon, `odd` or `even`, if its layer had a choice. */
  parity: string;
  /** Whether the open skip card will still skip somebody. */
  armed: boolean;
  /** Whether night cards may be laid out of turn at this table: by anybody, as far as anybody else can tell. */
  take_overs: boolean;
  /** The word that comes next if no card is laid: `take two`, `pass`, `stop`, `go on`; empty where cards must be laid. */
  way_out: string;
  /** A night card that waits for those who come before it. */
  claimed: Card | null;
  claimant: number | null;
  stars: number[];
  /** How many stars win. */
  target: number;
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

/** One line of the score sheet. */
export type SheetLine = {
  turn: number;
  seat: number;
  /** Which take of the turn; −1 where the item belongs to the whole turn. */
  take: number;
  item: string;
  points: string;
};

/** What one seat, or an onlooker, sees of Numero or of its solitaire. */
export type NumeroView = {
  family: 'numero';
  game: string;
  level: string;
  title: string;
  /** The seat's own cards; null for an onlooker. */
  hand: Card[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many cards can still be drawn. */
  deck: number;
  seat_to_play: number | null;
  /** Who may speak now. Whose turn it is comes first; the others may speak out of turn. */
  to_act: number[];
  phase: string;
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
  scoring: boolean;
  centre: Pile[];
  /** Wild cards that lie alone in the centre. */
  loose: Card[];
  won: number[];
  points: string[] | null;
  /** The builds that this seat may doubt now. */
  doubtable: string[];
  sheet: SheetLine[];
  /** Whether piles are joined with any of the four signs (N-18), whatever cards there are. */
  any_sign: boolean;
};

/** A place for cards on the table. */
export type PlainZone = {
  /** As the game calls it, without the seat: `deck`, `won`. */
  name: string;
  /** Whose it is; null for everybody's. */
  seat: number | null;
  cards: Card[];
  /** How many cards lie there face down. */
  backs: number;
};

/** What one seat, or an onlooker, sees of a game that nobody has drawn yet. */
export type PlainView = {
  family: 'plain';
  game: string;
  level: string;
  title: string;
  /** The seat's own cards; null for an onlooker. */
  hand: Card[] | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many cards can still be drawn. */
  deck: number;
  seat_to_play: number | null;
  /** Who may speak now. Whose turn it is comes first; the others may speak out of turn. */
  to_act: number[];
  phase: string;
  outcome: Outcome | null;
  /** Whether something about these cards is our guess. */
  assumed: boolean;
  /** All that lies on the table, in the game's own order; of the hands, only those that this seat sees besides its own. */
  zones: PlainZone[];
  /** What the game says of itself to everybody; none where the zones say it all. */
  lines: string[];
  /** The same as this seat may read it: no other screen may show these. */
  own_lines: string[];
};

/** The first word: which table, and by which right. */
export type Hello = {
  t: 'hello';
  v: number;
  table: string;
  /** Of a seat; empty for an onlooker. */
  token?: string;
  last?: number;
};

/** A sentence. */
export type Claim = {
  t: 'claim';
  n: number;
  key: string;
  text: string;
  /** Whether the page could not tell what this sentence may cost, as of one that is typed: the table then says so first. */
  unwarned?: boolean;
};

/** A step of help, please. */
export type HintRequest = {
  t: 'hint';
  n: number;
  key: string;
};

/** A picture for counting has been opened. */
export type Aid = {
  t: 'aid';
  aid: string;
  key: string;
};

/** Something to ask of the others. */
export type Ask = {
  t: 'ask';
  what: Question;
  n: number;
  key: string;
  /** For a stand-in: who is away, or which computer player shall play no more. */
  seat?: number | null;
  /** Which computer player plays then; for somebody who is away, empty leaves it to the house. */
  player?: string;
  /** What the seat of a computer player is called then; empty: by what that one is. */
  called?: string;
};

/** Yes or no to what was asked on this screen. */
export type Answer = {
  t: 'answer';
  what: Question;
  yes: boolean;
  n: number;
  key: string;
};

/** That claim is wrong, says a player where players check each other. */
export type Object = {
  t: 'object';
  n: number;
  /** The claim, by its number. */
  to: number;
  key: string;
};

/** One of the canned phrases. */
export type Phrase = {
  t: 'phrase';
  phrase: string;
  key: string;
};

/** Call whoever watches over this table. */
export type Call = {
  t: 'call';
  key: string;
};

/** Whoever looks back along with me: look at this step. Only when the game is over; nobody notes it. */
export type Look = {
  t: 'look';
  at: number;
};

/** I have nothing to say: the computer player need not wait for me. Heeded where it waits for nobody else. */
export type Hurry = {
  t: 'hurry';
};

/** I am about to speak out of turn: the computer players may wait for my sentence. */
export type Wait = {
  t: 'wait';
};

/** Are you there? */
export type Ping = {
  t: 'ping';
};

/** Who sits at a seat. */
export type Person = {
  seat: number;
  kind: string;
  /** Empty while the seat is free. */
  name: string;
  /** Which computer player plays the seat just now. */
  player: string;
  /** How much help the person would like: as the house has it (empty), `helped`, `alone`. */
  help_level: string;
  here: boolean;
};

/** Everything, for a screen that begins afresh. */
export type Snapshot = {
  t: 'snapshot';
  n: number;
  view: AnyView;
  prompt: Prompt;
  phase: string;
  asked: Asked[];
  clock: Clock | null;
  /** The claims to which this seat may object, by their numbers, whether they are right or wrong. */
  objectionable: number[];
  seat: number | null;
  /** The last of what was said. */
  said: Announcement[];
  people: Person[];
  house: HouseRules;
  /** For this seat; null for an onlooker. */
  help: Help | null;
  /** The promise of the deal, which is opened at the end. */
  commitment: string;
  /** The table's time, in milliseconds. */
  at: number;
};

/** Something has happened. */
export type Event = {
  t: 'event';
  n: number;
  view: AnyView;
  prompt: Prompt;
  phase: string;
  asked: Asked[];
  clock: Clock | null;
  /** The claims to which this seat may object, by their numbers, whether they are right or wrong. */
  objectionable: number[];
  said: Announcement;
  /** Of the message that caused it, to its sender; empty to everybody else. */
  key: string;
};

/** A claim that is wrong, or something that cannot be: to its sender alone. */
export type No = {
  t: 'no';
  key: string;
  code: string;
  details: Details;
  /** The event, where it was noted as one; else −1. */
  n: number;
};

/** One rung of help, to who asked for it. */
export type Hint = {
  t: 'hint';
  key: string;
  rung: number;
  code: string;
  details: Details;
  n: number;
};

/** That has been done before, as event n, or there was nothing to do. */
export type Done = {
  t: 'done';
  key: string;
  n: number;
};

/** Who is there has changed. */
export type People = {
  t: 'people';
  people: Person[];
};

/** A seat looks back at this step of a finished game, and others may look along. */
export type Looking = {
  t: 'looking';
  seat: number;
  at: number;
};

/** I am here. */
export type Pong = {
  t: 'pong';
};

/** This screen need not come back as it is. */
export type Bye = {
  t: 'bye';
  code: string;
  details: Details;
};

/** How hard: some cards, and some settings. */
export type Level = {
  name: string;
  title: string;
  /** What this level changes about the usual. */
  settings: { [name: string]: SettingValue };
};

/** A kind of card, and how surely we know it. */
export type PackCard = {
  text: string;
  colour: string;
  count: number;
  points: number;
  status: string;
  points_status: string;
};

/** The cards of a level, as they count in the scoring game. */
export type Pack = {
  name: string;
  title: string;
  cards: PackCard[];
};

/** A game that can be played here. */
export type Game = {
  name: string;
  /** How many may play: the least, the most. */
  seats: [number, number];
  levels: Level[];
  settings: Setting[];
  /** Its computer players, the weakest first. */
  players: string[];
  packs: Pack[];
};

/** All there is to choose from. */
export type Games = {
  games: Game[];
  house: Setting[];
  phrases: string[];
};

/** A game of another package, which the page does not know by itself; it comes in the head of the page. */
export type Guest = {
  name: string;
  levels: string[];
  /** Some of its cards, for the lid of its box. */
  faces: string[];
  /** What its box says, in each language. */
  words: { [name: string]: { [name: string]: string | { [name: string]: string } } };
};

/** What can be printed. */
export type Printable = {
  /** For each game what there is: `cards`, `rules`, `sheets` … */
  games: { [name: string]: string[] };
};

/** For whom a seat shall be. */
export type SeatRequest = {
  kind: 'person' | 'computer';
  player?: string;
  name?: string;
  help_level?: string;
};

/** A new table, please. */
export type TableRequest = {
  game: string;
  level: string;
  settings: { [name: string]: SettingValue };
  way: Way;
  seats: SeatRequest[];
  house: Partial<HouseRules>;
  /** The facts that the cards shall bring, against the computer: of many honest shuffles the one that brings most. */
  due?: string[];
  /** Nobody can guess it: if the request is said again, it is granted once and answered alike. */
  key?: string;
};

/** A seat, and the token that is the only key to it. */
export type OwnSeat = {
  seat: number;
  token: string;
};

/** The table is laid; these seats are the sender's. */
export type TableMade = {
  table: string;
  /** Four words that lead others to it. */
  code: string;
  seats: OwnSeat[];
};

/** A free seat at a table, please; or a place to watch from. */
export type JoinRequest = {
  code?: string;
  table?: string;
  name?: string;
  /** How much help one would like. */
  help_level?: string;
  /** Nobody can guess it: if the request is said again, it is granted once and answered alike. */
  key?: string;
};

/** The seat that was free; or none, for an onlooker. */
export type Joined = {
  table: string;
  seat: number | null;
  token: string;
};

/** What is played at this table, please? */
export type AgreedRequest = {
  code?: string;
  table?: string;
};

/** What a table has agreed on before the first card. */
export type Agreed = {
  game: string;
  level: string;
  /** What is not as usual at this level. */
  settings: { [name: string]: SettingValue };
  house: HouseRules;
  /** The people who sit there already. */
  people: string[];
  /** How many seats are still free. */
  free: number;
};

/** Show me this game, please. */
export type ReplayRequest = {
  record: string;
};

/** A table that begins where this game stood, please, for me against the computer. */
export type PlayOnRequest = {
  record: string;
  /** How many of its claims stand. */
  claims: number;
  seat: number;
  /** Who plays all other seats. */
  player: string;
  /** What that player is called; several of them are numbered. Empty: by what it is. */
  called?: string;
  name?: string;
  help_level?: string;
  /** Nobody can guess it: if the request is said again, it is granted once and answered alike. */
  key?: string;
};

/** One position of a finished game. */
export type Step = {
  /** Its number in the log. */
  n: number;
  /** What led to it; null for the first. */
  said: Announcement | null;
  /** As an onlooker saw it. */
  view: AnyView;
  hands: Card[][];
  /** The same as a line that can be typed; empty where the game has no notation. */
  position: string;
};

/** A finished game, step by step, with every hand open. */
export type Record = {
  /** Empty for a game that somebody has brought. */
  table: string;
  /** Whether others may look at it by a link. */
  onlookers: boolean;
  /** So many of its claims were made in another game. */
  begun: number;
  game: string;
  level: string;
  people: Person[];
  steps: Step[];
  /** The record as a file, which `sumdeck record verify` reads. */
  text: string;
};

/** A turn of one's own that is worth a second look. What could be found there is not told. */
export type Moment = {
  /** How many claims stood before it. */
  at: number;
  /** Which turn of the game it was. */
  turn: number;
  could: number;
  did: number;
  /** `cards` or `points`. */
  unit: string;
  /** As the seat saw it. */
  view: AnyView;
};

/** The turns of a seat that are worth a second look, the most telling first; and the help there is in searching. */
export type SecondLook = {
  name: string;
  moments: Moment[];
  help: Help;
};

/** I have found something: this sentence. */
export type SearchRequest = {
  at: number;
  text: string;
  /** What was found there before it, where a turn is many moves. */
  before?: string[];
};

/** The sentence is true, and this is what it would have won, with those before it. */
export type Found = {
  won: number;
  /** How the table would lie then, where the turn goes on; None where it does not. */
  view: AnyView | null;
};

/** A step of help in a second look, please. */
export type SearchHelpRequest = {
  at: number;
  rung: number;
  before?: string[];
};

/** One rung of help. */
export type SearchHelp = {
  rung: number;
  code: string;
  details: Details;
};

/** What is this task, please? */
export type TaskRequest = {
  task: string;
  /** Which of a series; 0 for the whole of it, and where it is none. */
  step?: number;
};

/** A task, as it is read. What can be found is not told. */
export type TaskShown = {
  /** As it stands in a link, with all that its name stood for. */
  task: string;
  /** `guide`, `play` or `find`. */
  goal: string;
  game: string;
  level: string;
  deal: string;
  /** Where something is to be found. */
  moment: Moment | null;
  /** Whose turn it is there. */
  seat: number;
  help: Help;
  /** What every puzzle of a series asks for: `×7`; empty for anything. */
  fact: string;
  /** A series of so many puzzles; 0 where it is none. */
  count: number;
  /** Games for so long; 0 where it is one. */
  minutes: number;
};

/** A table for this task, please, for me against the computer. */
export type TaskTableRequest = {
  task: string;
  /** Which of a series; 0 where it is none. */
  step?: number;
  name?: string;
  /** What the computer player is called; empty: by what it is. */
  called?: string;
  /** Which one; empty for the one that the house has for it. */
  player?: string;
  help_level?: string;
  /** Nobody can guess it: if the request is said again, it is granted once and answered alike. */
  key?: string;
};

/** The table is laid; the seat is the sender's. */
export type TaskTable = {
  table: string;
  seats: OwnSeat[];
  game: string;
  level: string;
  /** For a guide what each of its turns is about. */
  turns: string[];
};

/** I have found something there: this sentence. */
export type TaskSearchRequest = {
  task: string;
  text: string;
  before?: string[];
};

/** A step of help there, please. */
export type TaskHelpRequest = {
  task: string;
  rung: number;
  before?: string[];
};

/** Why a request cannot be granted. */
export type Refused = {
  code: string;
  details: Details;
};

/** A place at a table. */
export type PlanSeat = {
  /** None: nobody knows yet. */
  entrant: number | null;
  name: string;
  /** The table of the bracket that they come from; None: from none. */
  came_from: number | null;
  /** Their place there. */
  came_as: number;
  /** Their place here; 0 while the game goes on, and for who did not play. */
  place: number;
  points: number | null;
  /** Whether they have come through, in a bracket. */
  goes_on: boolean;
};

/** A game, or a bye. */
export type PlanTable = {
  id: number;
  /** What people call the game: 1, 2, 3 … */
  number: number;
  /** The number of its table in the room; 0 where there is none, or not yet. */
  room_table: number;
  round: number;
  side: string;
  status: string;
  championship: boolean;
  /** To how many points; 0: as the game has it. */
  target: number;
  /** Whether it ended as the referee decided. */
  ruled: boolean;
  seats: PlanSeat[];
};

/** The tables of a round, from top to bottom. */
export type PlanRound = {
  number: number;
  tables: PlanTable[];
};

/** A line of the standings. */
export type PlanRow = {
  place: number;
  entrant: number;
  name: string;
  club: string;
  /** As people write them; empty in a knock-out. */
  points: string;
  /** The tie-breaks by their names, as people write them. */
  breaks: [string, string][];
  played: number;
  won: number;
  status: string;
};

/** What somebody does next. */
export type PlanPerson = {
  entrant: number;
  name: string;
  next: string;
  /** Where to play. */
  table: number | null;
};

/** All that there is to show. */
export type Plan = {
  name: string;
  system: string;
  over: boolean;
  champion: number | null;
  rounds: PlanRound[];
  standings: PlanRow[];
  /** By their ids. */
  people: PlanPerson[];
  /** How many games have been played. */
  played: number;
  /** How long a game has taken, in milliseconds: the middle one of those that have ended; 0 before the first. */
  usual_time: number;
};

/** Where a table stands. */
export type Spot = {
  id: number;
  column: number;
  top: number;
  rows: number;
};

/** The line from where somebody comes through to where they sit: along, up or down, along. */
export type Line = {
  /** The column that it comes from; one to the right of where it goes, in the right half of a wide picture. */
  left: number;
  start: number;
  /** The column that it goes to. */
  right: number;
  end: number;
  /** Whether it is known who goes there. */
  known: boolean;
  /** Where it goes up or down: a share of what is between the columns, from where it ends. */
  turn: number;
};

/** Where a side begins; there is none where there is one side only. */
export type SideTitle = {
  side: string;
  top: number;
};

/** Tables side by side and one below the other. */
export type Sheet = {
  spots: Spot[];
  /** What its columns are. */
  rounds: number[];
  sides: SideTitle[];
  lines: Line[];
  height: number;
};

/** The six questions for each game that two or more can play. */
export type ClubQuestions = {
  games: { [name: string]: ClubQuestion[] };
};

/** Somebody who takes part. */
export type EntrantRequest = {
  name: string;
  club?: string;
  rating?: number;
  /** Which computer player it is; empty for a person. */
  player?: string;
};

/** A tournament, please. */
export type ClubRequest = {
  name: string;
  settings: { [name: string]: unknown };
  terms: { [name: string]: unknown };
  entrants?: EntrantRequest[];
  /** So many more, with friendly names that the house draws. */
  friendly?: number;
  /** Nobody can guess it: if the request is said again, it is granted once and answered alike. */
  key?: string;
};

/** The tournament takes entries. */
export type ClubMade = {
  club: string;
  /** Four words that lead everybody to it. */
  code: string;
  /** The organiser's key. */
  token: string;
};

/** Let these take part too. */
export type EnterRequest = {
  do: 'enter';
  entrants?: EntrantRequest[];
  friendly?: number;
};

/** Somebody leaves; or is not here: then their name may be taken later, and nobody waits for it. */
export type WithdrawRequest = {
  do: 'withdraw';
  entrant: number;
  why?: 'withdrew' | 'no_show' | 'ruled_out' | 'absent';
};

/** Somebody is back. */
export type ReturnRequest = {
  do: 'return';
  entrant: number;
};

/** Whoever has taken this name has it no more: another device may. */
export type ReleaseRequest = {
  do: 'release';
  entrant: number;
};

/** The name stays on the device that has it, whoever else has asked for it. */
export type KeepNameRequest = {
  do: 'keep_name';
  entrant: number;
};

/** Draw the first round. */
export type BeginRequest = {
  do: 'begin';
};

/** Draw the next round. */
export type DrawRequest = {
  do: 'draw';
};

/** Draw this round once more. */
export type RedrawRequest = {
  do: 'redraw';
};

/** A game has ended so; if it has ended otherwise before, that was wrong. */
export type ReportRequest = {
  do: 'report';
  match: number;
  order: number[][];
  points?: number[];
};

/** This game has not ended at all. */
export type UndoRequest = {
  do: 'undo';
  match: number;
};

/** All tables rest, or go on. */
export type PauseRequest = {
  do: 'pause';
  on: boolean;
};

/** These play a game or a level of their own from now on; both empty: what everybody plays. */
export type AssignRequest = {
  do: 'assign';
  entrants: number[];
  game?: string;
  level?: string;
};

/** The lesson ends in so many minutes; 0: nobody counts them. */
export type TimerRequest = {
  do: 'timer';
  minutes: number;
};

/** Everybody here, or some, may do this task now; what becomes of it comes to the desk by itself while the lesson is open. */
export type GiveTaskRequest = {
  do: 'task';
  task: string;
  /** Empty: everybody. */
  entrants?: number[];
};

/** It is over: every game is counted as it stands. */
export type FinishRequest = {
  do: 'finish';
};

/** The referee decides at a table. */
export type RuleRequest = {
  do: 'rule';
  match: number;
  ruling: 'stands' | 'again' | 'ended';
  /** The event of the turn that is played again. */
  to?: number;
  /** How a game that is decided has ended. */
  order?: number[][];
  /** What the referee has said, for the log. */
  text?: string;
};

/** Send a hint, or a picture, to whoever is to play at a table. */
export type HelpRequest = {
  do: 'help';
  match: number;
  what: 'hint' | 'picture';
};

/** Let those who are out play on in a tournament of their own. */
export type SideRequest = {
  do: 'side';
  /** What it is called; empty: the second of this name. */
  name?: string;
};

/** Let nothing of it be left: names, results, tables, the side event. */
export type EraseRequest = {
  do: 'erase';
};

/** An organiser speaks. */
export type ClubOrder = {
  token: string;
  what: ClubDo;
};

/** The referee looks at a table. */
export type RecordRequest = {
  token: string;
  match: number;
};

/** The organiser looks over all shoulders. */
export type GlanceRequest = {
  token: string;
};

/** A table as the referee sees it: every hand open, and all that was said, wrong sums and hints too. */
export type TableLook = {
  record: Record;
  said: Announcement[];
};

/** What goes on at a table that is laid here. */
export type LiveTable = {
  match: number;
  /** Its id. */
  table: string;
  /** `gathering`, `playing`, `over` … */
  phase: string;
  paused: boolean;
  /** Who is to play. */
  turn: string;
  /** How many claims have been made. */
  turns: number;
  /** Who has called the referee. */
  calling: string[];
  /** Whether it has ended without a winner where there must be one: the organiser decides. */
  tied: boolean;
  /** Who has not come yet to a table that cannot begin without them. */
  awaited: string[];
};

/** Who takes part. */
export type ClubEntrant = {
  id: number;
  name: string;
  club: string;
  rating: number;
  player: string;
  gone: boolean;
  why_gone: string;
  /** Whether somebody has chosen to be this entrant. */
  taken: boolean;
  /** Whether the name was there before the person. */
  registered: boolean;
  /** How many say on other devices that it is their name: the organiser may let the first of them have it. */
  wanted: number;
  /** What they play, where it is not what everybody plays. */
  game: string;
  level: string;
  /** The number of a task of their own; 0: none. Which it is, they alone are told. */
  task: number;
  /** Whether they would rather play once more with the same than wait for somebody new. */
  again: boolean;
  /** Whether they do it at this moment. */
  at_task: boolean;
};

/** A tournament, as everybody may see it. */
export type ClubView = {
  club: string;
  code: string;
  /** The short code of a class; empty where there is none. */
  digits: string;
  n: number;
  begun: boolean;
  paused: boolean;
  /** Whether somebody has said that it is over. */
  finished: boolean;
  /** When the time is up, in milliseconds; 0: nobody counts it. */
  ends: number;
  /** How many sums were said until it was finished, and how many of them were right. */
  said: number;
  right: number;
  /** What everybody may do besides, as its link has it; empty where there is nothing. */
  task: string;
  /** Whether something can be drawn: the next round, or what is missing of this one. */
  drawable: boolean;
  /** What is missing of this one; empty where the next round is drawn. */
  filling: Seating[];
  /** Whether this round can be drawn again, and would be drawn otherwise. */
  redrawable: boolean;
  settings: { [name: string]: string | number | boolean };
  terms: { [name: string]: unknown };
  entrants: ClubEntrant[];
  live: LiveTable[];
  /** What the referee has decided, in order. */
  rulings: Ruling[];
  plan: Plan;
  /** The plan as a picture; and, where some of it is past, what is played and to come, with the round before it. */
  pictures: Sheet[];
  /** The tournament for those who are out; empty where there is none. */
  side: string;
  /** Where the house can be visited, for whoever looks at it by an address that is good on their own device only; or empty. */
  address: string;
  /** The time here, in milliseconds. */
  now: number;
};

/** The first word of a screen that watches a tournament; once more by one that has missed something. */
export type ClubHello = {
  t: 'hello';
  v: number;
  /** The number of the last change that it knows; −1 for none: then it is told the whole. */
  last?: number;
  /** Whose screen it is, where the task of the class is done on it. */
  token?: string;
};

/** A tournament as it is after change n. */
export type ClubNow = {
  t: 'club';
  n: number;
  view: ClubView;
};

/** What has changed, for a screen that knows the tournament as it was after change n − 1. */
export type ClubChange = {
  t: 'change';
  n: number;
  /** The time here, in milliseconds. */
  now: number;
  change: Patch;
};

/** Somebody who errs much at the moment. */
export type Erring = {
  name: string;
  /** So many of their last sentences. */
  wrong: number;
  last: number;
  /** What they said, the latest first. */
  sums: string[];
  /** The way to err that was seen in them again: `habit.<way>` has its words; empty where there is none. */
  way: string;
};

/** Somebody who has found nothing to say for a while. */
export type Silent = {
  name: string;
  /** So many in a row. */
  turns: number;
};

/** How one table gets on: for the organiser alone, since wrong sums are nobody else's business. */
export type Glance = {
  match: number;
  /** After how many claims: what follows is of that turn, and of nobody else's. */
  turns: number;
  /** When the turn began, in milliseconds; as much later as all have paused in it. */
  since: number;
  /** How many wrong sums it has seen since. */
  wrong: number;
  /** Whether whoever is to play has asked for help. */
  helped: boolean;
  /** Whose screen is not there. */
  away: string[];
  /** The last step of help that was sent in this turn, as it is read there. */
  sent: Announcement | null;
  /** Who does the task of the class instead. */
  at_task: string[];
  erring: Erring[];
  silent: Silent[];
};

/** All tables that are laid here, and who plays the computer meanwhile. */
export type Glances = {
  tables: Glance[];
  /** Of those who play the computer. */
  erring: Erring[];
  silent: Silent[];
  /** The time here, in milliseconds. */
  now: number;
};

/** Where do these four words lead? */
export type FindClubRequest = {
  code: string;
};

/** There. */
export type ClubFound = {
  club: string;
};

/** I am this entrant. */
export type TakeNameRequest = {
  entrant: number;
  key?: string;
};

/** This is the only key to that name. */
export type NameTaken = {
  token: string;
};

/** That is my name, though another device has it: by this key I take it as soon as I am let in. Or: it is not mine. */
export type WantNameRequest = {
  entrant: number;
  key: string;
  wanted?: boolean;
};

/** Whoever organises it has been told. */
export type NameWanted = {

};

/** I have tapped a name that is not mine. */
export type NotMeRequest = {
  token: string;
};

/** I have come with the four words, and would like a name. */
export type ComeRequest = {
  key?: string;
};

/** You are this entrant, and this is the only key to that name. */
export type Welcome = {
  entrant: number;
  token: string;
};

/** We have played, and it has ended so. */
export type TellRequest = {
  token: string;
  match: number;
  order: number[][];
  points?: number[];
};

/** Where do I play? */
export type SeatNowRequest = {
  token: string;
};

/** May I play once more with those whom I have just played with? */
export type AgainRequest = {
  token: string;
};

/** Nobody is free for me. What can I play meanwhile? */
export type SpareRequest = {
  token: string;
  /** What the computer is called there. */
  called?: string;
};

/** There. */
export type SeatNow = {
  /** −1 for a table that counts for nothing. */
  match: number;
  table: string;
  seat: number;
  game: string;
  level: string;
};

/** What have they shown? */
export type LearningRequest = {
  token: string;
  /** As a sheet with a line for each of these; empty: for the screen. */
  sheet?: '' | 'sentences' | 'children' | 'facts';
  language?: string;
  /** Without what was overlooked, unless that is known: to look for it takes long. */
  at_once?: boolean;
};

/** A fact that a child has used. */
export type FactSeen = {
  /** `3+5`. */
  name: string;
  said: number;
  wrong: number;
  /** How often it would have won more than what was said. */
  missed: number;
};

/** A way to err that a child has shown more than once. */
export type HabitSeen = {
  /** `habit.<way>` has its words. */
  way: string;
  seen: number;
  /** The child's own. */
  examples: string[];
};

/** A sentence as it was said. */
export type SentenceSeen = {
  text: string;
  /** None where no sum was said and nothing was wrong, as in a discard. */
  right: boolean | null;
  /** Whether help was asked for before it. */
  helped: boolean;
  /** How long they had thought; 0 where nobody has measured. */
  seconds: number;
};

/** What one child has shown. */
export type ChildSeen = {
  entrant: number;
  name: string;
  sentences: number;
  /** At the tables and in tasks. */
  sums: number;
  /** How many of those were wrong. */
  erred: number;
  /** Every wrong sum of the tables as it was said. */
  wrong: string[];
  /** Sentences before which help was asked for. */
  helped: number;
  /** Whether that is often. */
  leans: boolean;
  /** Whether hardly anything was found. */
  idle: boolean;
  /** Sums a minute of their own turns at the tables; 0 where those took less than one. Nobody is ranked by it. */
  pace: number;
  facts: FactSeen[];
  habits: HabitSeen[];
  /** Whether so few sums tell too little: then only what a habit was seen in, or what was overlooked again, is proposed. */
  thin: boolean;
  /** What was said rightly at the first try and without help, not wrongly since, and is not to be practised next. */
  can: string[];
  /** What to practise next. */
  next: string[];
  /** What others have said rightly at this child's level, and this child has not, the largest first. */
  new: string[];
  /** Everything they have said, in its order. */
  lines: SentenceSeen[];
};

/** What everybody has shown. */
export type ClassSeen = {
  children: ChildSeen[];
  /** Of all together. */
  facts: FactSeen[];
};

/** So far I have come with a task of this lesson. */
export type TaskToldRequest = {
  token: string;
  task: string;
  done: number;
  alone: number;
  /** How often each was said, and how often wrongly. */
  facts?: [string, number, number][];
};

/** Your teacher has it. */
export type TaskTold = {

};

/** What may I do besides? */
export type OwnTaskRequest = {
  token: string;
};

/** This, which only you may; empty where there is nothing. */
export type OwnTask = {
  task: string;
};

/** How far have they come with their tasks? */
export type TaskResultsRequest = {
  token: string;
};

/** How far somebody has come with a task. */
export type TaskResultSeen = {
  name: string;
  task: string;
  done: number;
  alone: number;
  facts: [string, number, number][];
};

/** Everybody's. */
export type TaskResults = {
  results: TaskResultSeen[];
};

/** When something is usual in a country. */
export type LevelStage = {
  country: string;
  /** As it is called there. */
  year: string;
  status: string;
  /** Of those who begin that year. */
  age: number;
};

/** For whom a level is. */
export type LevelFit = {
  /** What it practises, by codes: `topic.<name>` has the words. */
  topics: string[];
  stages: LevelStage[];
  /** Of those who begin such a year. */
  youngest: number;
  /** Of those who end it. */
  oldest: number;
  /** The level that asks for the same in another way; empty where this one is a step of its own. */
  like: string;
};

/** Everything there is about levels and school years. */
export type Curriculum = {
  /** By family of games and level. */
  levels: { [name: string]: { [name: string]: LevelFit } };
  /** What each country's entries go by. */
  sources: { [name: string]: string };
};
