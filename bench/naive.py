"""The best take as one would write it first: play every card onto every other, then try every family of disjoint groups.

It is right, and it is what `sumdeck.games.numero.players.best_take` is measured against.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.arithmetic import add
from sumdeck.rules.game import Value

Thing: TypeAlias = tuple[Value, frozenset[int], frozenset[int]]
"""Something on the table: its value, its piles by place, its wild cards by number."""


def naive_best_take(position: Position, remember: bool = True) -> int:
    """How many cards the best take wins; 0 where there is none."""
    things = everything(position, remember)
    best = 0
    for card in set(position.numbers()):
        groups = [thing for thing in things if thing[0] == position.setup.number[card]]
        best = max(best, max((1 + count for count in families(position, groups)), default=0))
    return best


def everything(position: Position, remember: bool) -> set[Thing]:
    """Every thing that can ever lie on the table, found by playing on from each table in every way.

    To remember the tables it has played on from is the one clever thing about it; without that it plays them again and again.
    """
    wilds = [position.setup.wild_at(card) for card in [*position.loose, *position.wilds()]]
    start = frozenset((pile.value, frozenset([place]), frozenset[int]()) for place, pile in enumerate(position.centre))
    tables, known, seen = [start], {start}, set(start)
    while tables:
        table = tables.pop()
        used = {number for _, _, numbers in table for number in numbers}
        following: list[frozenset[Thing]] = []
        for value, piles, numbers in table:
            for number, wild in enumerate(wilds):
                after = wild.apply(value) if number not in used else None
                if after is not None and position.setup.allows(after):
                    following.append(table - {(value, piles, numbers)} | {(after, piles, numbers | {number})})
        for one, other in combinations(table, 2):
            joined = (add(one[0], other[0]), one[1] | other[1], one[2] | other[2])
            following.append(table - {one, other} | {joined})
        for each in following:
            if not remember or each not in known:
                known.add(each)
                tables.append(each)
                seen |= each
    return seen


def families(position: Position, groups: list[Thing]) -> Iterator[int]:
    """The number of cards in each family of groups that share no card."""
    for place in range(len(groups)):
        _, piles, wilds = groups[place]
        count = sum(len(position.centre[pile].cards) for pile in piles) + len(wilds)
        yield count
        rest = [each for each in groups[place + 1 :] if not each[1] & piles and not each[2] & wilds]
        yield from (count + more for more in families(position, rest))
