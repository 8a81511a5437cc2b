"""The door to the search: the house rules about builds and joins turned into what `reach.py` understands."""

from collections.abc import Sequence
from typing import Final

from sumdeck.games.numero.rules.reach import ABOVE_ALL, COSTLY, WIDE, OutOfVisits, Search
from sumdeck.games.numero.rules.reached import JOINED, Node, Reach
from sumdeck.games.numero.rules.stock import Stock, after
from sumdeck.rules.game import Value


def search(
    stock: Stock,
    targets: Sequence[Value],
    budget: int,
    *,
    builds_join: bool = True,
    first_only: bool = False,
    wide: int = WIDE,
) -> Reach:
    """Every group for the targets that these house rules permit, as far as the budget of visits goes."""
    position = stock.position
    options = position.setup.options
    no_join = 0 if builds_join else stock.marked([pile.built for pile in position.centre])
    no_change = 0
    if options.wild_on_build != "any":  # N-57
        own = options.wild_on_build == "own"
        no_change = stock.marked([pile.built and not (own and pile.builder == position.seat) for pile in position.centre])
    kind = Search if options.join_ops == "sum" else SearchAllFour
    found = kind(stock, targets, budget, no_join, no_change, first_only, wide)
    found.run()
    return found.result


OPS: Final = ("+", "-", "*", "/")


class SearchAllFour(Search):
    """As `Search`; it simply grows by the number of cards, for nothing bounds such values, and its budget ends it sooner.

    Every value remembers the operations of its joins, because they are no longer told by the cards (N-82f).
    """

    def run(self) -> None:
        """Grow by the number of things used."""
        if not self.targets or not self.stock.piles:
            return
        self.joins: dict[Node, str] = {}
        self.seen: set[tuple[int, int, str]] = set()
        self.targets = [target // self.scale for target in self.targets if target % self.scale == 0]
        self.scale = 1  # quotients of quotients have no common denominator: only whole results are kept, and the answer says so
        self.result.scale = 1
        self.found.clear()
        for target in self.targets:
            self.found[target] = {}
        self.cut = self.stock.position.setup.options.value_domain not in ("whole", "positive_whole")
        try:
            self.grow()
        except OutOfVisits:
            self.cut = True
        self.result.complete = not self.cut
        self.result.visits = self.visits

    def grow(self) -> None:
        """Levels of 1, 2, 3 … things."""
        stock = self.stock
        levels: list[list[Node]] = [[], []]
        for number in range(self.first_wild):
            if isinstance(stock.values[number], int):
                self.keep(levels[1], stock.unit[number], int(stock.values[number]), number, None, None, "")
        for things in range(2, sum(stock.most) + 1):
            if self.first_only and any(self.found.values()):
                return
            level: list[Node] = []
            for node in levels[things - 1]:
                self.change(level, node)
            for fewer in range(1, things // 2 + 1):
                for left in levels[fewer]:
                    self.spend(COSTLY * len(levels[things - fewer]))
                    for right in levels[things - fewer]:
                        self.join(level, left, right)
            levels.append(level)

    def change(self, level: list[Node], node: Node) -> None:
        """Every wild card onto a value."""
        stock = self.stock
        self.spend(len(stock.effects))
        for number, effect in enumerate(stock.effects):
            bag = node.bag + stock.unit[self.first_wild + number]
            if (bag + stock.slack) & stock.spare == 0 and not bag & self.no_change:
                value = after(effect, node.value, 1)
                if value is not None:
                    self.keep(level, bag, value, self.first_wild + number, node, None, self.joins[node])

    def join(self, level: list[Node], left: Node, right: Node) -> None:
        """Two values, by each operation and in both orders."""
        stock = self.stock
        bag = left.bag + right.bag
        if (bag + stock.slack) & stock.spare or bag & self.no_join:
            return
        done = self.joins[left] + self.joins[right]
        for first, second in ((left, right), (right, left)):
            x, y = first.value, second.value
            for op in OPS:
                value = {"+": x + y, "-": x - y, "*": x * y}.get(op)
                if op == "/":
                    value = x // y if y != 0 and x % y == 0 else None
                if value is not None:
                    self.keep(level, bag, value, JOINED, first, second, "".join(sorted(set(done + op))), op)

    def keep(
        self, level: list[Node], bag: int, value: int, slot: int, left: Node | None, right: Node | None, joins: str, op: str = "+"
    ) -> None:
        """A new value, if it is permitted and was not there."""
        if (value < self.lowest and not self.signed) or (bag, value, joins) in self.seen:
            return
        self.seen.add((bag, value, joins))
        node = Node(bag, value, ABOVE_ALL, slot, left, right, op)
        self.joins[node] = joins
        level.append(node)
        group = self.found.get(value)
        if group is not None:
            group.setdefault((bag, "" if joins == "+" else joins), node)
