"""Choosing disjoint groups for one taking card: the packing behind the best take.

Bags are those of `../rules/stock.py`. A memo over what is still free makes the choice exact; groups are filed under the
lowest class they use, so that each family is met once.
"""

from collections.abc import Callable
from typing import Final

from sumdeck.games.numero.rules.reach import OutOfVisits

NONE: Final = -(1 << 60)
"""Lower than every weight: no family at all."""

COSTLY: Final = 8
"""Following a group further takes about as long as seeing that so many others do not fit."""

EACH, ONE, FEW = "each", "one", "none"
"""The values of `taking_card_in_each_take`: the taking card belongs to every group, to one of them, or to none of several."""


class Packing:
    """One taking card's groups, each with its weight without and with the taking card in it."""

    def __init__(
        self,
        bags: list[int],
        alone: list[int],
        joined: list[int],
        ids: Callable[[int], tuple[int, ...]],
        fields: list[int],
        spare: int,
        rule: str,
        budget: int,
    ) -> None:
        self.bags = bags
        self.alone = alone
        self.joined = joined
        self.ids = ids
        """The cards of a group, sorted, to break ties by the smallest list: they are asked for only then."""
        self.fields = fields
        """The counter bits of each class, lowest first."""
        self.spare = spare
        self.rule = rule
        self.budget = budget
        self.visits = 0
        self.memo: dict[int, tuple[int, tuple[int, ...]]] = {}
        self.orders: dict[tuple[int, ...], tuple[list[int], list[tuple[int, ...]]]] = {}
        self.class_of_bit: list[int] = []
        for number, field in enumerate(fields):
            self.class_of_bit += [number] * (field.bit_length() - len(self.class_of_bit))
        self.by_class: list[list[int]] = [[] for _ in fields]
        for number, bag in enumerate(bags):
            self.by_class[self.lowest(bag)].append(number)
        self.must = 0

    def lowest(self, bag: int) -> int:
        """The first class that a bag holds anything of."""
        return self.class_of_bit[(bag & -bag).bit_length() - 1] if bag else -1

    def best(self, free: int, must: int) -> tuple[int, tuple[int, ...]]:
        """The heaviest family within a bag that uses up everything `must` marks; (NONE, ()) where there is none."""
        self.memo = {}
        self.must = must
        return self.solve(free, 0)

    def last_phase(self) -> int:
        """How far a family must have come: one group, or two where the taking card belongs to none of several."""
        return 2 if self.rule == FEW else 1

    def solve(self, free: int, phase: int) -> tuple[int, tuple[int, ...]]:
        """The best that is left to do with what is free."""
        key = 4 * free + phase  # one number is quicker to look up than a pair
        known = self.memo.get(key)
        if known is not None:
            return known
        if not free:
            best: tuple[int, tuple[int, ...]] = (0, ()) if phase == self.last_phase() else (NONE, ())
        else:
            best = (NONE, ())
            number = self.class_of_bit[(free & -free).bit_length() - 1]  # `lowest`
            if not self.fields[number] & self.must:
                best = self.solve(free & ~self.fields[number], phase)
            spare, bags, groups = self.spare, self.bags, self.by_class[number]
            guarded = free | spare
            self.visits += len(groups) + 1
            if self.visits > self.budget:
                raise OutOfVisits
            for group in groups:
                bag = bags[group]
                if (guarded - bag) & spare == spare:
                    self.visits += COSTLY
                    best = self.better(best, free - bag, phase, group)
        self.memo[key] = best
        return best

    def better(self, best: tuple[int, tuple[int, ...]], rest: int, phase: int, group: int) -> tuple[int, tuple[int, ...]]:
        """The better of what is known and of using a group, in each way the taking card allows."""
        if self.rule == ONE:
            if phase == 0:
                best = self.heavier(best, self.solve(rest, 0), self.alone[group], group)
                return self.heavier(best, self.solve(rest, 1), self.joined[group], group)
            return self.heavier(best, self.solve(rest, 1), self.alone[group], group)
        if self.rule == FEW:
            return self.heavier(best, self.solve(rest, min(phase + 1, 2)), self.alone[group], group)
        return self.heavier(best, self.solve(rest, 1), self.joined[group], group)

    def heavier(
        self, best: tuple[int, tuple[int, ...]], rest: tuple[int, tuple[int, ...]], weight: int, group: int
    ) -> tuple[int, tuple[int, ...]]:
        """Compare by weight, then by the smallest sorted list of cards, then by the smallest sorted list of groups."""
        if rest[0] == NONE:
            return best
        total = rest[0] + weight
        if total < best[0]:
            return best
        family = (group, *rest[1])
        if total > best[0] or self.order(family) < self.order(best[1]):
            return total, family
        return best

    def order(self, family: tuple[int, ...]) -> tuple[list[int], list[tuple[int, ...]]]:
        """The cards of a family, sorted, and its groups, sorted: of equally heavy families the smallest counts."""
        known = self.orders.get(family)
        if known is None:
            groups = sorted([self.ids(group) for group in family])
            known = (sorted([card for group in groups for card in group]), groups)
            self.orders[family] = known
        return known

    def greedy(self, free: int) -> tuple[int, tuple[int, ...]]:
        """A family at once, heaviest group first: the answer where the budget does not reach for more."""
        order = sorted(range(len(self.bags)), key=lambda group: (-self.joined[group], self.ids(group)))
        family: list[int] = []
        for group in order:
            if ((free | self.spare) - self.bags[group]) & self.spare == self.spare:
                family.append(group)
                free -= self.bags[group]
        return self.weigh(family), tuple(family)

    def weigh(self, family: list[int]) -> int:
        """The weight of a family under the rule for the taking card."""
        if not family:
            return NONE
        if len(family) == 1 or self.rule == EACH:
            return sum(self.joined[group] for group in family)
        alone = sum(self.alone[group] for group in family)
        if self.rule == FEW:
            return alone
        return alone + max(self.joined[group] - self.alone[group] for group in family)
