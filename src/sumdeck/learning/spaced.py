"""Deals that bring what is due: among several honest shuffles, the one whose first cards ask for most of it.

Nothing is stacked. Which shuffle was taken is in the record like any other deal, and everybody at the table plays it.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from sumdeck.learning.facts import Fact


def brought_by(numbers: Sequence[int], due: Collection[Fact]) -> int:
    """How many of the facts can be said with these numbers: both of its own and its result lie there."""
    there = Counter(numbers)
    return sum(not Counter((fact.one, fact.other, fact.result)) - there for fact in due)


def spaced(deals: Sequence[Sequence[int]], due: Collection[Fact]) -> int:
    """Which of several deals, each told by the numbers of its first cards, brings most of what is due; the first of the best."""
    return max(range(len(deals)), key=lambda place: (brought_by(deals[place], due), -place))
