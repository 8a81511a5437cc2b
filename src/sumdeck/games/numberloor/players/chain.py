"""The longest chain of floors that a hand can lay in one turn, at the levels with balloons.

A turn is a walk from floor to floor. A number that is held several times can be visited as often, and copies that are left over
go down during any visit, since the same number always fits. So the search asks which numbers can be visited, not in how many
orders cards can be laid: hands of thirty cards stay small. A balloon is opened only for a floor that the open one does not admit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.games.numberloor.rules.setup import FLOORS, Setup
from sumdeck.rules.game import Kind

BUDGET: Final = 20_000
"""How many positions of a walk are looked at; after that the first way on is taken."""
FLOOR: Final = 100
"""What a floor that is laid is worth, so that endings can weigh less."""
ALL: Final = 1_000_000
"""What it is worth to lay every floor: the whole hand is played out then."""
BITS: Final = 9
"""A pack has at most 500 cards, so nine bits count the copies of any."""


@dataclass(frozen=True)
class Opening:
    """A balloon of the hand, and the jump it opens."""

    kind: Kind
    parity: str
    jump: int
    slot: int
    """Which of the distinct balloons of the hand it is."""


@dataclass(frozen=True)
class Step:
    """One floor of a walk, and the balloon that is opened for it."""

    opening: Opening | None
    floor: int


@dataclass(frozen=True)
class Walk:
    """A whole walk."""

    steps: tuple[Step, ...]
    everything: bool
    """Whether it lays every floor of the hand."""
    last: Opening | None
    """A balloon to be laid at the end, for the sake of what is left open."""
    floors: int
    """How many floors it lays, equal ones included."""


@dataclass(frozen=True)
class Endings:
    """What it is worth to leave a pair open, and what it costs to give a balloon away for it."""

    worth: tuple[tuple[int, ...], ...]
    """By jump and open floor."""
    price: tuple[int, ...]
    """By kind."""


class ChainSearch:
    """The search from one hand. With `equal_always` off, cards are counted one by one instead."""

    def __init__(self, rules: Setup, hand: Sequence[Kind], endings: Endings | None = None, budget: int = BUDGET) -> None:
        self.rules = rules
        self.endings = endings
        self.budget = budget
        self.visits = 0
        self.free: bool = rules.options.equal_always
        self.counts: list[int] = [0] * FLOORS
        self.openings: list[Opening] = []
        self.bag = 0
        self.left = 0
        slots: dict[Kind, int] = {}
        for card in hand:
            if rules.number[card] >= 0:
                self.counts[rules.number[card]] += 1
                self.left += 1 << BITS * rules.number[card]
            else:
                if card not in slots:
                    slots[card] = len(slots)
                    jumps = [(parity, rules.jump_numbers[card, parity]) for parity in rules.parities(card)]
                    self.openings += [Opening(card, parity, jump, slots[card]) for parity, jump in jumps]
                self.bag += 1 << BITS * slots[card]
        self.held = sum(1 << number for number, count in enumerate(self.counts) if count)
        self.best: dict[tuple[int, int, int, int], tuple[int, int, int]] = {}
        """For each position: what it is worth, the opening (−1 for none) and the floor (−1 to stop) that come next."""

    def walk(self, on: int, jump: int) -> Walk:
        """The best walk from the open cards, as far as the budget allows."""
        seen = 1 << on if self.free else 0
        left, bag = self.left, self.bag
        self.look(on, jump, left, bag, seen)
        steps: list[Step] = []
        position = (on, jump, left, bag)
        last: Opening | None = None
        while True:
            _, opening, floor = self.best[position]
            opened = None if opening < 0 else self.openings[opening]
            if floor < 0:
                last = opened
                break
            steps.append(Step(opened, floor))
            position = self.after(position, opened, floor)
            seen |= 1 << floor
        everything = seen & self.held == self.held if self.free else position[2] == 0
        floors = sum(self.counts[number] for number in range(FLOORS) if seen >> number & 1) if self.free else len(steps)
        return Walk(tuple(steps), everything, last, floors)

    def after(self, position: tuple[int, int, int, int], opened: Opening | None, floor: int) -> tuple[int, int, int, int]:
        _, jump, left, bag = position
        if opened is not None:
            jump, bag = opened.jump, bag - (1 << BITS * opened.slot)
        return floor, jump, left - (1 << BITS * floor), bag

    def look(self, on: int, jump: int, left: int, bag: int, seen: int) -> int:
        """What a position is worth; the way on is kept."""
        position = (on, jump, left, bag)
        if position in self.best:
            return self.best[position][0]
        self.visits += 1
        if self.done(left, seen):
            self.best[position] = (ALL, -1, -1)
            return ALL
        found = self.stop(on, jump, bag)
        for opening, floor in self.ways(on, jump, left, bag):
            opened = None if opening < 0 else self.openings[opening]
            worth = self.gain(floor, seen) + self.look(*self.after(position, opened, floor), seen | 1 << floor)
            if worth > found[0]:
                found = (worth, opening, floor)
            if worth >= ALL or self.visits > self.budget:
                break
        self.best[position] = found
        return found[0]

    def done(self, left: int, seen: int) -> bool:
        """Whether every floor of the hand lies or can lie there."""
        return seen & self.held == self.held if self.free else left == 0

    def gain(self, floor: int, seen: int) -> int:
        """What a step to a floor adds."""
        if not self.free:
            return FLOOR
        return 0 if seen >> floor & 1 else FLOOR * self.counts[floor]

    def stop(self, on: int, jump: int, bag: int) -> tuple[int, int, int]:
        """What it is worth to stop here, perhaps with one more balloon."""
        if self.endings is None:
            return (0, -1, -1)
        found = (self.endings.worth[jump][on], -1, -1)
        for place, opening in enumerate(self.openings):
            if bag >> BITS * opening.slot & (1 << BITS) - 1:
                worth = self.endings.worth[opening.jump][on] - self.endings.price[opening.kind]
                if worth > found[0]:
                    found = (worth, place, -1)
        return found

    def ways(self, on: int, jump: int, left: int, bag: int) -> list[tuple[int, int]]:
        """The steps from here: without a balloon, then with each that opens something new."""
        reach = self.rules.reach[jump][on]
        here = 1 << on if self.free else 0
        found = [(-1, floor) for floor in self.floors(reach & ~here, left)]
        for place, opening in enumerate(self.openings):
            if bag >> BITS * opening.slot & (1 << BITS) - 1:
                new = self.rules.reach[opening.jump][on] & ~reach & ~here
                found += [(place, floor) for floor in self.floors(new, left)]
        return found

    def floors(self, reach: int, left: int) -> list[int]:
        return [number for number in range(FLOORS) if reach >> number & 1 and left >> BITS * number & (1 << BITS) - 1]
