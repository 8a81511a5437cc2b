// What the hands of a player do at the table of Formula, whether by tapping, dragging, keys or typing. Rules are not known here.
//
// Whatever can be tapped or dropped on has a name: `hand 3`, `answer 0` for a card, `answer-gap 1` for the place behind it,
// `under 0` for a card that was slipped under the others, `symbol`.

import { keepFocus, Play } from '../../lib/play.svelte';
import { sentencesIn, type Speaker } from '../../lib/speaker';
import type { FormulaView, Sentence } from '../../lib/wire';
import { FormulaDraft } from './draft.svelte';
import { beside, bringBack, lift, name, onto, setSymbol, tapCard, tapHand, tapPlace } from './turn/laying';
import { AREAS, asked, handPiece, laidOut, type Piece, type Place, type Turn } from './turn/turn';
import { say } from './words';

/** Signs as keyboards write them. */
const TYPED: { [key: string]: string } = { '+': '+', '-': '−', '*': '×', x: '×', X: '×', '·': '×', '/': '÷', ':': '÷' };

export class FormulaPlay extends Play<FormulaDraft> {
  constructor(speaker: Speaker) {
    super(speaker, new FormulaDraft(() => this.#view));
  }

  /** The formula as it lies on this screen. */
  turnOn(view: FormulaView): Turn {
    return this.draft.turn ?? laidOut(view);
  }

  tap(target: string): void {
    const found = this.#remember(target);
    if (this.busy) return this.soon(() => this.tap(found()));
    this.#change((turn, view) => {
      const at = placeAt(target);
      if (at) return at.gap ? tapPlace(turn, at.place) : tapCard(turn, at.place);
      const piece = pieceAt(turn, view, target);
      if (!piece) return turn;
      if (target.startsWith('hand')) return tapHand(turn, piece);
      return view.rearrange && turn.place ? beside(turn, piece, turn.place) : bringBack(turn, piece);
    });
    // Beside others it lies in the place that was tapped.
    void keepFocus(target, this.draft.turn?.place ? target : target.replace('-gap', ''));
  }

  /** A card was let go over something. */
  drop(card: string, target: string): void {
    const found = this.#remember(card);
    if (this.busy) return this.soon(() => this.drop(found(), target));
    this.#change((turn, view) => {
      const piece = pieceAt(turn, view, card);
      const at = placeAt(target);
      if (!piece) return turn;
      if (at) return at.gap ? beside(turn, piece, at.place) : onto(turn, piece, at.place);
      return target.startsWith('hand') && piece.zone === 'hand' ? lift(turn, piece) : turn;
    });
  }

  /** Draw a card, or pass: not with cards on the formula, which may be meant to be said. */
  rest(word: 'draw' | 'pass'): void {
    this.next(() => {
      this.forget();
      if (this.draft.lays) this.explain(say(`strip.first_back_${word}`));
      else this.claim(word);
    });
  }

  /** The ways in which the table could understand what was said. */
  get ways(): Sentence[] {
    return sentencesIn(this.speaker.objection?.details ?? {}, 'ways');
  }

  choose(symbol: string): void {
    this.#change((turn) => setSymbol(turn, symbol));
  }

  /** What the joker stands for. */
  name(digit: string): void {
    this.#change((turn) => name(turn, digit));
  }

  rename(joker: Piece): void {
    this.#change((turn) => ({ ...turn, renamed: joker }));
  }

  protected override write(key: string, table: HTMLElement): boolean {
    const view = this.#view;
    const sign = TYPED[key];
    const digits = view !== null && asked(this.turnOn(view)) !== null;
    if (key === 'Backspace') this.undo();
    else if (key === '=' && !this.draft.untouched) this.go();
    else if (sign) this.#enter(sign, table);
    else if (digits && /^\d$/.test(key)) this.name(key);
    else return super.write(key, table);
    return true;
  }

  /** Enter says it then, wherever the focus was. */
  #enter(sign: string, table: HTMLElement): void {
    this.choose(sign);
    table.querySelector<HTMLElement>('[data-strip]')?.focus();
  }

  get #view(): FormulaView | null {
    return this.speaker.view?.family === 'formula' ? this.speaker.view : null;
  }

  /** A name that still means the same card of the hand after the next answer. */
  #remember(target: string): () => string {
    const [zone, at = ''] = target.split(' ');
    const found = this.again(() => (this.#view?.hand ?? []).map(({ say }) => say), Number(at));
    return () => (zone === 'hand' ? `hand ${found()}` : target);
  }

  #change(act: (turn: Turn, view: FormulaView) => Turn): void {
    this.soon(() => {
      const view = this.#view;
      if (!this.myTurn || !view) return;
      this.begin();
      const before = this.turnOn(view);
      const after = act(before, view);
      if (after !== before) this.draft.change(after);
    });
  }
}

/** The place in a number that a name means, and whether it lies beside its card. */
function placeAt(target: string): { place: Place; gap: boolean } | null {
  const [zone = '', at = ''] = target.split(' ');
  const area = AREAS.find((one) => one === zone || `${one}-gap` === zone);
  return area ? { place: { area, at: Number(at) }, gap: zone.endsWith('-gap') } : null;
}

function pieceAt(turn: Turn, view: FormulaView, name: string): Piece | null {
  const [zone, at = ''] = name.split(' ');
  if (zone === 'hand') return handPiece(view, Number(at));
  if (zone === 'under') return turn.under[Number(at)] ?? null;
  const place = placeAt(name)?.place;
  return (place && turn.numbers[place.area][place.at]) ?? null;
}
