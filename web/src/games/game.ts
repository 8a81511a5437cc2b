// What a game brings to the page. Every page knows a game by these types alone, and gets them through `games.ts`.

import type { Component } from 'svelte';
import type { Tongue } from '../lib/language/language.svelte';
import type { Rung } from '../lib/lamp.svelte';
import type { Play } from '../lib/play.svelte';
import type { Note } from '../lib/sound';
import type { Speaker } from '../lib/speaker';
import type { Wishes } from '../lib/wishes.svelte';
import type { Card, PlayerView, Person, Announcement, Setting, SettingValue } from '../lib/wire';
import type { IconName } from '../parts/Icon.svelte';

/** A game on the shelf: small, and there from the first moment. Its name and its levels have words in `lib/language`. */
export type Box = {
  /** The family of the views that its table draws. */
  family: string;
  /** What is in the box, as the server names it, the usual game first; nothing while it is still to come. */
  games: readonly string[];
  /** Its levels, the easiest first: `level.<family>.<level>` has their names. */
  levels: readonly string[];
  /** The level for those who cannot read yet, if there is one: there are no puzzles of it. */
  young?: string;
  /** The colour of the lid, and the picture on it, drawn with SVG in a field of 200 by 92. */
  colour: string;
  Lid: Component;
  tongue: Tongue;
  /** Whether there is a first game to learn it by. */
  guided?: boolean;
  /** What is fetched when somebody sits down at its table, chooses a new one, or reads its rules. */
  table?: () => Promise<OwnTable>;
  choice?: () => Promise<Partial<Choice>>;
  rules?: () => Promise<Rules>;
  /** Under which of its levels the rules of another one are told. */
  rulesOf?: (level: string) => string;
};

/** What a seat has besides its hand: a small picture with a number, and the words for it. */
export type Tally = { icon: IconName; text: string; spoken: string[] };

/** A round that is over: what it has brought to each seat, item by item, and how the match stands. */
export type RoundOver = {
  /** Which one it is, so that nobody sees it twice. */
  name: string;
  title: string;
  seats: { items: string[]; total: string; best: boolean }[];
};

/** What is called out of turn: its name, and what the hands get ready for it. */
export type Call = { name: string; prepare: () => void };

/** Something to look at while one thinks, which only this game has. The house may switch it off, and the table notes when it opens. */
export type Aid = {
  /** As house rules and logs name it: `aid.<name>` and `house.<name>` have its words. */
  name: string;
  /** Where one aid has several pictures, which of them this is: `aid.<title>` has its words. */
  title?: string;
  Picture: () => Promise<{ default: Component }>;
};

/** A part of the table in words. */
export type Section = {
  title: string;
  lines: string[];
  /** The language of the lines, where it is not that of the page. */
  lang?: string;
};

export type AreaProps<F, P> = {
  view: F;
  people: Person[];
  /** The hands of the player; without them it is a picture, in which nothing can be moved and no hand is held. */
  play?: P | undefined;
  /** What the seat's own cards are called. */
  title?: string;
  /** The seat that is "you" here; around one screen there is none. */
  seat?: number | null;
  /** The claim that the table stands at. */
  said?: Announcement | undefined;
};

/** A picture that is seldom needed. */
export type Fetched<Props extends { [name: string]: unknown }> = () => Promise<{ default: Component<Props> }>;

/** A table. What a game does not bring itself, it has from `plain/table.ts`; only its table in words nobody else can write. */
export type TableParts<F extends PlayerView = PlayerView, P extends Play = Play> = {
  /** The hands of a player at this table, and what they have put together so far. */
  play: (speaker: Speaker) => P;
  /** What lies there, and the seat's own cards; null for a table that is only read. */
  Area: Component<AreaProps<F, P>> | null;
  /** Where the sentence is put together and said. */
  Desk: Component<{ view: F; play: P }>;
  /** What a seat may say out of turn too: it is there in every turn. */
  Aside: Component<{ view: F; play: P }> | null;
  /** Around one screen: what anybody may call out of turn, at their edge of it; null where everybody waits for their turn. */
  call: (view: F, play: P) => Call | null;
  /** Whether the own cards leave nothing to be said out of turn, whatever lies on the table. */
  silent: (view: F) => boolean;
  /** Whether whoever plays this cannot read yet: then words are for the ear, and pictures say the same. */
  wordless: (view: F) => boolean;
  /** For them: a step of help as a picture, and at the end what a seat has won. Fetched when somebody looks. */
  Rung: Fetched<{ view: F; rung: Rung }> | null;
  Spoils: Fetched<{ view: F; seat: number }> | null;
  /** One card as a picture and in words. */
  Picture: Component<{ card: Card }>;
  cardName: (card: Card) => string;
  /** What may be looked at besides pictures for counting. */
  aids: readonly Aid[];
  /** How many cards lie in the winning pile of a seat, which it counts before it hears who has won; null where there is none. */
  pile: (view: F, seat: number) => number | null;
  /** Whether the end clears the table: then one is shown what lay there before the last turn, else what that turn has made of it. */
  sweeps: boolean;
  /** A view as it was before a take brought its points, for whoever counts them first; null where takes bring none at once. */
  uncounted: ((view: F, before: F) => F) | null;
  /** The score sheet, where one is kept. */
  Sheet: Fetched<{ view: F; people: Person[] }> | null;
  keepsSheet: (view: F) => boolean;
  tally: (view: F, seat: number) => Tally[];
  /** What the round before has brought, fetched when one is over; null in a game without rounds. */
  rounds: (() => Promise<{ roundOver: (view: F) => RoundOver | null }>) | null;
  /** The table in words, without hands, deck and seats, which all games have. */
  inWords: (view: F, people: Person[]) => Section[] | Promise<Section[]>;
  /** What is special about this turn; empty for nothing. */
  prompt: (view: F) => string;
  /** The score of a seat at the end in words, and what there is to say about it. */
  score: (view: F, seat: number) => string;
  scoreNote: (view: F, seat: number) => string;
  /** Moves that belong in the menu rather than on the desk. */
  menu: (view: F) => { name: string; claim: string }[];
  /** How an event of this game sounds, where sounds are on: fetched with the first of them. Null, here or there, for the usual sound. */
  tunes: (() => Promise<{ soundOf: (said: Announcement, before: F | null, after: F) => readonly Note[] | null }>) | null;
  /** The view without all that only its seat may see: for a shared screen, while the curtain is closed. */
  closed: (view: F) => F;
};

/** What a game brings itself, with the types of its own view and hands behind it. */
export type OwnTable = Partial<TableParts> & Pick<TableParts, 'inWords'>;

/** What is special about choosing a table of this game; what it does not say is in `plain/choice.ts`. */
export type Choice = {
  /** Where somebody puts a level together; null where the game has none but its own. */
  own: Fetched<{ wishes: Wishes }> | null;
  /** Whether a level was put together so. */
  isOwn: (level: string) => boolean;
  /** The settings without those that mean nothing, or are refused, beside the others. */
  together: (settings: Settings) => Settings;
  /** A small picture of a level. */
  Sample: Component<{ level: string }> | null;
  /** House rules of a level that are chosen by pictures, besides standing among all others; null for none. */
  pictured: (level: string) => Fetched<{ wishes: Wishes }> | null;
  /** One setting that is asked for before all others. */
  question: Question | null;
  /** The few house rules that matter most, each with a sentence `matters.<rule>`; all others are behind *more*. */
  matter: readonly string[];
  /** Settings that nobody is asked for. */
  unasked: readonly string[];
  /** Whether a value of a house rule has a meaning for so many players. */
  possible: (setting: string, value: SettingValue, seats: number) => boolean;
  /** How many may play; null for any number that the game allows. */
  counts: readonly number[] | null;
  /** The names of what may be looked at in this game alone. */
  aids: readonly string[];
  /** Whether a card can be put away for somebody whose time is up. */
  discards: boolean;
  /** Whether the players check each other, by the settings of level and wishes. */
  trusts: (settings: Settings) => boolean;
  /** Whether a take brings points at once, by the settings of level and wishes. */
  scores: (settings: Settings) => boolean;
  /** Whether a house rule has a meaning at this level. */
  fits: (setting: Setting, level: string) => boolean;
  /** What is usual for a setting because of the others, as level and wishes have them; undefined where that is what the level says. */
  usual: (setting: string, settings: Settings) => SettingValue | undefined;
};

export type Settings = { [setting: string]: SettingValue };

export type Question = {
  setting: string;
  /** The key of its words, and of those for each of its values. */
  title: string;
  answers: readonly [value: SettingValue, words: string][];
  /** A house rule that makes it idle to ask. */
  unless?: string;
};

export type Rules = {
  /** The rules of a level, for a child. */
  Body: Component<{ level: string; game: string }>;
  /** How it goes at a level, in two pictures; an invitation may not tell the level. Null where nobody has drawn them. */
  pictures: ((level: string) => Component) | null;
  /** What brings points, item by item, where points are counted. */
  Points?: Component<{ level: string }>;
};

/** Lets the door keep tables of different games side by side. Only a game's own views ever reach its parts, so this holds. */
export function own<F extends PlayerView, P extends Play>(
  parts: Partial<TableParts<F, P>> & Pick<TableParts<F, P>, 'inWords'>,
): OwnTable {
  return parts as unknown as OwnTable;
}
