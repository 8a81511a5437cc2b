"""Everything a card can be played on, by value: piles alone, added loose cards, and those of one value together (M-149).

Equal piles count as one kind with several copies, named by the first place, so that exchanging them gives nothing new.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Seat, Value

Part: TypeAlias = tuple[int, ...]
"""Kinds of pile, sorted, with repetitions."""


class Spent(Exception):
    """The budget of visits is used up."""


class Budget:
    """How many visits are left."""

    def __init__(self, visits: int) -> None:
        self.left = visits

    def visit(self, count: int = 1) -> None:
        """Raises Spent when there are no more."""
        self.left -= count
        if self.left < 0:
            raise Spent


class Stock:
    """The piles that a seat may touch, as kinds with copies."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.copies: dict[int, int] = {}
        """How many piles there are of each kind, by the first place of it."""
        last = -1
        for place, pile in enumerate(state.table):
            if not pile.open_to(seat):
                continue
            if last >= 0 and state.table[last] == pile:
                self.copies[last] += 1
            else:
                last = place
                self.copies[place] = 1
        self.loose: list[int] = [kind for kind in self.copies if state.table[kind].loose]

    def value(self, kind: int) -> Value:
        return self.state.table[kind].value

    def worth(self, part: Part) -> Value:
        return sum(self.value(kind) for kind in part)

    def less(self, used: Sequence[int]) -> dict[int, int]:
        """The copies that are left when some are used."""
        left = dict(self.copies)
        for kind in used:
            left[kind] -= 1
        return left


def sums(stock: Stock, budget: Budget) -> Iterator[Part]:
    """Every choice of two or more loose cards."""
    chosen: list[Part] = [()]
    for kind in stock.loose:
        copies = stock.copies[kind]
        budget.visit(len(chosen) * copies)
        chosen = [(*part, *(kind,) * count) for part in chosen for count in range(copies + 1)]
    return (part for part in chosen if len(part) > 1)


def parts_by_value(stock: Stock, budget: Budget) -> dict[Value, list[Part]]:
    """Every part that a base may have, by its value."""
    parts: dict[Value, list[Part]] = {}
    for kind in stock.copies:
        parts.setdefault(stock.value(kind), []).append((kind,))
    if stock.state.setup.options.table_add:
        for part in sums(stock, budget):
            parts.setdefault(stock.worth(part), []).append(part)
    return parts


def families(stock: Stock, parts: Sequence[Part], budget: Budget) -> Iterator[tuple[Part, ...]]:
    """The parts of a base, of which no two share a pile, as the house rules permit (M-149, M-154)."""
    rules = stock.state.setup
    if not rules.stacks and not rules.options.table_add:
        return disjoint(stock, parts, budget, most=1)
    return disjoint(stock, parts, budget, mixed=rules.options.combo_mix)


def disjoint(
    stock: Stock, parts: Sequence[Part], budget: Budget, most: int = 0, mixed: bool = True
) -> Iterator[tuple[Part, ...]]:
    """Every choice of parts that share no pile: no more than `most`, if that is not 0, and sums with others only if `mixed`."""
    open_choices: list[tuple[int, tuple[Part, ...], dict[int, int]]] = [(0, (), dict(stock.copies))]
    while open_choices:
        start, chosen, left = open_choices.pop()
        for place in range(start, len(parts)):
            part = parts[place]
            budget.visit()
            if any(part.count(kind) > left[kind] for kind in part):
                continue
            family = (*chosen, part)
            if chosen and (len(family) > most > 0 or not (mixed or all(len(each) == 1 for each in family))):
                continue
            rest = dict(left)
            for kind in part:
                rest[kind] -= 1
            open_choices.append((place, family, rest))
            yield family


def stackings(values: Sequence[tuple[int, Value]], budget: Budget) -> list[tuple[Part, ...]]:
    """Every way to stack some of these piles, given by kind and value: groups of two or more of one value."""
    by_value: dict[Value, list[int]] = {}
    for kind, value in values:
        by_value.setdefault(value, []).append(kind)
    ways: list[tuple[Part, ...]] = [()]
    for kinds in by_value.values():
        if len(kinds) > 1:
            more = groupings(tuple(sorted(kinds)), budget)
            budget.visit(len(ways) * len(more))
            ways = [(*way, *groups) for way in ways for groups in more]
    return ways


def groupings(kinds: Part, budget: Budget) -> list[tuple[Part, ...]]:
    """Every way to put some of these together in groups, the empty way first."""
    found: dict[tuple[Part, ...], None] = {(): None}
    open_ways: list[tuple[Part, tuple[Part, ...]]] = [(kinds, ())]
    while open_ways:
        rest, groups = open_ways.pop()
        budget.visit()
        if not rest:
            continue
        first, others = rest[0], rest[1:]
        open_ways.append((others, groups))
        for mask in range(1, 1 << len(others)):
            budget.visit()
            group = (first, *(kind for place, kind in enumerate(others) if mask >> place & 1))
            left = tuple(kind for place, kind in enumerate(others) if not mask >> place & 1)
            way = tuple(sorted((*groups, group)))
            if way not in found:
                found[way] = None
                open_ways.append((left, way))
    return sorted(found)
