"""The longest chain of cards that a beginner can lay in one turn, on two stacks. As in `chain.py`, numbers are visited."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.games.numberloor.players.chain import BUDGET
from sumdeck.games.numberloor.rules.setup import FLOORS, Setup
from sumdeck.rules.game import Kind

BITS: Final = 9
"""A pack has at most 500 cards, so nine bits count the copies of any."""


@dataclass(frozen=True)
class Neighbour:
    """A card that goes on the stack which shows the number next to it."""

    on: int
    floor: int


class NeighbourSearch:
    """The search from one hand."""

    def __init__(self, rules: Setup, hand: Sequence[Kind], budget: int = BUDGET) -> None:
        self.counts: list[int] = [0] * FLOORS
        self.left = 0
        for card in hand:
            self.counts[rules.number[card]] += 1
            self.left += 1 << BITS * rules.number[card]
        self.held = sum(1 << number for number, count in enumerate(self.counts) if count)
        self.budget = budget
        self.visits = 0
        self.best: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        """For each pair of open floors, the smaller first, and the cards left: how many can be laid, and the next step or −1."""

    def walk(self, first: int, second: int) -> tuple[Neighbour, ...]:
        """The best walk from the open floors. Equal cards are not in it: they go down wherever their number is open."""
        low, high = min(first, second), max(first, second)
        left = self.left
        self.look(low, high, left, 1 << low | 1 << high)
        steps: list[Neighbour] = []
        while True:
            _, on, floor = self.best[low, high, left]
            if floor < 0:
                return tuple(steps)
            steps.append(Neighbour(on, floor))
            low, high = self.after(low, high, on, floor)
            left -= 1 << BITS * floor

    def cards(self, first: int, second: int, steps: Sequence[Neighbour]) -> int:
        """How many cards a walk lays, equal ones included."""
        seen = {first, second} | {step.floor for step in steps}
        return sum(count for number, count in enumerate(self.counts) if number in seen)

    def after(self, low: int, high: int, on: int, floor: int) -> tuple[int, int]:
        """The open floors after a card, the smaller first."""
        other = high if on == low else low
        return min(floor, other), max(floor, other)

    def look(self, low: int, high: int, left: int, seen: int) -> int:
        """How many cards can still be laid; the way on is kept."""
        position = (low, high, left)
        if position in self.best:
            return self.best[position][0]
        self.visits += 1
        found = (0, -1, -1)
        missing = sum(count for number, count in enumerate(self.counts) if not seen >> number & 1)
        for on, floor in self.ways(low, high, left) if missing else []:
            gain = 0 if seen >> floor & 1 else self.counts[floor]
            laid = gain + self.look(*self.after(low, high, on, floor), left - (1 << BITS * floor), seen | 1 << floor)
            if laid > found[0]:
                found = (laid, on, floor)
            if laid == missing or self.visits > self.budget:
                break
        self.best[position] = found
        return found[0]

    def ways(self, low: int, high: int, left: int) -> list[tuple[int, int]]:
        """Every next-door number that is still held, on either stack."""
        found: list[tuple[int, int]] = []
        for on in (low, high) if low != high else (low,):
            for floor in ((on + 1) % FLOORS, (on - 1) % FLOORS):
                if left >> BITS * floor & (1 << BITS) - 1:
                    found.append((on, floor))
        return found
