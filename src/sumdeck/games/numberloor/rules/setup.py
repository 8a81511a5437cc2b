"""What the deck and the options mean for play, worked out once for a whole game: above all, which floors fit where.

The cards are in `packs.py`; the options in `options.py`.
"""

from functools import lru_cache
from typing import Final

from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.games.numberloor.rules.options import DeckLevel, Options, levels
from sumdeck.rules.cards import Card
from sumdeck.rules.game import Kind
from sumdeck.rules.options import TableSetup

FLOORS: Final = 10
"""L-45: a card stands for its floor and for the one ten above, so the house wraps after ten floors."""

NEIGHBOURS: Final = ("step", "1")
"""L-95, L-96: what goes on a stack of the beginners' level; 9 and 0 are neighbours like any others."""

Jump = tuple[str, str]
"""What an open balloon allows: its effect, and its value as text. Two balloons with one jump reach the same floors."""


def jump_of(card: Card, parity: str) -> Jump:
    """The jump of a balloon; `parity` is what was said when one of chosen parity was laid."""
    effect, value = card.trait("effect"), card.trait("value")
    if effect == "skip":
        return ("step", "0")  # L-77
    if effect == "step":
        return ("step", str(min(int(value), FLOORS - int(value))))
    return (effect, parity if value == "chosen" else value)


def landings(jump: Jump, floor: int, equal_always: bool) -> int:
    """The floors that may be laid on a floor, as bits (L-28 to L-30, L-46, L-71 to L-77). All of them wrap (L-73)."""
    effect, value = jump
    if effect == "parity":
        odd = value == "odd"
        found = sum(1 << other for other in range(FLOORS) if (other % 2 == 1) == odd)  # L-74, L-75
        return found | (1 << floor if equal_always else 0)  # L-76
    steps = range(1, int(value) + 1) if effect == "nearest" else (int(value),)  # L-71
    found = 1 << floor  # L-28
    for step in steps:
        found |= 1 << (floor + step) % FLOORS | 1 << (floor - step) % FLOORS  # L-29, L-43, L-44
    return found


class Setup(TableSetup):
    """What play looks things up in."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats, options.pack)
        self.options = options
        self.level: DeckLevel = levels()[options.level]
        self.two_floors: bool = self.level.stacks == "floor+floor"
        """L-93: at the beginners' level both stacks are floors. Nothing else sets 6+ apart from 8+ (L-91)."""
        cards = self.pack.cards
        floor = [card.trait("kind") == "floor" for card in cards]
        self.number: list[int] = [int(card.trait("value")) if floor[kind] else -1 for kind, card in enumerate(cards)]
        """The floor of each kind; −1 for a balloon."""
        self.night: list[bool] = [card.trait("time") == "night" for card in cards]
        self.skip: list[bool] = [card.trait("effect") == "skip" for card in cards]
        self.step: list[bool] = [card.trait("effect") == "step" for card in cards]
        """The number balloons, one of which must be opened first (L-16)."""
        self.chosen: list[bool] = [card.trait("value") == "chosen" for card in cards]
        """The balloons whose layer says odd or even."""
        self.take_overs: bool = self.level.take_overs and any(self.night)
        self.target: int = options.stars_to_win or (5 if seats <= 3 else 3)  # L-3, L-4, L-8
        self.jumps: list[Jump] = [NEIGHBOURS]
        """Every jump of the deck; that of the neighbours is always the first."""
        self.jump_numbers: dict[tuple[Kind, str], int] = {}
        """Which jump each balloon makes, with the parity it is laid with."""
        for kind, card in enumerate(cards):
            if not floor[kind]:
                for parity in self.parities(Kind(kind)):
                    jump = jump_of(card, parity)
                    if jump not in self.jumps:
                        self.jumps.append(jump)
                    self.jump_numbers[Kind(kind), parity] = self.jumps.index(jump)
        self.lays: list[tuple[Lay, ...]] = [
            tuple(Lay(kind, 1, parity) for parity in self.parities(kind))
            if self.number[kind] < 0
            else tuple(Lay(kind, stack) for stack in ((0, 1) if self.two_floors else (0,)))
            for kind in map(Kind, range(len(cards)))
        ]
        """Everywhere that each kind of card could go."""
        self.reach: list[list[int]] = [
            [landings(jump, number, options.equal_always) for number in range(FLOORS)] for jump in self.jumps
        ]
        """For each jump and each open floor the floors that fit, as bits."""
        self.floor: list[int] = [1 << number if number >= 0 else 0 for number in self.number]
        """The floor of each kind as such a bit."""
        self.ahead: list[list[int]] = [[self.opened_by(Kind(kind), on) for on in range(FLOORS)] for kind in range(len(cards))]
        """For each kind and each open floor the floors that fit once this balloon lies there, as bits; none for a floor."""

    def parities(self, kind: Kind) -> tuple[str, ...]:
        """The words that a balloon may be laid with; just the empty one for most."""
        return ("odd", "even") if self.chosen[kind] else ("",)

    def opened_by(self, kind: Kind, on: int) -> int:
        """The floors that a balloon lets follow on an open one, whatever is said with it."""
        found = 0
        for move in self.lays[kind] if self.number[kind] < 0 else ():
            found |= self.reach[self.jump_numbers[kind, move.parity]][on]
        return found

    def exists(self, kind: Kind) -> bool:
        return 0 <= kind < len(self.number)

    def fits(self, jump: int, on: int, floor: int) -> bool:
        return bool(self.reach[jump][on] >> floor & 1)


setup: Final = lru_cache(maxsize=256)(Setup)
