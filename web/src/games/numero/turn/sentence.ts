// The turn as the sentence that is sent. The table reads it, judges it, and answers.

import { blanks } from './entry';
import { heard } from './handling';
import { isBare, isEmpty, isPiece, saidOf, staysBehind, type Group, type Step, type Term, type Turn } from './turn';
import { enclosed, sayWild } from './wilds';

/** The whole turn in one line: what is left, what is laid down, and what the number card does. */
export function sentence(made: Turn): string {
  const turn = heard(made);
  const left = turn.groups.filter((group) => staysBehind(turn, group));
  const parts = left.map((group) => `${equations(turn, group)}, leave`);
  if (turn.dropped.length) parts.push(`discard ${turn.dropped.map((wild) => wild.name).join(' ')}`);
  parts.push(...play(turn));
  return parts.join('; ') + (turn.shown && turn.verb === 'build' ? ', show' : '');
}

function play(turn: Turn): string[] {
  const groups = turn.groups.filter((group) => !staysBehind(turn, group));
  const said = groups
    .map((group) => equations(turn, group))
    .filter(Boolean)
    .join('; ');
  if (turn.verb === 'take' && turn.card) return [said ? `${said}, take ${turn.card.name}` : `take ${turn.card.name}`];
  if (turn.verb === 'build') return [`build ${said}`];
  if (turn.verb === 'discard' && turn.card) return [`discard ${turn.card.name}`];
  // Cards of the centre that make something are taken by what they make.
  return said ? [`${said}, take`] : [];
}

function equations(turn: Turn, group: Group): string {
  return group.steps.map((step) => equation(turn, group, step)).join(', ');
}

/** One step in words. A bare pile in a take is a match: the pile on the left, the card that takes it on the right. */
export function equation(turn: Turn, group: Group, step: Step): string {
  if (isBare(step)) {
    const match = turn.verb === 'take' && turn.card ? turn.card.text : step.result;
    return `${name(group, step.terms[0])} = ${match}`;
  }
  const names = step.terms.map((term) => name(group, term));
  if (step.wild) return `${sayWild(step.wild.name, names[0] ?? '')} = ${step.result}`;
  const [first = '', ...rest] = names;
  return `${[first, ...rest.map(enclosed)].join(` ${step.sign} `)} = ${step.result}`;
}

/** What a term is called: a card by its name, an earlier result by what the player said it is. */
export function name(group: Group, term: Term | undefined): string {
  if (!term) return '';
  if (isPiece(term)) return term.name;
  return group.steps.find((step) => step.id === term.from)?.result ?? '';
}

export type Missing = 'blank' | 'card' | 'place' | 'pile' | 'nothing';

/** What the player has still to say before there is a sentence to send; null when there is nothing. No rule is asked here. */
export function missing(made: Turn): Missing | null {
  const turn = heard(made);
  const groups = turn.groups.filter((group) => !staysBehind(turn, group));
  if (isEmpty(turn)) return 'nothing';
  if (blanks(turn).length) return 'blank';
  if (groups.some((group) => !saidOf(group))) return 'pile';
  // A hand of wild cards alone is laid down without a number card (N-46).
  if (!turn.card) return (turn.dropped.length && !turn.groups.length) || (!turn.verb && groups.some(isSum)) ? null : 'card';
  if (turn.verb === null) return 'place';
  return turn.verb === 'discard' || groups.length ? null : 'pile';
}

/** Whether something was said of the group, so that its result says which card takes it. */
function isSum({ steps }: Group): boolean {
  return steps.some((step) => !isBare(step));
}
