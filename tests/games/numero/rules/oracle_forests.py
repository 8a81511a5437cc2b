"""Every value that cards can make, by drawing all the trees that an arrangement can have: a second twin of the search.

An arrangement is a forest of wild cards. Each works on the sum of the piles laid under it and of the wild cards below it; what
nothing works on is added up at the end. So: every forest, and in it every place for every pile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product

from tests.games.numero.rules.oracle_table_play import Rules, Thing, permitted, play_wild

GROUND, ASIDE = -1, -2
"""Where a pile can lie besides under a wild card: in the sum at the end, or unused."""


def grown_things(piles: Sequence[Fraction], wilds: Sequence[tuple[str, Fraction]], rules: Rules) -> set[Thing]:
    """What `oracle_table_play.things` finds with sums alone, without the signs."""
    found: set[Thing] = set()
    for size in range(len(wilds) + 1):
        for chosen in combinations(range(len(wilds)), size):
            for above in forests(chosen):
                for places in product([GROUND, ASIDE, *chosen], repeat=len(piles)):
                    value = Tree(piles, wilds, rules, above, places).sum_at(GROUND)
                    if value is not None:
                        used = frozenset(pile for pile, place in enumerate(places) if place != ASIDE)
                        found.add(Thing(value, used, frozenset(chosen), frozenset()))
    return found


def forests(nodes: Sequence[int]) -> Iterator[dict[int, int]]:
    """Every way to hang each node under another one or on the ground without a ring."""
    for parents in product([GROUND, *nodes], repeat=len(nodes)):
        above = dict(zip(nodes, parents, strict=True))
        if all(comes_down(above, node) for node in nodes):
            yield above


def comes_down(above: dict[int, int], node: int) -> bool:
    """Whether going from parent to parent ends on the ground."""
    for _ in above:
        node = above[node]
        if node == GROUND:
            return True
    return False


class Tree:
    """One forest with its piles in place."""

    def __init__(
        self,
        piles: Sequence[Fraction],
        wilds: Sequence[tuple[str, Fraction]],
        rules: Rules,
        above: dict[int, int],
        places: Sequence[int],
    ) -> None:
        self.piles = piles
        self.wilds = wilds
        self.rules = rules
        self.above = above
        self.places = places

    def sum_at(self, node: int) -> Fraction | None:
        """The sum of all that lies at a node; None where that is nothing, or not permitted."""
        here = [pile for pile, place in enumerate(self.places) if place == node]
        parts = [self.piles[pile] for pile in here]
        for child in (child for child, parent in self.above.items() if parent == node):
            value = self.changed(child)
            if value is None:
                return None
            parts.append(value)
        if len(parts) > 1 and self.under(node) & self.rules.unjoined:
            return None
        total = sum(parts, Fraction(0))
        return total if parts and (len(parts) == 1 or permitted(total, self.rules.domain)) else None

    def changed(self, node: int) -> Fraction | None:
        """What a wild card makes of all that lies under it."""
        value = self.sum_at(node)
        if value is None or self.under(node) & self.rules.unchanged:
            return None
        value = play_wild(*self.wilds[node], value)
        return value if value is not None and permitted(value, self.rules.domain) else None

    def under(self, node: int) -> frozenset[int]:
        """The piles at a node and below."""
        found = {pile for pile, place in enumerate(self.places) if place == node}
        for child, parent in self.above.items():
            if parent == node:
                found |= self.under(child)
        return frozenset(found)
