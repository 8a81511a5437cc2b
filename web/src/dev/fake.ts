// A server that is none: it answers from recorded games, for the specs and for `npm run dev`. It knows the next recorded move,
// calls a false sum false, and refuses everything else.

import type { Socket } from '../lib/connection';
import { plain } from '../lib/spoken';
import type * as Wire from '../lib/wire';
import fives from './recorded/fives.json';
import floors from './recorded/floors.json';
import formulaPoints from './recorded/formula-points.json';
import formula from './recorded/formula.json';
import games from './recorded/games.json';
import jumps from './recorded/jumps.json';
import numbers from './recorded/numbers.json';
import points from './recorded/points.json';
import powers from './recorded/powers.json';
import shapes from './recorded/shapes.json';
import solitaire from './recorded/solitaire.json';

type Told = Omit<Wire.Event, 't' | 'key'>;
export type Story = Pick<Wire.Snapshot, 'people' | 'house'> & { table: string; steps: Told[] };

/** The recordings. That they fit the wire's types is checked here, but for family and news: in a file they are any text. */
type Recorded<F extends Wire.AnyView> = Omit<Story, 'steps'> & {
  steps: (Omit<Told, 'view' | 'said'> & {
    said: Omit<Wire.Announcement, 'news'>;
    view: Omit<F, 'family'> & { family: string };
  })[];
};
const NUMERO: { [table: string]: Recorded<Wire.NumeroView> } = { numbers, points, solitaire };
const MATHINO: { [table: string]: Recorded<Wire.MathinoView> } = { powers, shapes };
const NUMBERLOOR: { [table: string]: Recorded<Wire.NumberloorView> } = { floors, jumps };
const FORMULA: { [table: string]: Recorded<Wire.FormulaView> } = { formula, 'formula-points': formulaPoints };
const PLAIN: { [table: string]: Recorded<Wire.PlainView> } = { fives };
export const STORIES = { ...NUMERO, ...MATHINO, ...NUMBERLOOR, ...FORMULA, ...PLAIN } as { [table: string]: Story };
export const GAMES: Wire.Games = {
  ...games,
  games: games.games.map((game) => ({
    ...game,
    seats: [game.seats[0] ?? 1, game.seats[1] ?? 1],
    settings: game.settings.map(withSpan),
  })),
  house: games.house.map(withSpan),
};

type Listed = { key: string; values: Wire.SettingValue[]; span?: number[]; part?: string };

function withSpan({ span, part = '', ...rule }: Listed): Wire.Setting {
  return { ...rule, part, some_of: [], clause: '', span: span ? [span[0] ?? 0, span[1] ?? 0] : null };
}

/** What the seat of these recordings is offered. */
export const HELP: Wire.Help = { hints: true, aids: ['number-line', 'ten-frame', 'tables'], soon: false, times: 1 };

const LADDER = ['hint.look_again', 'hint.kind_match', 'hint.move'];

/** The other end of one socket: a story, and how far it has been told. */
export class FakeSocket implements Socket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  heard: Wire.ToServer[] = [];
  #story: Story | undefined;
  #at: number;
  #rung = 0;

  constructor(from = 0) {
    this.#at = from;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as Wire.ToServer;
    this.heard.push(message);
    queueMicrotask(() => this.#answer(message));
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: Wire.ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #answer(message: Wire.ToServer): void {
    if (message.t === 'hello') this.#greet(message.table);
    else if (message.t === 'claim') this.#judge(message.key, message.text);
    else if (message.t === 'hint') this.#hint(message.key);
    else if (message.t === 'ping') this.says({ t: 'pong' });
  }

  #greet(table: string): void {
    this.#story = STORIES[table];
    const step = this.#story?.steps[this.#at];
    if (!this.#story || !step) return this.says({ t: 'bye', code: 'web.no_such_table', details: {} });
    const { people, house, steps } = this.#story;
    const said = steps.slice(0, this.#at + 1).map((one) => one.said);
    this.says({ t: 'snapshot', seat: 0, people, house, help: HELP, commitment: '', at: Date.now(), ...step, said });
  }

  #judge(key: string, text: string): void {
    const next = this.#story?.steps[this.#at + 1];
    const wrong = text.split(/[,;]/).findIndex(isFalseSum);
    if (wrong >= 0) {
      const said = (text.split(/[,;]/)[wrong] ?? '').replace(/^\s*build/, '').trim();
      this.says({ t: 'no', key, code: 'sentence.wrong_result', details: { said: [said], at: wrong }, n: -1 });
    } else if (isFalseBuild(text)) {
      this.says({ t: 'no', key, code: 'mathino.wrong_result', details: { said: [text] }, n: -1 });
    } else if (next && text === plain(next.said.sentence)) this.#tell();
    else this.says({ t: 'no', key, code: 'numero.not_a_turn', details: {}, n: -1 });
  }

  /** The next step, and whatever the others do after it. */
  #tell(): void {
    this.#rung = 0;
    for (;;) {
      this.#at += 1;
      const step = this.#story?.steps[this.#at];
      if (!step) return;
      this.says({ t: 'event', ...step, key: '' });
      if (step.view.to_act.includes(0) || step.view.outcome) return;
    }
  }

  #hint(key: string): void {
    const code = LADDER[Math.min(this.#rung, LADDER.length - 1)] ?? '';
    const move = this.#story?.steps[this.#at + 1]?.said.sentence ?? [];
    this.says({ t: 'hint', key, rung: this.#rung, code, details: code === 'hint.move' ? { move } : {}, n: -1 });
    this.#rung += 1;
  }
}

/** `5 + 3 = 9` is false, brackets or not; of anything but a plain sum nothing is known here. */
function isFalseSum(step: string): boolean {
  const found = /(\d+) \+ (\d+) = (\d+)$/.exec(step.replace(/[[\]]/g, '').trim());
  return found !== null && Number(found[1]) + Number(found[2]) !== Number(found[3]);
}

/** The same of `5 + 3, building 9`. */
function isFalseBuild(text: string): boolean {
  return isFalseSum(text.replace(', building', ' ='));
}

/** What a question over HTTP gets. */
export function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input instanceof Request ? input.url : input);
  const found = reply(path, typeof init?.body === 'string' ? (JSON.parse(init.body) as Asked) : null);
  return Promise.resolve(Response.json(found, { status: isRefusal(found) ? 400 : 200 }));
}

type Asked = { text?: string; before?: string[]; rung?: number; record?: string };
const isRefusal = (found: object): boolean => 'code' in found && 'details' in found && !('rung' in found);

function reply(path: string, asked: Asked | null): object {
  if (path.endsWith('api/games')) return GAMES;
  if (path.endsWith('api/print')) return { games: { mathino: ['cards', 'rules', 'sheets', 'tables', 'checklist'] } };
  if (path.endsWith('api/agreed')) return AGREED;
  if (path.endsWith('api/curriculum')) return { levels: {}, sources: { england: '', germany: '' } };
  const record = /api\/tables\/(\w+)\/record$/.exec(path)?.[1] ?? '';
  if (STORIES[record]) return recordOf(STORIES[record]);
  if (path.endsWith('api/replay'))
    return asked?.record?.startsWith('{') && NUMBERS ? { ...recordOf(NUMBERS), table: '' } : refused('web.bad_record');
  if (path.endsWith('second-look/help'))
    return { rung: asked?.rung ?? 0, code: LADDER[asked?.rung ?? 0] ?? 'hint.move', details: {} };
  if (path.endsWith('jumps/second-look')) return asked ? jumped(asked) : { name: 'Mia', moments: [CHAIN], help: HELP };
  if (path.endsWith('second-look')) return asked ? searched(asked.text ?? '') : { name: 'Mia', moments: [MOMENT], help: HELP };
  return { table: 'numbers', code: 'lemon-forest-window-drum', seat: 0, token: 'a', seats: [{ seat: 0, token: 'a' }] };
}

const NUMBERS = STORIES['numbers'];
const AGREED = {
  game: 'mathino',
  level: 'basic',
  settings: { target: 7, combo_capture: true },
  house: { ...NUMBERS?.house, referee: 'opponents', turn_seconds: 60, take_back: 'locked', hints: false },
  people: ['Mia'],
  free: 1,
};
const MOMENT = { at: 0, turn: 1, could: 3, did: 0, unit: 'cards', view: NUMBERS?.steps[0]?.view };

const refused = (code: string, details: object = {}): object => ({ code, details });

/** In the one turn that is looked at again, 3 + 4 can be taken with a 7. */
function searched(text: string): object {
  if (isFalseSum(text.split(',')[0] ?? '')) return refused('sentence.wrong_result', { said: [text.split(',')[0]], at: 0 });
  return { won: text === '3 + 4 = 7, take 7' ? 3 : 0, view: null };
}

const JUMPS = STORIES['jumps']?.steps ?? [];
const CHAIN = { at: 0, turn: 1, could: 2, did: 0, unit: 'cards', view: JUMPS[0]?.view };

/** Of the chain that is looked for, each card as it was recorded. */
function jumped({ text, before = [] }: Asked): object {
  const step = JUMPS[before.length + 1];
  if (text === 'stop') return { won: before.length, view: null };
  return step && text === plain(step.said.sentence)
    ? { won: before.length + 1, view: step?.view }
    : refused('numberloor.does_not_fit');
}

function recordOf({ table, people, steps }: Story): Wire.Record {
  const { game = '', level = '' } = steps[0]?.view ?? {};
  const text = JSON.stringify({ claims: steps.slice(1).map(({ said }) => [said.seat, plain(said.sentence)]), outcome: {} });
  return { table, onlookers: true, begun: 0, game, level, people, steps: steps.map(opened), text };
}

function opened(step: Told, at: number): Wire.Step {
  return {
    n: step.n,
    said: at ? step.said : null,
    view: { ...step.view, hand: null },
    hands: [step.view.hand ?? [], []],
    position: `numero; turn ${at % 2}`,
  };
}
