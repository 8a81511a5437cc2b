// A small table for the specs of this folder: cards written as a child would read them out.

import { keyOf, next, press } from './entry';
import { another, choose, lay, leave, put } from './handling';
import { strip } from './strip';
import { EMPTY, type Piece, type Turn, type Verb } from './turn';

/** `centre: '5 3 [10]'`, `hand: '8 −2'`, `loose: '×3'`; a card is then named by zone and view: `c5`, `h8`, `l×3`. */
export function trial(zones: { centre?: string; hand?: string; loose?: string }) {
  const pieces = new Map<string, Piece>();
  const lay_out = (zone: Piece['zone'], letter: string, cards = ''): void => {
    cards
      .split(' ')
      .filter(Boolean)
      .forEach((card, at) => {
        const text = card
          .replace(/^\[(.*)\].?$/, '$1')
          .replace(/(\d)[a-z]$/, '$1')
          .replace('@', '');
        pieces.set(letter + card, { zone, at, name: card, text, wild: /^@?[−×÷²³√∛]|[/%.]/.test(card) });
      });
  };
  lay_out('centre', 'c', zones.centre);
  lay_out('hand', 'h', zones.hand);
  lay_out('loose', 'l', zones.loose);
  const piece = (name: string): Piece => {
    const found = pieces.get(name);
    if (!found) throw new Error(`no card ${name} in this trial`);
    return found;
  };
  return { play: (...acts: string[]): Turn => acts.reduce((turn, act) => perform(turn, act, piece), EMPTY) };
}

/** One act: a card to tap, `a>b` to drag, a place, `another`, `leave N`, `next`, or `'12+` to press keys. */
function perform(turn: Turn, act: string, piece: (name: string) => Piece): Turn {
  if (['take', 'build', 'discard'].includes(act)) return put(turn, act as Verb);
  if (act === 'another') return another(turn);
  if (act === 'next') return next(turn);
  if (act.startsWith('leave ')) return leave(turn, Number(act.slice(6)));
  if (act.startsWith("'")) return [...act.slice(1)].reduce((before, key) => press(before, keyOf(key)), turn);
  const [card = '', target] = act.split('>');
  if (!target) return choose(turn, piece(card));
  if (['take', 'build', 'discard'].includes(target)) return put(turn, target as Verb, piece(card));
  return lay(turn, piece(card), piece(target));
}

/** The strip as one line of text, blanks as `_`. */
export function stripText(turn: Turn): string {
  const said = strip(turn).map(({ bits }) => bits.map((bit) => (bit.kind === 'word' ? bit.word : bit.text || '_')).join(' '));
  return said.join('; ').replaceAll(' ,', ',');
}
