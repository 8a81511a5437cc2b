// Which packs are worth showing: levels share their cards, so a pack that lies within another says nothing new.

import type { Pack } from './wire';

export function distinctPacks(packs: readonly Pack[]): Pack[] {
  const faces = packs.map((pack) => new Set(pack.cards.map((card) => `${card.text} ${card.colour} ${card.status}`)));
  const within = (one: number, other: number): boolean => {
    const [small = new Set<string>(), large = new Set<string>()] = [faces[one], faces[other]];
    return [...small].every((face) => large.has(face)) && (small.size < large.size || other < one);
  };
  return packs.filter((_, one) => !packs.some((_, other) => other !== one && within(one, other)));
}
