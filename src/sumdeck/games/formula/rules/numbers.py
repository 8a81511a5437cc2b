"""The numbers that can come to stand in one area of the formula, by how many new cards they take.

An area is asked for all of them, or for those of one value: the third number of a formula is worked out, never tried. How areas
go together is in `search.py`.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from sumdeck.games.formula.rules.moves import Face
from sumdeck.games.formula.rules.purse import SPARE, UNITS, Purse, digits_needed
from sumdeck.games.formula.rules.state import State

BITS: Final = 5
JOKER: Final = 16
"""A face in a code: its digit and 1, and this bit for a joker."""
NEW: Final = -1
"""A place that a new card takes."""

Pattern: TypeAlias = tuple[int, ...]
"""For each place the index of the old card that stays, or `NEW`."""


@cache
def patterns(old: int, new: int, longest: int, extend_left: bool = True, insert: bool = False) -> tuple[Pattern, ...]:
    """Every pattern that lays so many new cards on a number of so many old ones, or next to them (F-24), the shortest first.

    Of two cards one may be covered (F-45), both (F-46) or neither (F-47); a digit that lies there is taken alone only by covering
    the whole with its like (F-49). What stays may get another place value (F-32). Jokers are laid and covered like all (F-64).
    `longest` is how many cards a number may have (F-40). `extend_left` and `insert` are the settings of F-51.
    """
    found: list[Pattern] = []
    for kept in range(old + 1):
        length = kept + new
        if not 1 <= length <= longest:
            continue
        for stays in combinations(range(old), kept):
            for places in combinations(range(length), kept):
                if _is_laid_well(old, length, stays, places, extend_left, insert):
                    pattern = [NEW] * length
                    for index, place in zip(stays, places):
                        pattern[place] = index
                    found.append(tuple(pattern))
    return tuple(sorted(found, key=lambda pattern: (len(pattern), pattern)))


def _is_laid_well(old: int, length: int, stays: Pattern, places: Pattern, extend_left: bool, insert: bool) -> bool:
    """Whether cards that stay, and where they then stand, leave only gaps that F-51 allows."""
    if not stays:
        return length > 0  # F-44, F-50: everything is covered
    for gap in range(len(stays) + 1):
        first, last = gap == 0, gap == len(stays)
        covered = (old if last else stays[gap]) - (0 if first else stays[gap - 1] + 1)
        laid = (length if last else places[gap]) - (0 if first else places[gap - 1] + 1)
        if covered and not laid:
            return False  # F-48: nothing is taken away uncovered
        if laid > covered and not first and not last and not insert:
            return False  # nothing is squeezed in between neighbours
        if laid > covered and first and not extend_left:
            return False  # F-33 under `extend = right`
    return True


class Number:
    """One number with the cards that make it, before it is settled which of the new ones are jokers."""

    def __init__(self, value: int, code: int, need: int, new: tuple[tuple[int, int], ...], kept: int, faces: int = 0) -> None:
        self.value = value
        self.code = code
        """Its faces, five bits each."""
        self.need = need
        """The digits to be laid, as `purse.py` counts them."""
        self.new = new
        """For each new card the joker's bit at its place, and its digit's unit."""
        self.kept = kept
        """How many cards of the table it uses."""
        self.faces = faces
        """Which ones, where cards may move; see `rearranged.py`."""


class Area:
    """One of the three places of a formula, with what lies there."""

    def __init__(self, state: State, old: Sequence[Face], purse: Purse, longest: int) -> None:
        options = state.setup.options
        self.purse = purse
        self.longest = longest
        self.leading_zeros = options.leading_zeros
        self.extend_left = options.extend == "both"
        self.insert = options.insert_between
        self.digits = [face.digit for face in old]
        self.codes = [code_of(state, face) for face in old]
        self.whole = bool(state.symbol) and state.is_locked()
        """Whether nothing may be kept (F-57): three new cards are then three numbers (F-59), four may be one more (F-90)."""
        self.shown = self.purse.with_more(self.digits)
        """The digits of the hand and of what lies here, as `purse.py` counts them."""
        self._patterns: dict[int, list[Pattern]] = {}
        self._lengths: dict[int, list[Pattern]] = {}
        self._all: dict[int, list[Number]] = {}
        self.values: dict[int, list[Number]] = {}
        """The numbers found so far by value and new cards, as `with_value` keeps them."""

    def all_with(self, new: int) -> list[Number]:
        """Every number with so many new cards that the hand can pay."""
        if new not in self._all:
            found: list[Number] = []
            for pattern in self.patterns(new):
                self.fill(pattern, 0, 0, 0, 0, [], found)
            self._all[new] = found
        return self._all[new]

    def with_value(self, new: int, value: int) -> list[Number]:
        """The numbers with so many new cards that have this value; what was found once is kept."""
        known = self.find_value(new, value)
        self.values[value * 8 + new] = known
        return known

    def find_value(self, new: int, value: int) -> list[Number]:
        """The numbers of a value, worked out."""
        found: list[Number] = []
        if not self.purse.jokers and (self.shown - digits_needed(value)) & SPARE != SPARE:
            return found  # neither the hand nor what lies here shows such digits
        digits = digits_of(value)
        while len(digits) <= self.longest:
            self.add_with(new, digits, value, found)
            if not self.leading_zeros:
                break
            digits.insert(0, 0)
        return found

    def add_with(self, new: int, digits: list[int], value: int, found: list[Number]) -> None:
        """Add the numbers with exactly these digits."""
        for pattern in self.patterns_of(new, len(digits)):
            number = self.match(pattern, digits, value)
            if number is not None:
                found.append(number)

    def patterns(self, new: int) -> list[Pattern]:
        """The ways to lay so many new cards here."""
        known = self._patterns.get(new)
        if known is None:
            ways = patterns(len(self.digits), new, self.longest, self.extend_left, self.insert)
            known = [way for way in ways if not self.whole or max(way) == NEW]
            self._patterns[new] = known
        return known

    def patterns_of(self, new: int, length: int) -> list[Pattern]:
        """Those of them that make a number of so many cards."""
        key = new * 8 + length
        known = self._lengths.get(key)
        if known is None:
            known = [way for way in self.patterns(new) if len(way) == length]
            self._lengths[key] = known
        return known

    def match(self, pattern: Pattern, digits: list[int], value: int) -> Number | None:
        """The number with these digits, if the cards that stay show them."""
        code = need = kept = 0
        new: list[tuple[int, int]] = []
        last = len(digits) - 1
        for place, digit in enumerate(digits):
            at = pattern[place]
            if at == NEW:
                code = code << BITS | digit + 1
                need += UNITS[digit]
                new.append((JOKER << BITS * (last - place), UNITS[digit]))
            elif self.digits[at] == digit:
                code = code << BITS | self.codes[at]
                kept += 1
            else:
                return None
        return Number(value, code, need, tuple(new), kept) if self.purse.pays(need) else None

    def fill(
        self, pattern: Pattern, place: int, value: int, code: int, need: int, new: list[tuple[int, int]], found: list[Number]
    ) -> None:
        """Add every number that a pattern gives, from some place on."""
        length = len(pattern)
        if place == length:
            found.append(Number(value, code, need, tuple(new), length - len(new)))
            return
        at = pattern[place]
        if at != NEW:
            digit = self.digits[at]
            if digit or place or length == 1 or self.leading_zeros:  # F-43
                self.fill(pattern, place + 1, value * 10 + digit, code << BITS | self.codes[at], need, new, found)
            return
        for digit in self.purse.digits:
            if not digit and not place and length > 1 and not self.leading_zeros:
                continue
            wanted = need + UNITS[digit]
            if self.purse.pays(wanted):
                new.append((JOKER << BITS * (length - 1 - place), UNITS[digit]))
                self.fill(pattern, place + 1, value * 10 + digit, code << BITS | digit + 1, wanted, new, found)
                new.pop()


class StartArea(Area):
    """A start card before the first formula: it stays, and a joker may become any digit (F-12, F-18)."""

    def __init__(self, state: State, old: Sequence[Face], purse: Purse) -> None:
        super().__init__(state, old, purse, 1)
        self.start: list[Number] = []
        if old[0].digit >= 0:
            self.start.append(Number(old[0].digit, old[0].digit + 1, 0, (), 1))
        else:
            self.start += [Number(digit, JOKER | digit + 1, 0, (), 1) for digit in range(10)]

    def all_with(self, new: int) -> list[Number]:
        return self.start if new == 0 else []


def code_of(state: State, face: Face) -> int:
    """A face in five bits."""
    return face.digit + 1 | (JOKER if face.kind == state.setup.joker else 0)


def digits_of(value: int) -> list[int]:
    digits = [value % 10]
    rest = value // 10
    while rest:
        digits.insert(0, rest % 10)
        rest //= 10
    return digits
