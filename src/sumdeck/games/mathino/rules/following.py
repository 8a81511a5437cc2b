"""Which piles a turn speaks of, before anything is asked about their values.

Every name is looked up among the piles as they lie when its part of the turn is reached: what was stacked earlier is one pile by
then, and what was captured or built on is gone.
"""

from collections.abc import Iterable

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import NEW, OPS, Build, Capture, Turn
from sumdeck.games.mathino.rules.options import ATTRIBUTES
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Refusal, Seat


def check_form(move: Turn) -> None:
    """Refuse a turn whose parts fit together in no way."""
    good = all(len(group) > 1 for group in move.before + move.after)
    if isinstance(move, Build):
        good = good and move.base != () and all(move.base) and move.op in OPS and abs(move.sign) == 1 and move.way != ()
    if isinstance(move, Capture):
        good = good and all(len(group) > 1 for group in move.sums) and (not move.attribute or move.attribute in ATTRIBUTES)
        good = good and len(move.stated) in (0, len(move.sums))
    if not good:
        raise Refusal(Code.MALFORMED)


def used_by(move: Turn) -> list[int]:
    """The piles that the card acts on."""
    if isinstance(move, Capture):
        return [*move.piles, *(name for group in move.sums for name in group)]
    return [name for part in move.base for name in part] if isinstance(move, Build) else []


class Followed:
    """A turn walked through by names alone."""

    def __init__(self, state: State, move: Turn) -> None:
        self.lying: dict[int, list[int]] = {place: [place] for place in range(len(state.table))}
        """The piles of the moment by name, and the places that each is made of."""
        self.used: dict[int, list[int]] = {}
        """The same for those that the card has acted on."""
        self.missing = False
        self.twice = False
        self.touched: set[int] = set()
        for group in move.before:
            self._stack(group)
        for name in self._named(used_by(move)):
            self.used[name] = self.lying.pop(name)
        if not isinstance(move, Capture):
            self.lying[NEW] = [NEW]
        for group in move.after:
            self._stack(group)

    def check(self, state: State, seat: Seat) -> None:
        """Refuse names of nothing, names said twice, and piles that another has locked, in this order (M-136, M-139)."""
        if self.missing:
            raise Refusal(Code.NO_SUCH_PILE)
        if self.twice:
            raise Refusal(Code.CARD_USED_TWICE)
        if not all(state.table[place].open_to(seat) for place in self.touched if place != NEW):
            raise Refusal(Code.LOCKED)

    def stacks(self) -> list[list[int]]:
        """The places of each stack that lies there in the end. When it was stacked makes no difference."""
        return [places for places in self.lying.values() if len(places) > 1]

    def _stack(self, group: Iterable[int]) -> None:
        names = self._named(group)
        if names:
            self.lying[min(names)] = sorted(place for name in names for place in self.lying.pop(name))

    def _named(self, names: Iterable[int]) -> list[int]:
        found: list[int] = []
        for name in names:
            if name not in self.lying:
                self.missing = True
            elif name in found:
                self.twice = True
            else:
                found.append(name)
                self.touched.update(self.lying[name])
        return found
