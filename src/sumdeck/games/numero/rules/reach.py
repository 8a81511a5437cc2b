"""Which values the centre can make: every group for some targets, with one arrangement of each.

The mathematics: a value is a sum of plain piles and of *terms*, a term being a wild card played onto such a sum. Terms with n
wild cards come from sums with n − 1, and every sum is counted once by asking that its first term holds its lowest wild card.
Values are whole numbers scaled by `Stock.scale`, never fractions or floats. The search deepens by the number of wild cards in a
group and counts its visits, never seconds, so that answers repeat. Joins other than sums are in `search.py`.
"""

from collections.abc import Sequence
from typing import Final, NoReturn, TypeAlias

from sumdeck.games.numero.rules import quick_reach
from sumdeck.games.numero.rules.reached import JOINED, Node, Reach
from sumdeck.games.numero.rules.stock import Stock, after, before, undone
from sumdeck.rules.game import Value

ABOVE_ALL: Final = 1 << 30
MOST_SETS: Final = 64
"""How many sets of wild cards are told apart when bounds are reckoned."""
WIDE: Final = 4096
"""How far values may wander, in multiples of the largest number in sight, where negative values allow no bound."""
ANYWHERE: Final[int] = pow(2, 100_000)
"""So far that no ten cards come there: for positions so small that they can be searched to their end. Not `1 << 100_000`: mypyc
writes out what it can work out by itself, and dies of so many digits."""

AT_ONCE: Final = 25_000
"""An estimate up to which the search goes to its full depth at once. It must not depend on the budget: then a larger budget goes
further along the same way, and finds everything that a smaller one does."""

COSTLY: Final = 4
"""Playing a wild card onto a value, or making a plain sum, takes about as long as so many other visits."""


Buckets: TypeAlias = dict[int, list[Node]]
"""Nodes by their value."""


class OutOfVisits(Exception):
    """The budget is used up."""


class Search:
    """One search; `run` fills `result`.

    `no_join` and `no_change` mark piles that join no other and take no wild card. `first_only` stops once something is found.
    """

    def __init__(
        self,
        stock: Stock,
        targets: Sequence[Value],
        budget: int,
        no_join: int,
        no_change: int,
        first_only: bool,
        wide: int = WIDE,
    ) -> None:
        self.wide = wide
        self.stock = stock
        self.scale: int = stock.scale()
        self.targets: list[int] = sorted(
            {int(target * self.scale) for target in targets if (target * self.scale).denominator == 1}
        )
        self.budget = budget
        self.no_join = no_join
        self.no_change = no_change
        self.first_only = first_only
        self.below_zero: bool = any(value < 0 for value in stock.values)
        self.signed: bool = stock.position.setup.options.value_domain == "rational" and (
            self.below_zero or any(effect.op == "sub" for effect in stock.effects)
        )
        """Whether values below 0 are permitted and can arise."""
        self.capped = False
        """Whether the bound in use is a mere cap, beyond which something may be missed."""
        self.lowest: int = 1 if stock.position.setup.options.value_domain == "positive_whole" else 0
        self.found: dict[int, dict[tuple[int, str], Node]] = {target: {} for target in self.targets}
        self.result = Reach(stock, self.found, self.scale)
        self.visits = 0
        self.cut = False
        self.plain: list[Node] = []
        """The plain sums that are being made."""
        self.first_wild = len(stock.piles)

    def run(self) -> None:
        """Deepen by the number of wild cards in a group, as far as the budget goes."""
        if not self.targets or not self.stock.piles:
            return
        wilds = self.stock.wild_count
        try:
            depth = wilds if estimate(sum(self.stock.most[: self.first_wild]), wilds, wilds) <= AT_ONCE else 0
            self.deepen(depth)
            while depth < wilds and not (self.first_only and any(self.found.values())):
                depth += 1
                self.deepen(depth)
        except OutOfVisits:
            self.cut = True
            self.note(self.plain)
            self.glance()
        self.result.complete = not self.cut
        self.result.visits = self.visits

    def deepen(self, depth: int) -> None:
        """All groups with at most `depth` wild cards."""
        bounds = self.bounds(depth)
        if quick_reach.quick_groups is not None and not self.signed and self.deepen_quickly(bounds):
            return
        plain = self.plain_sums(bounds[depth])
        self.note(plain)
        self.plain = []
        sums = [by_value(plain)]
        terms: list[list[Node]] = [[]]
        wanted = self.wanted(sums[0])
        for wilds in range(1, depth + 1):
            terms.append(self.new_terms(sums[wilds - 1], bounds[depth - wilds], wanted if wilds == depth else None))
            self.note(terms[wilds])
            if wilds < depth:
                useful = self.useful(wanted, terms[1]) if wilds == depth - 1 and not self.signed else None
                found = self.new_sums(terms, sums, wilds, bounds[depth - wilds], useful)
                self.note(found)
                sums.append(by_value(found))
            else:
                self.last_sums(terms, sums, wilds)

    def deepen_quickly(self, bounds: list[int]) -> bool:
        """The same where the rules are compiled and no number is too large for it; False where it is to be done here."""
        values = [int(value * self.scale) for value in self.stock.values]
        barred = (self.no_join, self.no_change, self.lowest)
        quickly = quick_reach.groups_to(self.stock, values, self.targets, bounds, barred, self.visits, self.budget)
        if quickly is None:
            return False
        self.visits, enough, groups = quickly
        self.note(groups)
        if not enough:
            raise OutOfVisits
        return True

    def glance(self) -> None:
        """Single piles and pairs, which nobody overlooks: a search that is cut short may not have come to the later ones.

        At most a few hundred steps, so they are not counted.
        """
        stock = self.stock
        leaves: list[Node] = []
        for number in range(self.first_wild):
            value = int(stock.values[number] * self.scale)
            if value >= self.lowest or self.signed:
                leaves.append(Node(stock.unit[number], value, ABOVE_ALL, number))
        self.note(leaves)
        joinable = [leaf for leaf in leaves if not leaf.bag & self.no_join]
        for place, leaf in enumerate(joinable):
            for other in joinable[: place + 1]:
                bag, value = leaf.bag + other.bag, leaf.value + other.value
                if value in self.found and (bag + stock.slack) & stock.spare == 0:
                    self.note([Node(bag, value, ABOVE_ALL, JOINED, other, leaf)])

    def note(self, found: list[Node]) -> None:
        """Remember those nodes that make a target."""
        for node in found:
            group = self.found.get(node.value)
            if group is not None:
                group.setdefault((node.bag, ""), node)

    def bounds(self, depth: int) -> list[int]:
        """The largest value that can still come back to a target when so many more wild cards may be played.

        Sums only grow. Where a value below 0 may come in there is no such bound: then a wide cap, which makes the search
        incomplete as soon as it is used.
        """
        top = max(self.targets[-1], 0)
        self.capped = self.signed and (self.below_zero or depth > 0)
        if self.capped:
            largest = max([top, *(abs(int(value * self.scale)) for value in self.stock.values)])
            return [largest * self.wide] * (depth + 1)
        bounds = [top]
        level: dict[int, int] = {0: top}
        repeat = False
        for _ in range(depth):
            if len(level) > MOST_SETS and not repeat:
                # Too many sets: let cards repeat, which is wider and still true. Roots may not: each multiplies the digits.
                repeat = True
                level = self.roots_only(level)
            following: dict[int, int] = {}
            for bag, bound in level.items():
                for number, effect in enumerate(self.stock.effects):
                    grown = bag if repeat and effect.op != "root" else bag + self.stock.unit[self.first_wild + number]
                    if (grown + self.stock.slack) & self.stock.spare == 0:
                        wider = max(bound, before(effect, bound, self.scale))
                        following[grown] = max(wider, following.get(grown, 0))
            level = following or level
            bounds.append(max(bounds[-1], *level.values()))
        return bounds

    def roots_only(self, level: dict[int, int]) -> dict[int, int]:
        """The widest bound for each choice of roots, whatever other wild cards went with it."""
        folded: dict[int, int] = {}
        for bag, bound in level.items():
            roots = 0
            for number, effect in enumerate(self.stock.effects):
                if effect.op == "root":
                    slot = self.first_wild + number
                    roots += self.stock.count(bag, slot) * self.stock.unit[slot]
            folded[roots] = max(bound, folded.get(roots, 0))
        return folded

    def plain_sums(self, bound: int) -> list[Node]:
        """Sums of piles without wild cards."""
        stock = self.stock
        found: list[Node] = []
        self.plain = found
        for number in range(self.first_wild):
            value = int(stock.values[number] * self.scale)
            if value > bound or (value < self.lowest and not self.signed):
                continue
            leaf = Node(stock.unit[number], value, ABOVE_ALL, number)
            alone = stock.unit[number] & self.no_join != 0
            before_this = 0 if alone else len(found)
            found.append(leaf)
            last = leaf
            for _ in range(1, 1 if alone else stock.most[number]):
                total = last.value + value
                if total > bound:
                    self.cut = self.cut or self.capped
                    break
                last = Node(last.bag + stock.unit[number], total, ABOVE_ALL, JOINED, last, leaf)
                found.append(last)
            same = found[before_this:]
            for other in found[:before_this]:
                if other.bag & self.no_join:
                    continue
                self.spend(COSTLY * len(same))
                for node in same:
                    total = other.value + node.value
                    if total > bound:
                        self.cut = self.cut or self.capped
                        break
                    found.append(Node(other.bag + node.bag, total, ABOVE_ALL, JOINED, other, node))
        return found

    def wanted(self, plain: Buckets) -> set[int]:
        """The values that make a target alone or with a plain sum: terms with the last wild card are good for nothing else."""
        values = {target - rest for target in self.targets for rest in [0, *plain]}
        return values if self.signed else {value for value in values if value >= self.lowest}

    def useful(self, wanted: set[int], terms: list[Node]) -> list[set[int]]:
        """The values of sums that one wild card more can bring to a target, by the lowest wild card in them."""
        found: list[set[int]] = []
        lower: set[int] = set(self.targets)
        changed = [{undone(effect, value, self.scale) for value in wanted} for effect in self.stock.effects]
        for number, most in enumerate(self.stock.most[self.first_wild :]):
            useful = set(lower)
            lower |= {target - term.value for term in terms if term.low == number for target in self.targets}
            if most > 1:
                useful |= lower
            found.append(useful.union(*[values for other, values in enumerate(changed) if most > 1 or other != number]))
        return found

    def new_terms(self, sums: Buckets, bound: int, wanted: set[int] | None) -> list[Node]:
        """A wild card played onto every sum; only those of the values `wanted`, where some are."""
        stock = self.stock
        seen: dict[int, set[int]] = {}
        found: list[Node] = []
        slack, spare, no_change = stock.slack, stock.spare, self.no_change
        for number, effect in enumerate(stock.effects):
            slot = self.first_wild + number
            unit = stock.unit[slot]
            self.spend(COSTLY * len(sums))
            for old, nodes in sums.items():
                value = after(effect, old, self.scale)
                if value is None or (value < self.lowest and not self.signed) or (wanted is not None and value not in wanted):
                    continue
                beyond = value > bound or -value > bound
                if beyond and not self.capped:
                    continue
                self.spend(COSTLY * len(nodes))
                bags = seen.get(value)
                if bags is None:
                    bags = set()
                    seen[value] = bags
                for node in nodes:
                    bag = node.bag + unit
                    if (bag + slack) & spare or bag & no_change:
                        continue
                    if beyond:
                        self.cut = True
                        break
                    if bag not in bags:
                        bags.add(bag)
                        found.append(Node(bag, value, min(number, node.low), slot, node))
        return found

    def new_sums(
        self, terms: list[list[Node]], sums: list[Buckets], wilds: int, bound: int, useful: list[set[int]] | None
    ) -> list[Node]:
        """Terms and sums of terms, with so many wild cards in all; only the `useful`, where some are."""
        stock = self.stock
        found = [node for node in terms[wilds] if useful is None or node.value in useful[node.low]]
        seen = {(node.value << stock.width) + node.bag for node in found}
        slack, spare, no_join = stock.slack, stock.spare, self.no_join
        for first in range(1, wilds + 1):
            level = sums[wilds - first]
            others = [node for rest in sorted(level) for node in level[rest] if not node.bag & no_join]
            fitting: dict[int, list[Node]] = {}
            for term in terms[first]:
                bag, value, low = term.bag, term.value, term.low
                if bag & no_join:
                    continue
                piles = bag & ~stock.wild_bits
                partners = fitting.get(piles)
                if partners is None:
                    partners = self.beside(piles, others)
                    fitting[piles] = partners
                self.spend(len(partners))
                values = None if useful is None else useful[low]
                for other in partners:
                    total = value + other.value
                    if total > bound or -total > bound:
                        if not self.signed:
                            break  # the rest is larger still
                        self.cut = True
                        continue
                    if values is not None and total not in values:
                        continue
                    joint = bag + other.bag
                    if other.low < low or (joint + slack) & spare:
                        continue
                    key = (total << stock.width) + joint
                    if key not in seen:
                        seen.add(key)
                        found.append(Node(joint, total, low, JOINED, term, other))
        return found

    def beside(self, piles: int, others: list[Node]) -> list[Node]:
        """Those nodes that leave these piles alone."""
        self.spend(len(others))
        # No counter of wild cards in `piles`, and none overflows in one bag: so the wild cards of the others may stay.
        taken, spare = piles + self.stock.slack, self.stock.spare
        return [other for other in others if not (other.bag + taken) & spare]

    def last_sums(self, terms: list[list[Node]], sums: list[Buckets], wilds: int) -> None:
        """Sums of terms that make a target exactly: the other side is looked up by its value."""
        stock = self.stock
        slack, spare, no_join = stock.slack, stock.spare, self.no_join
        targets = len(self.targets)
        left = self.budget - self.visits  # here `spend` is written out: it is asked too often to be called
        for first in range(1, wilds + 1):
            level = sums[wilds - first]
            matching: dict[int, list[tuple[int, int, list[Node]]]] = {}
            for term in terms[first]:
                bag, value, low = term.bag, term.value, term.low
                if bag & no_join:
                    continue
                if left < targets:
                    self.stop(left)
                left -= targets
                matches = matching.get(value)
                if matches is None:
                    rests = [(target, level.get(target - value)) for target in self.targets]
                    matches = [(target, len(others), others) for target, others in rests if others is not None]
                    matching[value] = matches
                for target, many, others in matches:
                    group = self.found[target]
                    if left < many:
                        self.stop(left)
                    left -= many
                    for other in others:
                        joint = bag + other.bag
                        if (joint + slack) & spare or other.bag & no_join or other.low < low:
                            continue
                        if (joint, "") not in group:
                            group[(joint, "")] = Node(joint, target, low, JOINED, term, other)
        self.visits = self.budget - left

    def stop(self, left: int) -> NoReturn:
        """End the search with so many visits left, which are too few for what comes next."""
        self.visits = self.budget - left
        raise OutOfVisits

    def spend(self, visits: int) -> None:
        if self.visits + visits > self.budget:
            raise OutOfVisits
        self.visits += visits


def by_value(nodes: list[Node]) -> Buckets:
    """Nodes with the same value together: what a wild card does to one it does to all of them."""
    buckets: Buckets = {}
    for node in nodes:
        bucket = buckets.get(node.value)
        if bucket is None:
            buckets[node.value] = [node]
        else:
            bucket.append(node)
    return buckets


def estimate(piles: int, wilds: int, depth: int) -> int:
    """How many visits a complete search to this depth may take at most, by the closed formula."""
    total, ways = 0, 1
    for chosen in range(1, depth + 1):
        ways = ways * (wilds - chosen + 1) // chosen
        total += ways * 2 ** (chosen - 1)
    return int((3**piles - 2 ** (piles + 1) + 1) * (1 + total) + 2**piles)
