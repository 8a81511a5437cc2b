// The turn as the sentence that is sent. The table reads it, judges it, and answers.

import { blanks } from './entry';
import { ROOTS, verbOf, type Turn } from './turn';

const POWER: { [sign: string]: string } = { '²': 'squared', '³': 'cubed', '√': 'square root of', '∛': 'cube root of' };

/** The whole turn in one line: what the card does, then what is stacked. */
export function sentence(turn: Turn): string {
  const stacks = turn.stacks.map((one) =>
    ['stack', ...(one.made ? ['it'] : []), ...one.piles.map((pile) => pile.name)].join(' '),
  );
  return [...action(turn), ...stacks].join(', ');
}

/** What a child of four says with a picture: these cards, with this one, by what they have in common. */
export function alikeSentence(turn: Turn, look: string): string {
  return `${list(turn)}, capture ${turn.card?.name ?? ''} by ${look}`;
}

function action(turn: Turn): string[] {
  const card = turn.card?.name ?? '';
  const verb = verbOf(turn);
  if (verb === 'discard') return [`discard ${card}`];
  if (verb === 'capture') return [turn.sum ? `${list(turn)} = ${turn.sum}` : list(turn), `capture ${card}`];
  if (verb === 'match') return [base(turn), `matching ${card}`];
  const [first = '', ...digits] = turn.results;
  const said = calculation(turn, card);
  if (!digits.length) return [`${said}, building ${first}`];
  return [`${said} is ${first}`, ...digits.map((result) => `digit sum ${result}`), `building ${digits.at(-1)}`];
}

function calculation(turn: Turn, card: string): string {
  const minus = turn.minus ? '−' : '';
  const power = POWER[turn.sign];
  if (!power) return `${base(turn)} ${turn.sign} ${minus}${card}`;
  if (ROOTS.includes(turn.sign)) return `${turn.minus ? 'negative ' : ''}${power} ${base(turn)} with ${card}`;
  return `${base(turn)} ${power} with ${card}`;
}

/** What the card is played on: `8`, `(5 + 4)`, `(6 and 6)`. */
function base(turn: Turn): string {
  return turn.piles.length > 1 ? `(${list(turn)})` : list(turn);
}

function list({ piles, joints }: Turn): string {
  return piles.map((pile, at) => (at ? ` ${joints[at - 1] === '+' ? '+' : 'and'} ${pile.name}` : pile.name)).join('');
}

export type Missing = 'nothing' | 'card' | 'pile' | 'joint' | 'blank' | 'stack';

/** What the player has still to say before there is a sentence to send; null when there is nothing. No rule is asked here. */
export function missing(turn: Turn): Missing | null {
  const [blank] = blanks(turn);
  if (blank) return blank.part === 'joint' ? 'joint' : 'blank';
  if (!turn.card) return turn.piles.length || turn.stacks.length ? 'card' : 'nothing';
  if (!turn.piles.length && turn.verb !== 'discard') return 'pile';
  return turn.stacks.some((one) => one.piles.length + Number(one.made) < 2) ? 'stack' : null;
}
