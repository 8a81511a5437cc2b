"""What a search has found: values, each with the way to make it, and the groups among them that make a target."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sumdeck.games.numero.rules.moves import Change, Expression, Join, Pick
from sumdeck.games.numero.rules.stock import Stock
from sumdeck.rules.game import Value

JOINED: Final = -1


class Node:
    """A value that was found, and how: a pile, a wild card played onto another value, or two values joined."""

    __slots__ = ("bag", "left", "low", "op", "right", "slot", "value")

    def __init__(
        self, bag: int, value: int, low: int, slot: int, left: Node | None = None, right: Node | None = None, op: str = "+"
    ) -> None:
        self.bag = bag
        self.value = value
        self.low = low
        """The lowest wild class in the bag, to count every sum once."""
        self.slot = slot
        """The class of the pile or of the wild card; `JOINED` for a join."""
        self.left = left
        """What the wild card was played onto, or the first of two that were joined."""
        self.right = right
        self.op = op


class Reach:
    """The groups found: for each target a list of nodes, in the order of their bags."""

    def __init__(self, stock: Stock, found: dict[int, dict[tuple[int, str], Node]], scale: int) -> None:
        self.stock = stock
        self.scale = scale
        self.complete = True
        """False where the budget ended the search: then a group that is not here may still exist."""
        self.visits = 0
        self._found = found

    def groups(self, target: Value) -> list[Node]:
        """The nodes with this value, one for each bag."""
        scaled = target * self.scale
        group = self._found.get(int(scaled)) if scaled.denominator == 1 else None
        return [group[key] for key in sorted(group)] if group else []

    def targets(self) -> list[Value]:
        """The targets that some group makes."""
        return [
            value // self.scale if value % self.scale == 0 else Fraction(value, self.scale)
            for value in sorted(self._found)
            if self._found[value]
        ]

    def arrange(self, node: Node, used: list[int]) -> Expression:
        """The arrangement of a node with real cards; `used` counts, and goes on counting, how many of each class are spent."""
        stock, slot = self.stock, node.slot
        if node.left is None:
            place = stock.piles[slot][used[slot]]
            used[slot] += 1
            return Pick(place)
        if node.right is None:
            card, loose = stock.wilds[slot - len(stock.piles)][used[slot]]
            used[slot] += 1
            return Change(card, loose, self.arrange(node.left, used))
        first = self.arrange(node.left, used)
        return Join(first, self.arrange(node.right, used), node.op)
