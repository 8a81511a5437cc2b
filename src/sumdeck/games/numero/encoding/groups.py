"""The groups of a position for the stages of a turn: all at once where a search finds them quickly, else by their wild cards.

Twelve piles and six wild cards make more groups than anybody can list. But with given wild cards there are no more than choices
of piles, and whether some group has given wild cards is mostly seen at once: the first few that are tried have one.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from sumdeck.games.numero.rules.reached import Node, Reach
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.stock import Stock
from sumdeck.rules.game import Value

VISITS = 1_000_000
"""How far one search with given wild cards may go."""
MOST = 4_000_000
"""How far all of them in one turn may go together."""

Counts = tuple[int, ...]
"""How many wild cards of each class."""
Fits = Callable[[Node], bool]
"""Whether a group is wanted."""


class Groups:
    """The groups for some targets, as one search has found them; or, where that ended early, as others find them one by one."""

    def __init__(self, reach: Reach, targets: Sequence[Value], builds_join: bool) -> None:
        self.reach = reach
        self.stock: Stock = reach.stock
        self.targets = targets
        self.builds_join = builds_join
        self.complete = True
        """Whether all that was asked so far could be answered for sure."""
        self.left = MOST
        self.known: dict[Counts, dict[Value, list[Node]]] = {}

    def at_once(self, target: Value, fits: Fits) -> list[Node]:
        """All groups for a target, where they are known."""
        return [node for node in self.reach.groups(target) if fits(node)]

    def none(self) -> Counts:
        return (0,) * len(self.stock.wilds)

    def exactly(self, target: Value, wilds: Counts, fits: Fits) -> list[Node]:
        """The groups with exactly these wild cards."""
        if wilds not in self.known:
            self.known[wilds] = self.searched(wilds)
        return [node for node in self.known[wilds].get(target, []) if fits(node)]

    def exists(self, target: Value, wilds: Counts, slot: int, bag: int, fits: Fits) -> bool:
        """Whether some group beside a bag has these wild cards, and perhaps more from a class on. The fewest are tried first."""
        for more in self.extended(wilds, slot, bag):
            if self.exactly(target, more, fits):
                return True
            if self.left <= 0:
                self.complete = False
                return False
        return False

    def extended(self, wilds: Counts, slot: int, bag: int) -> Iterator[Counts]:
        first = len(self.stock.piles)
        room = [
            len(members) - self.stock.count(bag, first + number) - wilds[number] if number >= slot else 0
            for number, members in enumerate(self.stock.wilds)
        ]
        if min(room, default=0) < 0:
            return
        spare = [number for number, most in enumerate(room) for _ in range(most)]
        for size in range(len(spare) + 1):
            for chosen in dict.fromkeys(combinations(spare, size)):
                yield tuple(have + chosen.count(number) for number, have in enumerate(wilds))

    def searched(self, wilds: Counts) -> dict[Value, list[Node]]:
        """Every group with exactly these wild cards, by target; their values in the measure of the first search."""
        if self.left <= 0:
            self.complete = False
            return {}
        found = search(self.stock.limited(wilds), self.targets, min(VISITS, self.left), builds_join=self.builds_join)
        self.left -= found.visits
        self.complete = self.complete and found.complete
        want = sum(count * self.stock.unit[len(self.stock.piles) + number] for number, count in enumerate(wilds))
        nodes: dict[Value, list[Node]] = {}
        for target in found.targets():
            value = int(target * self.reach.scale)
            nodes[target] = [
                Node(node.bag, value, node.low, node.slot, node.left, node.right, node.op)
                for node in found.groups(target)
                if node.bag & self.stock.wild_bits == want
            ]
        return nodes
