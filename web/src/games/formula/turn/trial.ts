// A small table for the specs of this folder: formula and hand written as a child would read them out.

import type { FormulaCard, FormulaView } from '../../../lib/wire';
import { beside, bringBack, name, onto, setSymbol, tapCard, tapHand, tapPlace } from './laying';
import { AREAS, handPiece, laidOut, placeOf, type Piece, type Place, type Turn } from './turn';

type Table = Pick<FormulaView, 'left' | 'symbol' | 'right' | 'answer' | 'hand'>;

/** `trial('2 + J7 = 9', '8 8 J')`; before the first formula `trial('2 _ J = _', …)`. */
export function trial(formula: string, hand = ''): { play: (...acts: string[]) => Turn } {
  const view = table(formula, hand);
  return { play: (...acts) => acts.reduce((turn, act) => perform(turn, act, view), laidOut(view)) };
}

export function table(formula: string, hand: string): FormulaView {
  const [left = '', symbol = '', right = '', , answer = ''] = formula.split(' ');
  const table: Table = {
    left: cards(left),
    symbol: symbol.replace('_', ''),
    right: cards(right),
    answer: cards(answer),
    hand: cards(hand.replaceAll(' ', '')),
  };
  return table as FormulaView;
}

function cards(text: string): FormulaCard[] {
  return [...text.matchAll(/J(\d?)|(\d)/g)].map(([said, named, digit = named ?? '']) => {
    const wild = said.startsWith('J');
    return { kind: 0, text: wild ? 'J' : digit, colour: '', shape: '', letter: '', points: 0, wild, say: said, digit };
  });
}

/** One act: a card of the hand (`h0`), a card of the formula (`left 0`), a place (`left| 0`), `a>b` to drag, `×`, or `=7` for a joker. */
function perform(turn: Turn, act: string, view: FormulaView): Turn {
  if (/^[+−×÷]$/.test(act)) return setSymbol(turn, act);
  if (act.startsWith('=')) return name(turn, act.slice(1));
  if (act.startsWith('under ')) return bringBack(turn, found(turn.under[Number(act.slice(6))], act));
  const [card = '', target] = act.split('>');
  if (target !== undefined) {
    const piece = pieceOf(turn, card, view);
    return target.includes('|') ? beside(turn, piece, place(target)) : onto(turn, piece, place(target));
  }
  if (act.includes('|')) return tapPlace(turn, place(act));
  return act.startsWith('h') ? tapHand(turn, pieceOf(turn, act, view)) : tapCard(turn, place(act));
}

function place(text: string): Place {
  const [area, at = ''] = text.replace('|', '').split(' ');
  return {
    area: found(
      AREAS.find((one) => one === area),
      text,
    ),
    at: Number(at),
  };
}

function pieceOf(turn: Turn, text: string, view: FormulaView): Piece {
  if (!text.startsWith('h')) {
    const { area, at } = place(text);
    return found(turn.numbers[area][at], text);
  }
  const piece = found(handPiece(view, Number(text.slice(1))), text);
  const at = placeOf(turn, piece);
  return at ? found(turn.numbers[at.area][at.at], text) : piece;
}

function found<T>(one: T | null | undefined, text: string): T {
  if (one === null || one === undefined) throw new Error(`nothing at ${text}`);
  return one;
}
