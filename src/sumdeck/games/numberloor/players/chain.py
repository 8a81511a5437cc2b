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
MARKED: Final[list[list[int]]] = [[floor for floor in range(FLOORS) if marks >> floor & 1] for marks in range(1 << FLOORS)]
"""The floors that a mask marks."""


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
        self.bits = max(1, *(hand.count(card) for card in set(hand)), *self.copies(hand)).bit_length()
        """So many count the copies of any number or balloon."""
        self.one = (1 << self.bits) - 1
        self.counts: list[int] = [0] * FLOORS
        self.openings: list[Opening] = []
        self.bag = 0
        self.left = 0
        slots: dict[Kind, int] = {}
        for card in hand:
            if rules.number[card] >= 0:
                self.counts[rules.number[card]] += 1
                self.left += 1 << self.bits * rules.number[card]
            else:
                if card not in slots:
                    slots[card] = len(slots)
                    jumps = [(parity, rules.jump_numbers[card, parity]) for parity in rules.parities(card)]
                    self.openings += [Opening(card, parity, jump, slots[card]) for parity, jump in jumps]
                self.bag += 1 << self.bits * slots[card]
        self.held = sum(1 << number for number, count in enumerate(self.counts) if count)
        self.best: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        """For each position: what it is worth, the opening (−1 for none) and the floor (−1 to stop) that come next."""

    def walk(self, on: int, jump: int) -> Walk:
        """The best walk from the open cards, as far as the budget allows."""
        seen = 1 << on if self.free else 0
        left, bag = self.left, self.bag
        self.look(on, jump, left, bag, seen, self.held)
        steps: list[Step] = []
        last: Opening | None = None
        while True:
            _, place, floor = self.best[self.key(on, jump), left, bag]
            opened = None if place < 0 else self.openings[place]
            if floor < 0:
                last = opened
                break
            steps.append(Step(opened, floor))
            if opened is not None:
                jump, bag = opened.jump, bag - (1 << self.bits * opened.slot)
            on, left, seen = floor, left - (1 << self.bits * floor), seen | 1 << floor
        everything = seen & self.held == self.held if self.free else left == 0
        floors = sum(self.counts[number] for number in range(FLOORS) if seen >> number & 1) if self.free else len(steps)
        return Walk(tuple(steps), everything, last, floors)

    def key(self, on: int, jump: int) -> int:
        return jump * FLOORS + on

    def look(self, on: int, jump: int, left: int, bag: int, seen: int, there: int) -> int:
        """What a position is worth; the way on is kept. `there` marks the floors that are left in the hand."""
        position = (self.key(on, jump), left, bag)
        known = self.best.get(position)
        if known is not None:
            return known[0]
        self.visits += 1
        if seen & self.held == self.held if self.free else left == 0:  # every floor of the hand lies or can lie there
            self.best[position] = (ALL, -1, -1)
            return ALL
        found = self.stop(on, jump, bag)
        reach = self.rules.reach[jump][on]
        there_now = there & ~(1 << on) if self.free else there
        best, best_place, best_floor = found
        for place in range(-1, len(self.openings)):
            marks, jump_then, bag_then = reach & there_now, jump, bag
            if place >= 0:  # only for what the open one does not admit
                opening = self.openings[place]
                if not bag >> self.bits * opening.slot & self.one:
                    continue
                marks = self.rules.reach[opening.jump][on] & ~reach & there_now
                jump_then, bag_then = opening.jump, bag - (1 << self.bits * opening.slot)
            for floor in MARKED[marks]:
                left_then = left - (1 << self.bits * floor)
                there_then = there if left_then >> self.bits * floor & self.one else there & ~(1 << floor)
                worth = self.gain(floor, seen)
                worth += self.look(floor, jump_then, left_then, bag_then, seen | 1 << floor, there_then)
                if worth > best:
                    best, best_place, best_floor = worth, place, floor
                if worth >= ALL or self.visits > self.budget:
                    self.best[position] = (best, best_place, best_floor)
                    return best
        self.best[position] = (best, best_place, best_floor)
        return best

    def copies(self, hand: Sequence[Kind]) -> list[int]:
        """How many cards of the hand show each number."""
        numbers = [self.rules.number[card] for card in hand]
        return [numbers.count(number) for number in range(FLOORS)]

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
            if bag >> self.bits * opening.slot & self.one:
                worth = self.endings.worth[opening.jump][on] - self.endings.price[opening.kind]
                if worth > found[0]:
                    found = (worth, place, -1)
        return found
