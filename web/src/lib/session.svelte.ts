// Someone sitting at a table with this screen: a connection, what it tells, the turn in the making, and the answers to it.
// Which game is played is known when the first view has come; then its table is brought.
//
// On one tablet several seats share the screen. Then one seat at a time is open; the hand of any other never enters the page.

import { tableOf } from '../games/games';
import type { TableParts } from '../games/game';
import { Counting } from './counting.svelte';
import type { Company } from './company';
import { Connection, greeting, type Socket } from './connection';
import { Draft } from './draft.svelte';
import { hear } from './heard';
import { newKey } from './key';
import { announce } from './live.svelte';
import { say } from './language/language.svelte';
import { Lamp } from './lamp.svelte';
import { Moments, pauseBefore } from './moments';
import { Pacing } from './pacing';
import type { Play } from './play.svelte';
import { preferences } from './preferences.svelte';
import { missed } from './presence';
import { Screen } from './screen.svelte';
import { hold, letGo, type Held } from './seats';
import { isWrongResult, sentencesIn, whyNot, type Objection } from './speaker';
import { beQuiet, speakAloud } from './speech';
import { isClaim, nameOf, tellAloud, tellNews } from './telling';
import { Tries } from './tries.svelte';
import type { AnyView, Ask, Details, Event, Hint, OwnSeat, Question, ToPage, ToServer } from './wire';

/** The events that change the game; phrases, questions and arrivals leave a turn in the making alone. */
const CHANGES = /^told\.(claimed|taken_back|voided|clock_|paused|resumed|ruled_|closed)/;

/** Whoever ends a round may also begin the next: that is another turn. */
const roundOf = (view: AnyView): number => ('round' in view ? view.round : 'rounds' in view ? view.sheet.length : 0);

/** Farewells after which there is nothing to come back to. */
const LOST = ['web.no_such_table', 'web.bad_token'];

/** A table of which this device holds no seat. */
export const NOWHERE: Held = { table: '', game: '', level: '', way: 'friends', code: '', seats: [], over: false };

export class TableSession {
  readonly screen = new Screen();
  readonly lamp = new Lamp();
  readonly counting = new Counting(this.screen);
  readonly tries = new Tries((aid) => this.#connection.send({ t: 'aid', aid, key: newKey() }));
  /** Who does the task of the class meanwhile. */
  busy = $state.raw<readonly string[]>([]);
  /** The answer to the last claim, if it was no. */
  objection = $state.raw<Objection | null>(null);
  sending = $state(false);
  /** How this game is drawn, and the hands of who plays it here; null until it has been brought. */
  parts = $state.raw<TableParts | null>(null);
  play = $state.raw<Play | null>(null);
  /** On a shared screen: the seat that may be seen; null while the curtain is closed. */
  open = $state<number | null>(null);
  /** On a shared screen: the seat that has called out of turn, and would like to look at its cards. */
  calling = $state<number | null>(null);
  /** The seats of this screen at this table. */
  held: Held = $state.raw(NOWHERE);
  #nothing = new Draft();
  /** The seats whose people have been here. */
  #seen = new Set<number>();
  #token = '';
  #connection: Connection<ToServer, ToPage>;
  #pacing = new Pacing<ToPage>((message) => this.#take(message));
  #moments = new Moments(this.screen, () => this.#connection.send({ t: 'hurry' }));

  constructor(
    held: Held,
    readonly socket: () => Socket,
  ) {
    this.held = held;
    // A shared screen looks on until a seat has opened the curtain: nobody's cards come before that.
    this.#connection = this.#connect(this.shared ? undefined : held.seats[0]);
  }

  get shared(): boolean {
    return this.held.seats.length > 1;
  }

  /** What may be drawn; null until it is known how. On a shared screen without the hand, until its seat has opened the curtain. */
  get view(): AnyView | null {
    const view = this.screen.view;
    if (!view || !this.parts) return null;
    if (!this.shared || (this.open !== null && this.open === this.screen.seat)) return view;
    // A view without its secrets is still a view of the same game.
    return this.parts.closed(view) as AnyView;
  }

  /** What this player is about to say. */
  get draft(): Draft {
    return this.play?.draft ?? this.#nothing;
  }

  /** The own seat whose turn it is; null if it is somebody else's. Who may only speak out of turn is not meant. */
  get acting(): number | null {
    return this.present.find(({ seat }) => seat === this.screen.view?.seat_to_play)?.seat ?? null;
  }

  get seat(): number | null {
    return this.screen.seat;
  }

  get myTurn(): boolean {
    const seat = this.screen.seat;
    return seat !== null && this.acting === seat && (!this.shared || this.open === seat);
  }

  /** On a shared screen: let this seat see its cards. */
  lift(seat: number): void {
    this.open = seat;
    this.draft.clear();
    this.draft.typing = false; // somebody else has typed
    const own = this.own(seat);
    if (own && this.screen.seat !== seat) this.moveTo(own);
  }

  /** On a shared screen: cover the cards again. */
  cover(): void {
    this.open = null;
    this.calling = null;
    this.objection = null;
    this.draft.clear();
  }

  /** On a shared screen: somebody calls out of turn. Whoever was looking at cards sees them no more. */
  call(seat: number): void {
    this.cover();
    this.calling = seat;
  }

  /** Say a sentence. Of one that is unwarned the table first says what it may cost. */
  claim(text: string, unwarned = false): void {
    if (this.sending) return;
    this.sending = true;
    this.objection = null;
    this.#pacing.calm();
    this.#connection.send({ t: 'claim', n: this.screen.n, key: newKey(), text, ...(unwarned ? { unwarned } : {}) });
  }

  hint(): void {
    this.lamp.asked();
    this.#connection.send({ t: 'hint', n: this.screen.n, key: newKey() });
  }

  ask(what: Question, about: Pick<Ask, 'seat' | 'player' | 'called'> = {}): void {
    this.#connection.send({ t: 'ask', what, n: this.screen.n, key: newKey(), ...about });
  }

  answer(what: Question, yes: boolean): void {
    this.#connection.send({ t: 'answer', what, yes, n: this.screen.n, key: newKey() });
  }

  /** Around one screen all who are asked answer together, each with the own voice; one no is enough. */
  answerAll(what: Question, yes: boolean): void {
    if (yes) this.#among((company) => company.agree(what));
    else this.answer(what, false);
  }

  /** The seats of this screen whose people play themselves. */
  get present(): OwnSeat[] {
    return this.held.seats.filter((own) => !this.screen.people.find(({ seat }) => seat === own.seat)?.player);
  }

  own(at: number | null | undefined): OwnSeat | undefined {
    return this.held.seats.find(({ seat }) => seat === at);
  }

  /** A word by a seat of this screen, whether it is the one spoken to or not. */
  #say(own: OwnSeat, word: ToServer): void {
    if (own.token === this.#token) this.#connection.send(word);
    else this.#among((company) => company.say(own, () => word));
  }

  #among(act: (company: Company) => void): void {
    void import('./company').then(({ Company }) => act(new Company(this)));
  }

  /** Another game, please; around one screen everybody has been asked aloud. */
  again(): void {
    const asked = this.screen.asked.some((one) => one.what === 'rematch');
    if (!asked) this.ask('rematch');
    else if (!this.shared) this.answer('rematch', true);
  }

  /** Say that a claim is wrong, where the players check each other. */
  object(to: number): void {
    this.#connection.send({ t: 'object', n: this.screen.n, to, key: newKey() });
  }

  phrase(phrase: string): void {
    this.#connection.send({ t: 'phrase', phrase, key: newKey() });
  }

  /** Call whoever watches over this table. */
  callUmpire(): void {
    this.#connection.send({ t: 'call', key: newKey() });
  }

  /** Whoever has called out of turn needs time to say it, or no more; around one screen that need not be the seat spoken to. */
  hold(on: boolean): void {
    this.#moments.hold();
    const own = this.own(this.calling ?? this.screen.seat);
    if (own) this.#say(own, { t: on ? 'wait' : 'hurry' });
  }

  read(on: boolean): void {
    this.#pacing.hold(on);
  }

  /** Do not wait for the computer's pause, nor let it wait for me. */
  skip(): void {
    this.#pacing.hurry();
    this.present.forEach((own) => this.#say(own, { t: 'hurry' }));
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** The device has lost its network: say so now, not when the next word gets no answer. */
  breakOff(): void {
    this.#connection.breakOff();
  }

  leave(): void {
    this.#moments.hold();
    this.#pacing.clear();
    this.#connection.close();
    beQuiet();
  }

  moveTo(own: OwnSeat | undefined): void {
    this.#connection.close();
    this.screen.n = -1;
    this.#connection = this.#connect(own);
  }

  #connect(own: OwnSeat | undefined): Connection<ToServer, ToPage> {
    this.#token = own?.token ?? '';
    return new Connection({
      open: this.socket,
      hello: () => greeting(this.held.table, this.#token, this.screen.n),
      hear: (message) => this.#hear(message),
      changed: (link) => (this.screen.link = link),
    });
  }

  /** Moves of the computer are shown after a pause; everything else at once, but never before what came earlier. */
  #hear(heard: ToPage): void {
    const message = this.#together(heard);
    // Where nobody may look on, the first seat of a shared screen does.
    if (message.t === 'bye' && message.code === 'table.no_onlookers' && this.shared) return this.moveTo(this.held.seats[0]);
    if (message.t === 'no' || message.t === 'hint' || message.t === 'done') {
      this.#pacing.skip(); // what came before it would be taken for old news afterwards, and be lost
      return this.#take(message);
    }
    if (message.t === 'snapshot') this.#pacing.clear();
    this.#pacing.add(message, pauseBefore(message, this.screen, this.parts));
  }

  /** Whoever shares this screen is here, though only one of them is spoken to. */
  #together(message: ToPage): ToPage {
    if (!('people' in message) || !this.shared) return message;
    const people = message.people.map((one) => ({ ...one, here: one.here || this.own(one.seat) !== undefined }));
    return { ...message, people };
  }

  #take(heard: ToPage): void {
    const { n: before, view } = this.screen;
    const message = heard.t === 'event' && heard.n > before ? this.#uncounted(heard) : heard;
    if (message.t === 'people') missed(this.screen.people, message.people, this.#seen);
    if (message.t === 'snapshot') message.people.filter((one) => one.here).forEach((one) => this.#seen.add(one.seat));
    this.screen.hear(message);
    if (message.t === 'no') this.#refused(message.code, message.details);
    else if (message.t === 'hint') this.#hinted(message);
    else if (message.t === 'done') this.sending = false;
    else if (message.t === 'bye' && LOST.includes(message.code)) letGo(this.held.table);
    else if (message.t === 'event' && message.n > before) this.#happened(message, view);
    else if (message.t === 'snapshot') this.#seated(message.seat, message.people.length, before < 0);
    if (message.t === 'snapshot') void this.#bring(message.view);
  }

  #uncounted(event: Event): Event {
    const seen = this.counting.before(event, this.own(event.said.seat) !== undefined, this.parts?.uncounted ?? null);
    if (this.counting.take) this.read(true);
    return seen;
  }

  /** The points of the own take are counted: now they are told. */
  counted(): void {
    const event = this.counting.done();
    if (event) tellNews(event.said, this.screen.people).forEach((line) => this.#tell(line));
    this.read(false);
  }

  async #bring(view: AnyView): Promise<void> {
    const parts = await tableOf(view);
    this.parts ??= parts;
    this.play ??= parts.play(this);
    this.#moments.begin(parts);
  }

  /** In a rematch everybody has moved on by as many seats as this one. */
  #seated(seat: number | null, count: number, first: boolean): void {
    const before = this.held.seats.find((own) => own.token === this.#token)?.seat;
    if (seat !== null && before !== undefined && seat !== before) {
      const seats = this.held.seats.map((own) => ({ ...own, seat: (own.seat + seat - before + count) % count }));
      this.held = { ...this.held, seats };
      hold(this.held);
    }
    this.#remember();
    this.#goOn();
    // Around one screen the curtain has said whose turn it is.
    if (first && !this.shared && this.screen.phase === 'playing') this.#tell(this.#whoseTurn);
  }

  get #whoseTurn(): string {
    const name = nameOf(this.screen.people, this.screen.view?.seat_to_play ?? null);
    return this.myTurn ? say('prompt.your_turn') : name && say('prompt.thinking', { name });
  }

  /** What the shelf says of this table: with whom, and when. */
  #remember(): void {
    const others = this.screen.people.filter(({ seat, name }) => name && !this.own(seat)).map(({ name }) => name);
    if (this.held.seats.length) hold((this.held = { ...this.held, game: this.screen.view?.game ?? '', others, at: Date.now() }));
  }

  /** What the player of this device has said is remembered here, and nowhere else. Around one screen nobody knows whose it is. */
  #noteSaid(sentence: unknown): void {
    const helped = this.lamp.rungs.length > 0;
    const { club, lesson } = this.held;
    if (!this.shared) void import('../learning/keeping').then(({ noteSaid }) => noteSaid(sentence, helped, club ?? lesson));
  }

  #refused(code: string, details: Details): void {
    this.sending = false;
    const moves = sentencesIn(details, 'moves');
    if (moves.length) return this.play?.sayInTurn(moves);
    this.#noteSaid(details['said']);
    this.objection = { code, details };
    this.tries.wrong(this.draft, code, details, this.screen.help);
    this.draft.reopen(isWrongResult(code) ? Number(details['at'] ?? 0) : -1);
    this.play?.answered(false);
    this.#tell(whyNot(this.objection));
    hear(({ play }) => play('wrong'));
  }

  /** Help that was asked for, or that a teacher has sent: then the lamp opens by itself. */
  #hinted(hint: Hint): void {
    if (!hint.key) this.lamp.asked(true);
    this.lamp.answered(hint.rung, hint.code, hint.details);
    this.#tell(this.lamp.words);
  }

  #happened({ said, view }: Extract<ToPage, { t: 'event' }>, before: AnyView | null): void {
    if (isClaim(said) && this.own(said.seat)) this.#noteSaid(said.sentence);
    this.#tell(tellAloud(said, this.screen.people));
    tellNews(said, this.screen.people).forEach((line) => this.#tell(line));
    if (said.code === 'told.aid_sent') this.tries.show(this.draft, String(said.details['aid']));
    const { over, seat } = this.screen;
    if (said.code !== 'told.aided') hear(({ soundOf }) => soundOf(said, before, view, { over, seat }, this.parts));
    if (this.shared && said.code === 'told.rematch_asked') this.answerAll('rematch', true);
    if (this.shared && said.code === 'told.stand_in_asked') this.answerAll('stand_in', true);
    if (CHANGES.test(said.code)) {
      this.#goOn();
      this.#moments.begin(this.parts);
      this.play?.answered(true);
    }
    // Only for the ear of who sits here alone: no hand is read out to a room, and the eye sees the cards come.
    if (!this.shared && view.hand) void import('./gained').then(({ gained }) => announce(gained(before, view, this.parts)));
    // It begins when the last has sat down. Where a turn has many moves, nobody has to hear after each that it goes on.
    if (this.myTurn && !this.screen.over && (before?.seat_to_play !== this.screen.seat || roundOf(before) !== roundOf(view))) {
      this.#tell(say('prompt.your_turn'));
      hear(({ play }) => play('turn'));
    }
  }

  /** For whoever listens: to a screen reader, or to the voice of this page. */
  #tell(words: string): void {
    announce(words);
    if (preferences.speech) speakAloud(words);
  }

  /** The table has changed: what was in the making is over, and the curtain falls behind a seat that has acted. */
  #goOn(): void {
    this.sending = false;
    this.objection = null;
    this.draft.clear();
    this.lamp.clear();
    this.tries.clear();
    if (this.acting === this.calling || this.screen.over) this.calling = null;
    if (this.open !== null && this.acting !== this.open && this.calling !== this.open) this.open = null;
    // What there is to say after the end is said by a seat.
    if (this.screen.over && this.shared && this.screen.seat === null) this.moveTo(this.held.seats[0]);
    if (this.screen.over && !this.held.over) {
      hold((this.held = { ...this.held, over: true }));
      const { view } = this.screen;
      const name = this.parts?.score;
      if (name) void import('../everyday/diary').then(({ noteEnd }) => noteEnd(this.held, view, name));
    }
  }
}
