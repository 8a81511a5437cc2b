"""The one form of each turn: what makes no difference looks alike.

Stackings that the card then works on belong to its base or its capture; all others come after it. A card discarded and stacked is
a match (M-76). Of equal piles the first are meant. Adding −3 is taking 3 away.
"""

from __future__ import annotations

from collections.abc import Iterable

from sumdeck.games.mathino.rules.capturing import first_look, is_barred
from sumdeck.games.mathino.rules.duties import holders, stack_duty
from sumdeck.games.mathino.rules.following import Followed
from sumdeck.games.mathino.rules.moves import MATCH, NEW, Build, Capture, Discard, Groups, Turn
from sumdeck.games.mathino.rules.results import canonical_sign
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Seat, Value


def canonical(state: State, seat: Seat, move: Turn, followed: Followed) -> Turn:
    """The form of a turn that has been found legal."""
    places = Places(state)
    after = followed.stacks()
    if isinstance(move, Capture):
        kept = [group for group in followed.used.values() if len(group) > 1 and frees(state, seat, group)]
        loosened = [[place] for group in followed.used.values() if group not in kept for place in group]
        summed = {place for group in move.sums for place in group}
        before = places.settle(kept)
        single = places.settle(group for group in loosened if group[0] not in summed)
        piles = (*(group[0] for group in before), *(group[0] for group in single))
        stated = wrong_sums(state, places, move)
        sums = places.settle(list(group) for group in move.sums)
        attribute = first_look(state, move.card, move.piles)
        return Capture(move.card, tuple(sorted(piles)), sums, attribute, before, places.settle(after), stated)
    number = state.setup.number[move.card]
    new = next((group for group in after if NEW in group), [])
    if isinstance(move, Discard):
        if new:
            after.remove(new)
            base = places.settle([place] for place in new if place != NEW)
            return Build(move.card, base, MATCH, 1, (number,), number, (), places.settle(after))
        stacks = places.settle(after)
        barred = is_barred(state, seat, move.card)
        if barred and not move.forced:
            return Discard(move.card, False, stacks)  # only what was stacked first has made it legal
        return Discard(move.card, barred, (), stacks)
    parts = [[place] for part in move.base if len(part) == 1 for place in followed.used[part[0]]]
    base = places.settle([*parts, *(list(part) for part in move.base if len(part) > 1)])
    worth = sum(state.table[place].value for place in base[0])
    op, sign = canonical_sign(state.setup, move.op, move.sign, worth, number)
    return Build(move.card, base, op, sign, move.way, move.value, (), places.settle(after))


class Places:
    """Hands out places, of equal piles always the next one."""

    def __init__(self, state: State, like: Places | None = None) -> None:
        self.first: list[int] = firsts(state) if like is None else like.first
        """For each place the first one with an equal pile; they lie side by side."""
        self.given: dict[int, int] = {}

    def settle(self, groups: Iterable[list[int]]) -> Groups:
        """Groups in their order, each with the first places that are left for it."""
        kinds = sorted(tuple(sorted(NEW if place == NEW else self.first[place] for place in group)) for group in groups)
        return tuple(tuple(self._next(kind) for kind in group) for group in kinds)

    def _next(self, kind: int) -> int:
        if kind == NEW:
            return NEW
        count = self.given.get(kind, 0)
        self.given[kind] = count + 1
        return kind + count


def wrong_sums(state: State, places: Places, move: Capture) -> tuple[Value, ...]:
    """What the captured sums are said to make, in their order; nothing if all of it is right."""
    worth = [sum(state.table[place].value for place in group) for group in move.sums]
    if not move.stated or list(move.stated) == worth:
        return ()
    kinds = [tuple(sorted(places.first[place] for place in group)) for group in move.sums]
    return tuple(value for _, value in sorted(zip(kinds, move.stated)))


def firsts(state: State) -> list[int]:
    """The first place with an equal pile, for each place."""
    table = state.table
    first = list(range(len(table)))
    for place in range(1, len(table)):
        if table[place] == table[place - 1]:
            first[place] = first[place - 1]
    return first


def frees(state: State, seat: Seat, places: list[int]) -> bool:
    """Whether stacking piles before capturing them changes who is charged for them (`discharge`)."""
    if state.setup.options.discharge == "any_capture":
        return False
    piles = [state.table[place] for place in places]
    return set(stack_duty(state.setup, seat, piles)) - {seat} != set(holders(piles)) - {seat}
