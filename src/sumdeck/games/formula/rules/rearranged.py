"""The search under the house rule `rearrange`: cards of the table may be used in any number.

All three areas then have the same numbers, and far more of them; so this search may end at its budget before it is complete.
"""

from collections.abc import Sequence
from typing import Final

from sumdeck.games.formula.rules.moves import Face
from sumdeck.games.formula.rules.numbers import BITS, JOKER, Area, Number, code_of
from sumdeck.games.formula.rules.purse import UNITS, Purse
from sumdeck.games.formula.rules.search import Search
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Seat

WIDTH: Final = 5
FACES: Final = 32
SPARE: Final = sum(16 << WIDTH * code for code in range(FACES))
"""Faces of the table are counted by their codes in five bits each, the highest of which stays free."""
VISITS: Final = 60_000


class Pool(Area):
    """What can come to stand in any area: the cards of the table and new ones, in any order."""

    def __init__(self, state: State, purse: Purse) -> None:
        super().__init__(state, state.visible, purse, state.setup.options.max_number_cards)
        self.table = count_faces(state, state.visible)
        self.choices: list[tuple[int, int]] = [] if self.whole else sorted(set(zip(self.digits, self.codes)))
        """Digit and code of every face on the table, each once."""

    def all_with(self, new: int) -> list[Number]:
        if new not in self._all:
            found: list[Number] = []
            for length in range(max(1, new), self.longest + 1):
                self.build(length, new, [], 0, 0, 0, 0, [], found)
            self._all[new] = found
        return self._all[new]

    def patterns(self, new: int) -> list[tuple[int, ...]]:
        return [(0,)] if new <= self.longest else []

    def add_with(self, new: int, digits: list[int], value: int, found: list[Number]) -> None:
        if new <= len(digits):
            self.build(len(digits), new, digits, 0, 0, 0, 0, [], found)

    def build(
        self,
        length: int,
        new: int,
        digits: list[int],
        value: int,
        code: int,
        need: int,
        faces: int,
        laid: list[tuple[int, int]],
        found: list[Number],
        place: int = 0,
    ) -> None:
        """Add every number of a length with so many new cards; with these digits, if some are given."""
        if place == length:
            found.append(Number(value, code, need, tuple(laid), length - len(laid), faces))
            return
        no_zero = not place and length > 1 and not self.leading_zeros  # F-43
        if len(laid) + length - place > new:
            for digit, face in self.choices:
                if (digits and digits[place] != digit) or (no_zero and not digit):
                    continue
                used = faces + (1 << WIDTH * face)
                if (self.table - used) & SPARE == SPARE:
                    number, faces_code = value * 10 + digit, code << BITS | face
                    self.build(length, new, digits, number, faces_code, need, used, laid, found, place + 1)
        if len(laid) < new:
            for digit in self.purse.digits:
                wanted = need + UNITS[digit]
                if (digits and digits[place] != digit) or (no_zero and not digit) or not self.purse.pays(wanted):
                    continue
                laid.append((JOKER << BITS * (length - 1 - place), UNITS[digit]))
                self.build(
                    length, new, digits, value * 10 + digit, code << BITS | digit + 1, wanted, faces, laid, found, place + 1
                )
                laid.pop()


class RearrangedSearch(Search):
    """A search among cards that may move."""

    def __init__(self, state: State, seat: Seat, most: int = 0, budget: int = VISITS) -> None:
        self.tables = [count_faces(state, old) for old in (state.left, state.right, state.answer)]
        """What lies in each area."""
        self.table = count_faces(state, state.visible)
        super().__init__(state, seat, most, budget)

    def lay_out(self, state: State) -> list[Area]:
        pool = Pool(state, self.purse)
        return [pool, pool, pool]

    def is_covered(self, left: Number, right: Number, answer: Number) -> bool:
        """The faces used lie on the table, and each one not used lay where a new card is laid now."""
        used = left.faces + right.faces + answer.faces
        if (self.table - used) & SPARE != SPARE:
            return False
        coverable = SPARE
        for area, number in enumerate((left, right, answer)):
            if number.new:
                coverable += self.tables[area] - SPARE
        return (coverable - (self.table - SPARE - used)) & SPARE == SPARE


def count_faces(state: State, faces: Sequence[Face]) -> int:
    """How often each face is there, with the free bits set."""
    return SPARE + sum(1 << WIDTH * code_of(state, face) for face in faces)
