"""Plans of several own turns: the best series of captures and builds with the cards in hand, ended by captures.

The others are taken to sit still, but what lies about may be gone when one's turn comes again, so every wait makes a pile worth
less; a locked one keeps its worth. A value is *live* for some cards if one of them captures it, or turns it into a value that is
live for the rest: a pile that is not live would only cost the penalty, so it is never built. The search is cut off by a budget of
visits, and then says that it is not complete.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

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
NOTHING: Final = -1e18
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
        self.after: dict[tuple[Value, int], tuple[Value, ...]] = {}
        self.makes: dict[tuple[int, int, tuple[int, ...]], tuple[tuple[int, bool], ...]] = {}

    def __call__(self, value: Value, numbers: tuple[int, ...]) -> bool:
        """Whether a pile of this value is live for cards with these numbers."""
        if abs(value) in numbers:
            return True
        if len(numbers) < 2 or not -FARTHEST <= value <= FARTHEST:
            return False
        key = (value, numbers)
        known = self.known.get(key)
        if known is None:
            known = self.tried(value, numbers)
            self.known[key] = known
        return known

    def tried(self, value: Value, numbers: tuple[int, ...]) -> bool:
        """The same by trying each card."""
        for number in sorted(set(numbers)):
            rest = without(numbers, number)
            for made in self.values(value, number):
                if self(made, rest):
                    return True
        return False

    def values(self, value: Value, number: int) -> tuple[Value, ...]:
        """What a card makes of a value, each once."""
        key = (value, number)
        found = self.after.get(key)
        if found is None:
            found = tuple({result.value: None for result in results(self.rules, value, number)})
            self.after[key] = found
        return found

    def made(self, value: int, number: int, rest: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
        """What a card makes of a value, where that is live for the rest; and whether it is locked then. Each once."""
        key = (value, number, rest)
        found = self.makes.get(key)
        if found is None:
            each = {(result.value, result.locks): None for result in results(self.rules, value, number)}
            found = tuple((made, locks) for made, locks in each if isinstance(made, int) and self(made, rest))
            self.makes[key] = found
        return found


class Hand:
    """Cards that are left, as a plan counts them: by their numbers, and what is left after each of them."""

    def __init__(self, place: int, numbers: tuple[int, ...]) -> None:
        self.place = place
        self.numbers = numbers
        self.each: list[int] = sorted(set(numbers))
        """Cards with the same number are one."""
        self.rests: list[Hand] = []
        self.live: dict[int, bool] = {}
        self.best: dict[tuple[int, ...], float] = {}
        """What a table comes to with these cards, where it was reckoned."""
        self.builds: list[dict[int, list[int]]] = [{} for _ in self.each]
        """For each of them, what it makes of a pile that the rest can still capture."""


class PlanSearch:
    """The best that can be made of a position, within a budget.

    Piles are met again and again, so each gets a number when it is first seen: a table is a tuple of these, and what the search
    asks of a pile stands in lists.
    """

    def __init__(self, rules: Setup, danger: Dangers, visits: int) -> None:
        self.rules = rules
        self.danger = danger
        self.left = visits
        self.complete = True
        self.live = Live(rules)
        self.penalty = float(rules.penalty)
        self.hands: dict[tuple[int, ...], Hand] = {}
        self.known: dict[Lying, int] = {}
        self.piles: list[Lying] = []
        self.orders: list[tuple[int, float, bool, bool, bool]] = []
        self.sizes: list[int] = []
        """The number that captures each."""
        self.worths: list[float] = []
        self.duties: list[bool] = []
        self.older: list[int] = []
        """What each is when one's turn comes again; −1 where that was not asked yet."""

    def best(self, piles: tuple[Lying, ...], numbers: tuple[int, ...]) -> float:
        """What the cards in hand can still win, less the penalties that nothing can prevent."""
        return self.best_of(self.noted(piles), self.hand(numbers))

    def later(self, piles: tuple[Lying, ...], numbers: tuple[int, ...]) -> float:
        """The same when one's turn comes again."""
        return self.best_of(self.waited(self.noted(piles)), self.hand(numbers))

    def noted(self, piles: tuple[Lying, ...]) -> tuple[int, ...]:
        return tuple([self.note(pile) for pile in piles])

    def note(self, pile: Lying) -> int:
        """The number of a pile."""
        known = self.known.get(pile)
        if known is None:
            known = len(self.piles)
            self.known[pile] = known
            self.piles.append(pile)
            self.orders.append((pile.value, pile.worth, pile.duty, pile.locked, pile.loose))
            self.sizes.append(abs(pile.value))
            self.worths.append(pile.worth)
            self.duties.append(pile.duty)
            self.older.append(-1)
        return known

    def hand(self, numbers: tuple[int, ...]) -> Hand:
        known = self.hands.get(numbers)
        if known is None:
            known = Hand(len(self.hands), numbers)
            self.hands[numbers] = known
            known.rests = [self.hand(without(numbers, number)) for number in known.each]
        return known

    def best_of(self, table: tuple[int, ...], hand: Hand) -> float:
        """`best` for numbered piles."""
        if len(hand.numbers) < 2:
            return self.last(table, hand)
        found = hand.best.get(table)
        if found is None:
            self.left -= 1
            if self.left < 0:
                self.complete = False
                return self.at_least(table, hand.numbers)
            found = self.best_play(table, hand)
            hand.best[table] = found
        return found

    def last(self, table: tuple[int, ...], hand: Hand) -> float:
        """With one card there is nothing to choose: it captures what it can, and with none all is over."""
        won, owed = 0.0, 0
        number = hand.numbers[0] if hand.numbers else -1
        for pile in table:
            if self.sizes[pile] == number:
                won += self.worths[pile] if won else CARD + self.worths[pile]
            elif self.duties[pile]:
                owed += 1
        return won - self.penalty * owed

    def at_least(self, table: tuple[int, ...], numbers: tuple[int, ...]) -> float:
        """Without looking further: the best capture, and what no card could prevent."""
        wins = [sum([self.worths[pile] for pile in table if self.sizes[pile] == number]) for number in numbers]
        owed = sum([self.duties[pile] and self.sizes[pile] not in numbers for pile in table])
        return max(wins) - self.penalty * owed

    def best_play(self, table: tuple[int, ...], hand: Hand) -> float:
        """What the best play comes to."""
        best = NOTHING
        older = self.waited(table)
        for turn, number in enumerate(hand.each):
            rest = hand.rests[turn]
            taken = 0.0
            left: list[int] = []
            for pile in table:
                if self.sizes[pile] == number:
                    taken += self.worths[pile]
                else:
                    left.append(self.aged(pile))
            if len(left) < len(table):
                left.sort(key=self.orders.__getitem__)
                best = max(best, CARD + taken + self.best_of(tuple(left), rest))
            loose = self.aged(self.note(Lying(number, 0.5 * CARD, False, False, True, True)))
            best = max(best, self.best_of(self.with_pile(older, -1, loose), rest))
            if not rest.numbers:
                continue  # built with the last card, a pile is only a penalty
            lost = [pile for pile in table if self.duties[pile] and not self.is_live(pile, rest)]
            if len(lost) > 1:
                continue
            for pile in table:
                if not lost or lost[0] == pile:
                    gone = self.aged(pile)
                    for made in self.builds(pile, hand, turn):
                        best = max(best, self.best_of(self.with_pile(older, gone, made), rest))
        return best

    def is_live(self, pile: int, hand: Hand) -> bool:
        known = hand.live.get(pile)
        if known is None:
            known = self.live(self.piles[pile].value, hand.numbers)
            hand.live[pile] = known
        return known

    def with_pile(self, table: tuple[int, ...], gone: int, pile: int) -> tuple[int, ...]:
        """A table in order, with one pile more and perhaps one less."""
        order = self.orders[pile]
        after: list[int] = []
        waits, lies = True, gone >= 0
        for other in table:
            if lies and other == gone:
                lies = False
                continue
            if waits and order < self.orders[other]:
                after.append(pile)
                waits = False
            after.append(other)
        if waits:
            after.append(pile)
        return tuple(after)

    def builds(self, pile: int, hand: Hand, turn: int) -> list[int]:
        """What a card makes of a pile, where the rest of the hand can still capture it: as it is when one's turn comes again."""
        known = hand.builds[turn].get(pile)
        if known is None:
            old, rest = self.piles[pile], hand.rests[turn].numbers
            made = [
                Lying(value, old.worth + CARD, True, old.locked or locks, False, True)
                for value, locks in self.live.made(old.value, hand.each[turn], rest)
            ]
            known = [self.aged(self.note(new)) for new in made]
            hand.builds[turn][pile] = known
        return known

    def waited(self, table: tuple[int, ...]) -> tuple[int, ...]:
        """The piles when one's turn comes again, in a fixed order."""
        return tuple(sorted([self.aged(pile) for pile in table], key=self.orders.__getitem__))

    def aged(self, number: int) -> int:
        known = self.older[number]
        if known < 0:
            pile = self.piles[number]
            worth = pile.worth
            if not pile.locked:
                worth = round(worth * (self.danger.survival(abs(pile.value)) if pile.fresh else WAITED), 6)
            known = self.note(Lying(pile.value, worth, pile.duty, pile.locked, pile.loose, False))
            self.older[number] = known
        return known
