"""Which values the centre can make: every group for some targets, with one arrangement of each.

The mathematics: a value is a sum of plain piles and of *terms*, a term being a wild card played onto such a sum. Terms with n
wild cards come from sums with n − 1, and every sum is counted once by asking that its first term holds its lowest wild card.
Values are whole numbers scaled by `Stock.scale`, never fractions or floats. The search deepens by the number of wild cards in a
group and counts its visits, never seconds, so that answers repeat. Joins other than sums are in `reach_all_four.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from sumdeck.rules.arithmetic import root_below
from sumdeck.rules.game import Value
from sumdeck.rules.numero.moves import Change, Expression, Join, Pick
from sumdeck.rules.numero.setup import Wild
from sumdeck.rules.numero.stock import Stock

LEAF: Final = -1
ABOVE_ALL: Final = 1 << 30
MOST_SETS: Final = 64
"""How many sets of wild cards are told apart when bounds are reckoned."""
WIDE: Final = 4096
"""How far values may wander, in multiples of the largest number in sight, where negative values allow no bound."""

AT_ONCE: Final = 25_000
"""An estimate up to which the search goes to its full depth at once. It must not depend on the budget: then a larger budget goes
further along the same way, and finds everything that a smaller one does."""

COSTLY: Final = 4
"""Playing a wild card onto a value takes about as long as so many other visits."""


class Nodes:
    """Values found so far, and how: a forest in parallel lists.

    A leaf has `left` = LEAF and its pile class in `right`; a term has its wild class, below zero, in `right`; a join has both.
    """

    def __init__(self) -> None:
        self.bag: list[int] = []
        self.value: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []
        self.low: list[int] = []
        """The lowest wild class in the bag, to count every sum once."""
        self.op: list[str] = []

    def add(self, bag: int, value: int, left: int, right: int, low: int, op: str = "+") -> int:
        """A new node; returns its number."""
        self.bag.append(bag)
        self.value.append(value)
        self.left.append(left)
        self.right.append(right)
        self.low.append(low)
        self.op.append(op)
        return len(self.bag) - 1


class Reach:
    """The groups found: for each target a list of nodes, in the order of their bags."""

    def __init__(self, stock: Stock, nodes: Nodes, found: dict[int, dict[tuple[int, str], int]], scale: int) -> None:
        self.stock = stock
        self.nodes = nodes
        self.scale = scale
        self.complete = True
        """False where the budget ended the search: then a group that is not here may still exist."""
        self.visits = 0
        self._found = found

    def groups(self, target: Value) -> list[int]:
        """The nodes with this value, one for each bag."""
        scaled = target * self.scale
        group = self._found.get(int(scaled)) if Fraction(scaled).denominator == 1 else None
        return [group[key] for key in sorted(group)] if group else []

    def targets(self) -> list[Value]:
        """The targets that some group makes."""
        return [
            value // self.scale if value % self.scale == 0 else Fraction(value, self.scale)
            for value in sorted(self._found)
            if self._found[value]
        ]

    def arrange(self, node: int, used: list[int]) -> Expression:
        """The arrangement of a node with real cards; `used` counts, and goes on counting, how many of each class are spent."""
        nodes, stock = self.nodes, self.stock
        left, right = nodes.left[node], nodes.right[node]
        if left == LEAF:
            place = stock.piles[right][used[right]]
            used[right] += 1
            return Pick(place)
        if right < 0:
            number = -1 - right
            slot = len(stock.piles) + number
            card, loose = stock.wilds[number][used[slot]]
            used[slot] += 1
            return Change(card, loose, self.arrange(left, used))
        first = self.arrange(left, used)
        return Join(first, self.arrange(right, used), nodes.op[node])


class OutOfVisits(Exception):
    """The budget is used up."""


class Search:
    """One search; `run` fills `result`.

    `no_join` and `no_change` mark piles that join no other and take no wild card. `first_only` stops once something is found.
    """

    def __init__(
        self, stock: Stock, targets: Sequence[Value], budget: int, no_join: int, no_change: int, first_only: bool
    ) -> None:
        self.stock = stock
        self.scale: int = stock.scale()
        self.targets: list[int] = sorted(
            {int(target * self.scale) for target in targets if Fraction(target * self.scale).denominator == 1}
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
        self.nodes = Nodes()
        self.found: dict[int, dict[tuple[int, str], int]] = {target: {} for target in self.targets}
        self.result = Reach(stock, self.nodes, self.found, self.scale)
        self.visits = 0
        self.cut = False
        self.plain: list[int] = []
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
        sums = [self.plain_sums(bounds[depth])]
        terms: list[list[int]] = [[]]
        self.note(sums[0])
        self.plain = []
        for wilds in range(1, depth + 1):
            terms.append(self.new_terms(sums[wilds - 1], bounds[depth - wilds]))
            self.note(terms[wilds])
            if wilds < depth:
                sums.append(self.new_sums(terms, sums, wilds, bounds[depth - wilds]))
                self.note(sums[wilds])
            else:
                self.last_sums(terms, sums, wilds)

    def glance(self) -> None:
        """Single piles and pairs, which nobody overlooks: a search that is cut short may not have come to the later ones.

        At most a few hundred steps, so they are not counted.
        """
        nodes, stock = self.nodes, self.stock
        leaves: list[int] = []
        for number in range(self.first_wild):
            value = int(stock.values[number] * self.scale)
            if value >= self.lowest or self.signed:
                leaves.append(nodes.add(stock.unit[number], value, LEAF, number, ABOVE_ALL))
        self.note(leaves)
        joinable = [leaf for leaf in leaves if not nodes.bag[leaf] & self.no_join]
        for place, leaf in enumerate(joinable):
            for other in joinable[: place + 1]:
                bag, value = nodes.bag[leaf] + nodes.bag[other], nodes.value[leaf] + nodes.value[other]
                if value in self.found and (bag + stock.slack) & stock.spare == 0:
                    self.note([nodes.add(bag, value, other, leaf, ABOVE_ALL)])

    def note(self, found: list[int]) -> None:
        """Remember those nodes that make a target."""
        for node in found:
            group = self.found.get(self.nodes.value[node])
            if group is not None:
                group.setdefault((self.nodes.bag[node], ""), node)

    def bounds(self, depth: int) -> list[int]:
        """The largest value that can still come back to a target when so many more wild cards may be played.

        Sums only grow. Where a value below 0 may come in there is no such bound: then a wide cap, which makes the search
        incomplete as soon as it is used.
        """
        top = self.targets[-1]
        self.capped = self.signed and (self.below_zero or depth > 0)
        if self.capped:
            largest = max([top, *(abs(int(value * self.scale)) for value in self.stock.values)])
            return [largest * WIDE] * (depth + 1)
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

    def plain_sums(self, bound: int) -> list[int]:
        """Sums of piles without wild cards."""
        nodes, stock = self.nodes, self.stock
        found: list[int] = []
        self.plain = found
        for number in range(self.first_wild):
            value = int(stock.values[number] * self.scale)
            if value > bound or (value < self.lowest and not self.signed):
                continue
            leaf = nodes.add(stock.unit[number], value, LEAF, number, ABOVE_ALL)
            alone = stock.unit[number] & self.no_join != 0
            before_this = 0 if alone else len(found)
            found.append(leaf)
            last = leaf
            for _ in range(1, 1 if alone else stock.most[number]):
                total = nodes.value[last] + value
                if total > bound:
                    self.cut = self.cut or self.capped
                    break
                last = nodes.add(nodes.bag[last] + stock.unit[number], total, last, leaf, ABOVE_ALL)
                found.append(last)
            same = found[before_this:]
            for other in found[:before_this]:
                if nodes.bag[other] & self.no_join:
                    continue
                self.spend(len(same))
                for node in same:
                    total = nodes.value[other] + nodes.value[node]
                    if total > bound:
                        self.cut = self.cut or self.capped
                        break
                    found.append(nodes.add(nodes.bag[other] + nodes.bag[node], total, other, node, ABOVE_ALL))
        return found

    def new_terms(self, sums: list[int], bound: int) -> list[int]:
        """A wild card played onto every sum."""
        nodes, stock = self.nodes, self.stock
        seen: set[tuple[int, int]] = set()
        found: list[int] = []
        slack, spare, no_change = stock.slack, stock.spare, self.no_change
        for number, effect in enumerate(stock.effects):
            unit = stock.unit[self.first_wild + number]
            self.spend(COSTLY * len(sums))
            for node in sums:
                bag = nodes.bag[node] + unit
                if (bag + slack) & spare or bag & no_change:
                    continue
                value = after(effect, nodes.value[node], self.scale)
                if value is None or (value < self.lowest and not self.signed):
                    continue
                if value > bound or -value > bound:
                    self.cut = self.cut or self.capped
                    continue
                if (bag, value) not in seen:
                    seen.add((bag, value))
                    low = nodes.low[node]
                    found.append(nodes.add(bag, value, node, -1 - number, min(low, number)))
        return found

    def new_sums(self, terms: list[list[int]], sums: list[list[int]], wilds: int, bound: int) -> list[int]:
        """Terms and sums of terms, with so many wild cards in all."""
        nodes, stock = self.nodes, self.stock
        found = list(terms[wilds])
        seen = {(nodes.bag[node], nodes.value[node]) for node in found}
        slack, spare, no_join = stock.slack, stock.spare, self.no_join
        for first in range(1, wilds + 1):
            others = [node for node in sums[wilds - first] if not nodes.bag[node] & no_join]
            others.sort(key=nodes.value.__getitem__)
            fitting: dict[int, list[int]] = {}
            for term in terms[first]:
                bag, value, low = nodes.bag[term], nodes.value[term], nodes.low[term]
                if bag & no_join:
                    continue
                piles = bag & ~stock.wild_bits
                if piles not in fitting:
                    fitting[piles] = self.beside(piles, others)
                self.spend(len(fitting[piles]))
                for other in fitting[piles]:
                    total = value + nodes.value[other]
                    if total > bound or -total > bound:
                        if not self.signed:
                            break  # the rest is larger still
                        self.cut = True
                        continue
                    joint = bag + nodes.bag[other]
                    if nodes.low[other] >= low and (joint + slack) & spare == 0 and (joint, total) not in seen:
                        seen.add((joint, total))
                        found.append(nodes.add(joint, total, term, other, low))
        return found

    def beside(self, piles: int, others: list[int]) -> list[int]:
        """Those nodes that leave these piles alone."""
        self.spend(len(others))
        bags, keep = self.nodes.bag, ~self.stock.wild_bits
        taken, spare = piles + self.stock.slack, self.stock.spare
        return [other for other in others if ((bags[other] & keep) + taken) & spare == 0]

    def last_sums(self, terms: list[list[int]], sums: list[list[int]], wilds: int) -> None:
        """Sums of terms that make a target exactly: the other side is looked up by its value."""
        nodes, stock = self.nodes, self.stock
        slack, spare, no_join = stock.slack, stock.spare, self.no_join
        for first in range(1, wilds + 1):
            by_value: dict[int, list[int]] = {}
            for node in sums[wilds - first]:
                if not nodes.bag[node] & no_join:
                    by_value.setdefault(nodes.value[node], []).append(node)
            for term in terms[first]:
                bag, value, low = nodes.bag[term], nodes.value[term], nodes.low[term]
                if bag & no_join:
                    continue
                self.spend(len(self.targets))
                for target in self.targets:
                    others = by_value.get(target - value)
                    if others is None:
                        continue
                    group = self.found[target]
                    self.spend(len(others))
                    for other in others:
                        joint = bag + nodes.bag[other]
                        if (joint + slack) & spare == 0 and nodes.low[other] >= low and (joint, "") not in group:
                            group[(joint, "")] = nodes.add(joint, target, term, other, low)

    def spend(self, visits: int) -> None:
        """Count steps of the search before they are made."""
        if self.visits + visits > self.budget:
            raise OutOfVisits
        self.visits += visits


def estimate(piles: int, wilds: int, depth: int) -> int:
    """How many visits a complete search to this depth may take at most, by the closed formula."""
    total, ways = 0, 1
    for chosen in range(1, depth + 1):
        ways = ways * (wilds - chosen + 1) // chosen
        total += ways * 2 ** (chosen - 1)
    return int((3**piles - 2 ** (piles + 1) + 1) * (1 + total) + 2**piles)


def after(effect: Wild, value: int, scale: int) -> int | None:
    """A scaled value after a wild card; None where it has no exact result."""
    if effect.op == "sub":
        return value - effect.num * scale
    if effect.op == "scale":
        product = value * effect.num
        return product // effect.den if product % effect.den == 0 else None
    degree = effect.num
    if effect.op == "pow":
        raised, whole = power_of(value, degree), power_of(scale, degree - 1)
        return raised // whole if raised % whole == 0 else None
    if value < 0 and degree % 2 == 0:
        return None
    under = abs(value) * power_of(scale, degree - 1)
    found = root_below(under, degree)
    if power_of(found, degree) != under:
        return None
    return found if value >= 0 else -found


def before(effect: Wild, value: int, scale: int) -> int:
    """The largest scaled value that a wild card can bring down to this one, or a little more."""
    if effect.op == "sub":
        return value + effect.num * scale
    if effect.op == "scale":
        return value * effect.den // effect.num
    if effect.op == "pow":
        return root_below(value * power_of(scale, effect.num - 1), effect.num) + 1
    return power_of(value, effect.num) // power_of(scale, effect.num - 1) + 1


def power_of(base: int, exponent: int) -> int:
    """A whole power; spelt out so that its type is plain."""
    result = 1
    for _ in range(exponent):
        result *= base
    return result
