"""What a hand can pay: how many cards of each digit it holds, and how many jokers can stand in for what it lacks.

Digits are counted in one whole number, four bits for each, so that adding what two numbers need is one addition. The fourth bit
stays free: it tells whether a subtraction went below 0.
"""

from collections.abc import Sequence
from typing import Final

from sumdeck.games.formula.rules.setup import Setup
from sumdeck.rules.game import FACE_DOWN, Kind

UNITS: Final[list[int]] = [1 << 4 * digit for digit in range(10)]
SPARE: Final = sum(8 << 4 * digit for digit in range(10))
MOST: Final = 7
"""No turn needs more than this of one digit."""


NEEDED: Final[list[int]] = [sum(UNITS[int(digit)] for digit in str(value)) for value in range(1000)]


def digits_needed(value: int) -> int:
    """The digits of a number, counted."""
    return NEEDED[value] if value < len(NEEDED) else sum(UNITS[int(digit)] for digit in str(value))


class Purse:
    """The cards of a hand, as a formula can use them."""

    def __init__(self, rules: Setup, hand: Sequence[Kind]) -> None:
        counts = [0] * 10
        jokers = 0
        for card in hand:
            if card == FACE_DOWN:
                continue
            if card == rules.joker:
                jokers += 1
            else:
                counts[rules.digit[card]] += 1
        self.counts = counts
        self.jokers = jokers
        self.held = SPARE
        for digit in range(10):
            self.held += min(counts[digit], MOST) * UNITS[digit]
        self.digits: list[int] = [digit for digit in range(10) if jokers or counts[digit]]
        """The digits that a new card can show."""

    def with_more(self, digits: Sequence[int]) -> int:
        """What is held together with other digits, counted as `held` is."""
        held = self.held
        for digit in digits:
            if digit >= 0 and held >> 4 * digit & MOST < MOST:
                held += UNITS[digit]
        return held

    def holds(self, need: int) -> bool:
        """Whether the digits are there without any joker."""
        return (self.held - need) & SPARE == SPARE

    def pays(self, need: int) -> bool:
        """Whether the digits are there, jokers standing in for those that are not: the deficit is at most the jokers held."""
        if (self.held - need) & SPARE == SPARE:
            return True
        jokers = self.jokers
        if not jokers:
            return False
        digit = 0
        while need:
            wanted = need & 15
            if wanted > self.counts[digit]:
                jokers -= wanted - self.counts[digit]
                if jokers < 0:
                    return False
            need >>= 4
            digit += 1
        return True
