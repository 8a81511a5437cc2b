"""Plans of several own turns: the best series of captures and builds with the cards in hand, ended by captures.

The others are taken to sit still, but what lies about may be gone when one's turn comes again, so every wait makes a pile worth
less; a locked one keeps its worth. A value is *live* for some cards if one of them captures it, or turns it into a value that is
live for the rest: a pile that is not live would only cost the penalty, so it is never built. The search is cut off by a budget of
visits, and then says that it is not complete.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sumdeck.games.mathino.players.sight import CARD, Dangers
from sumdeck.games.mathino.rules.bases import Stock
from sumdeck.games.mathino.rules.by_value import largest_bases
from sumdeck.games.mathino.rules.canonical import Places
from sumdeck.games.mathino.rules.moves import Build
from sumdeck.games.mathino.rules.results import results
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Seat, Value
from sumdeck.rules.hands import without

FARTHEST = 200
"""Larger values are left out of plans; they have never made one better."""
WAITED = 0.97
"""What another round of turns leaves of a pile that has lain there already."""


@dataclass(frozen=True)
class Lying:
    """A pile as a plan sees it."""

    value: int
    worth: float
    duty: bool
    locked: bool
    loose: bool
    fresh: bool
    """Whether its value is new: nobody else has had a turn with it."""


def builds_for(state: State, seat: Seat, card: Kind) -> Iterator[Build]:
    """Builds with a card on each pile alone and on the largest base for each value, as far as values stay small."""
    rules = state.setup
    if rules.young:
        return
    number = rules.number[card]
    places = Places(state)
    for value, family in largest_bases(Stock(state, seat)):
        if not -FARTHEST <= value <= FARTHEST:
            continue
        base = Places(state, places).settle(map(list, family))
        for result in results(rules, value, number):
            yield Build(card, base, result.op, result.sign, result.way, result.value)


class Live:
    """Which values can still be captured with some cards."""

    def __init__(self, rules: Setup) -> None:
        self.rules = rules
        self.known: dict[tuple[Value, tuple[int, ...]], bool] = {}
        self.makes: dict[tuple[int, int, tuple[int, ...]], tuple[tuple[int, bool], ...]] = {}

    def __call__(self, value: Value, numbers: tuple[int, ...]) -> bool:
        """Whether a pile of this value is live for cards with these numbers."""
        if abs(value) in numbers:
            return True
        if len(numbers) < 2 or not -FARTHEST <= value <= FARTHEST:
            return False
        key = (value, numbers)
        if key not in self.known:
            self.known[key] = any(
                self(result.value, without(numbers, number))
                for number in sorted(set(numbers))
                for result in results(self.rules, value, number)
            )
        return self.known[key]

    def made(self, value: int, number: int, rest: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
        """What a card makes of a value, where that is live for the rest; and whether it is locked then. Each once."""
        key = (value, number, rest)
        found = self.makes.get(key)
        if found is None:
            each = {(result.value, result.locks): None for result in results(self.rules, value, number)}
            found = tuple((made, locks) for made, locks in each if isinstance(made, int) and self(made, rest))
            self.makes[key] = found
        return found


class PlanSearch:
    """The best that can be made of a position, within a budget."""

    def __init__(self, rules: Setup, danger: Dangers, visits: int) -> None:
        self.rules = rules
        self.danger = danger
        self.left = visits
        self.complete = True
        self.live = Live(rules)
        self.known: dict[tuple[tuple[Lying, ...], tuple[int, ...]], float] = {}

    def best(self, piles: tuple[Lying, ...], numbers: tuple[int, ...]) -> float:
        """What the cards in hand can still win, less the penalties that nothing can prevent."""
        if len(numbers) < 2:
            return self.last(piles, numbers)
        key = (piles, numbers)
        found = self.known.get(key)
        if found is None:
            self.left -= 1
            if self.left < 0:
                self.complete = False
                return self.at_least(piles, numbers)
            found = max(self.futures(piles, numbers))
            self.known[key] = found
        return found

    def later(self, piles: tuple[Lying, ...], numbers: tuple[int, ...]) -> float:
        """The same when one's turn comes again."""
        if len(numbers) < 2:
            return self.last([self.aged(pile) for pile in piles if pile.duty or abs(pile.value) in numbers], numbers)
        return self.best(self.waited(piles), numbers)

    def last(self, piles: Sequence[Lying], numbers: tuple[int, ...]) -> float:
        """With one card there is nothing to choose: it captures what it can, and with none all is over."""
        won, owed = 0.0, 0
        for pile in piles:
            if abs(pile.value) in numbers:
                won += pile.worth if won else CARD + pile.worth
            elif pile.duty:
                owed += 1
        return won - float(self.rules.penalty) * owed

    def at_least(self, piles: tuple[Lying, ...], numbers: tuple[int, ...]) -> float:
        """Without looking further: the best capture, and what no card could prevent."""
        wins = [sum(pile.worth for pile in piles if abs(pile.value) == number) for number in numbers]
        owed = sum(pile.duty and abs(pile.value) not in numbers for pile in piles)
        return max(wins) - float(self.rules.penalty) * owed

    def futures(self, piles: tuple[Lying, ...], numbers: tuple[int, ...]) -> Iterator[float]:
        """What each play comes to. Cards with the same number are one."""
        for number in sorted(set(numbers)):
            rest = without(numbers, number)
            taken = [pile for pile in piles if abs(pile.value) == number]
            if taken:
                left = tuple(pile for pile in piles if abs(pile.value) != number)
                yield CARD + sum(pile.worth for pile in taken) + self.later(left, rest)
            loose = Lying(number, 0.5 * CARD, False, False, True, True)
            yield self.later((*piles, loose), rest)
            if not rest:
                continue  # built with the last card, a pile is only a penalty
            for place, pile in enumerate(piles):
                others = (*piles[:place], *piles[place + 1 :])
                for made in self.builds(pile, number, rest):
                    if all(self.live(other.value, rest) for other in others if other.duty):
                        yield self.later((*others, made), rest)

    def builds(self, pile: Lying, number: int, rest: tuple[int, ...]) -> Iterator[Lying]:
        """What a card makes of a pile, where the rest of the hand can still capture it."""
        for value, locks in self.live.made(pile.value, number, rest):
            yield Lying(value, pile.worth + CARD, True, pile.locked or locks, False, True)

    def waited(self, piles: tuple[Lying, ...]) -> tuple[Lying, ...]:
        """The piles when one's turn comes again, in a fixed order."""
        return tuple(sorted((self.aged(pile) for pile in piles), key=order))

    def aged(self, pile: Lying) -> Lying:
        if pile.locked:
            return Lying(pile.value, pile.worth, pile.duty, True, pile.loose, False) if pile.fresh else pile
        chance = self.danger.survival(abs(pile.value)) if pile.fresh else WAITED
        return Lying(pile.value, round(pile.worth * chance, 6), pile.duty, False, pile.loose, False)


def order(pile: Lying) -> tuple[int, float, bool, bool, bool]:
    return pile.value, pile.worth, pile.duty, pile.locked, pile.loose
