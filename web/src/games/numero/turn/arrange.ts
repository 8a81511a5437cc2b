// How the centre lies: lone piles and wild cards in their order, and the groups that the player has put together in place of
// their first pile.

import type { NumeroView } from '../../../lib/wire';
import { piecesIn } from './pieces';
import { groupOf, isPiece, same, type Group, type Piece, type Turn } from './turn';

/** `place` names the pile by which it has its place on the table. */
export type Item = { key: string; place: string } & ({ piece: Piece; group: null } | { group: number; pieces: Piece[] });

export function arrange(view: NumeroView, turn: Turn): Item[] {
  const lying = piecesIn(view).filter(({ zone }) => zone !== 'hand');
  const seen = new Map<string, number>();
  return lying.flatMap((piece): Item[] => {
    const place = keyFor(view, piece, seen);
    const at = groupOf(turn, piece);
    const group = turn.groups[at];
    if (!group) return [{ key: place, place, piece, group: null }];
    const pieces = piecesOf(group);
    const first = pieces.find((one) => one.zone === 'centre');
    return first && same(first, piece) ? [{ key: `group ${group.steps[0]?.id}`, place, group: at, pieces }] : [];
  });
}

/** The cards of a group in the order in which they were put there. */
export function piecesOf(group: Group): Piece[] {
  return group.steps.flatMap((step) => [...step.terms.filter(isPiece), ...(step.wild ? [step.wild] : [])]);
}

/** What the player has said the group makes; empty if nothing yet. */
export function statedOf(group: Group): string {
  return group.steps.at(-1)?.result ?? '';
}

/** Equal cards are counted, so that one that stays is not drawn anew when another one goes. */
function keyFor(view: NumeroView, piece: Piece, seen: Map<string, number>): string {
  const cards = piece.zone === 'centre' ? view.centre[piece.at]?.cards : [view.loose[piece.at]];
  const look = `${piece.zone} ${piece.text} ${cards?.map((card) => card?.kind).join(' ')}`;
  const count = seen.get(look) ?? 0;
  seen.set(look, count + 1);
  return `${look} ${count}`;
}
