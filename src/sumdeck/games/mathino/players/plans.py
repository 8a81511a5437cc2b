"""Plans of several own turns: the best series of captures and builds with the cards in hand, ended by captures.

The others are taken to sit still, but what lies about may be gone when one's turn comes again, so every wait makes a pile worth
less; a locked one keeps its worth. A value is *live* for some cards if one of them captures it, or turns it into a value that is
live for the rest: a pile that is not live would only cost the penalty, so it is never built. The search is cut off by a budget of
visits, and then says that it is not complete.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from sumdeck.games.mathino.players.sight import CARD, Dangers
from sumdeck.games.mathino.rules.bases import Stock
from sumdeck.games.mathino.rules.by_value import largest_bases
from sumdeck.games.mathino.rules.canonical import Places
from sumdeck.games.mathino.rules.moves import Build, Groups
from sumdeck.games.mathino.rules.results import outcomes, results
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


Base: TypeAlias = tuple[Value, Groups]
"""What a card can be played on: its value and its piles."""


def bases_of(state: State, seat: Seat) -> list[Base]:
    """Each pile alone and the largest base for each value, as far as values stay small."""
    places = Places(state)
    return [
        (value, Places(state, places).settle(map(list, family)))
        for value, family in ([] if state.setup.young else largest_bases(Stock(state, seat)))
        if -FARTHEST <= value <= FARTHEST
    ]


def builds_on(state: State, base: Base, card: Kind) -> list[Build]:
    """The builds with a card on a base."""
    value, piles = base
    rules = state.setup
    return [
        Build(card, piles, result.op, result.sign, result.way, result.value)
        for result in results(rules, value, rules.number[card])
    ]


class Prospects:
    """What cards can make of a value, whatever else lies there: the same hands come again turn after turn, so it is kept."""

    def __init__(self, rules: Setup, numbers: tuple[int, ...], everything: bool) -> None:
        self.rules = rules
        self.numbers = numbers
        self.everything = everything
        self.each: list[int] = sorted(set(numbers))
        """Cards with the same number are one."""
        self.rests: list[Prospects] = [prospects(rules, without(numbers, number), everything) for number in self.each]
        self.live: dict[Value, bool] = {}
        self.builds: list[dict[int, list[tuple[int, bool]]]] = [{} for _ in self.each]

    def is_live(self, value: Value) -> bool:
        """Whether these cards can still capture a pile of this value."""
        known = self.live.get(value)
        if known is None:
            known = self.everything or (-FARTHEST <= value <= FARTHEST and (abs(value) in self.numbers or self.tried(value)))
            self.live[value] = known
        return known

    def tried(self, value: Value) -> bool:
        """The same by trying each card."""
        for number, rest in zip(self.each, self.rests):
            for made, _ in outcomes(self.rules, value, number) if rest.numbers else ():
                if rest.is_live(made):
                    return True
        return False

    def builds_on(self, value: int, turn: int) -> list[tuple[int, bool]]:
        """What a card makes of a value that the rest can still capture, and whether that locks it."""
        known = self.builds[turn].get(value)
        if known is None:
            rest = self.rests[turn]
            made = outcomes(self.rules, value, self.each[turn])
            known = [(after, locks) for after, locks in made if isinstance(after, int) and rest.is_live(after)]
            self.builds[turn][value] = known
        return known


@lru_cache(maxsize=5_000)
def prospects(rules: Setup, numbers: tuple[int, ...], everything: bool) -> Prospects:
    return Prospects(rules, numbers, everything)


class Hand:
    """Cards that are left, as a plan counts them: by their numbers, and what is left after each of them."""

    def __init__(self, known: Prospects) -> None:
        self.prospects = known
        self.numbers = known.numbers
        self.each = known.each
        self.rests: list[Hand] = []
        self.best: dict[tuple[int, ...], float] = {}
        """What a table comes to with these cards, where it was reckoned."""
        self.discards: list[int] = []
        """What each is when it lies there loose and one's turn comes again; −1 where the rest cannot win it any more."""
        self.builds: list[dict[int, list[int]]] = [{} for _ in self.each]
        """For each of them, what it makes of a pile that the rest can still capture."""

    def is_live(self, value: Value) -> bool:
        """Whether these cards can still capture a pile of this value."""
        return self.prospects.is_live(value)


class PlanSearch:
    """The best that can be made of a position, within a budget.

    Piles are met again and again, so each gets a number when it is first seen: a table is a tuple of these, and what the search
    asks of a pile stands in lists.
    """

    def __init__(self, rules: Setup, danger: Dangers, visits: int, everything: bool = False) -> None:
        """With `everything`, what is not live is built too: what the pruning is measured against."""
        self.rules = rules
        self.everything = everything
        self.danger = danger
        self.left = visits
        self.complete = True
        self.penalty = float(rules.penalty)
        self.hands: dict[tuple[int, ...], Hand] = {}
        self.known: dict[tuple[int, float, bool, bool, bool, bool], int] = {}
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
        return self.number(pile.value, pile.worth, pile.duty, pile.locked, pile.loose, pile.fresh)

    def number(self, value: int, worth: float, duty: bool, locked: bool, loose: bool, fresh: bool) -> int:
        key = (value, worth, duty, locked, loose, fresh)
        known = self.known.get(key)
        if known is None:
            known = len(self.piles)
            self.known[key] = known
            self.piles.append(Lying(value, worth, duty, locked, loose, fresh))
            self.orders.append((value, worth, duty, locked, loose))
            self.sizes.append(abs(value))
            self.worths.append(worth)
            self.duties.append(duty)
            self.older.append(-1)
        return known

    def hand(self, numbers: tuple[int, ...]) -> Hand:
        known = self.hands.get(numbers)
        if known is None:
            known = Hand(prospects(self.rules, numbers, self.everything))
            self.hands[numbers] = known
            known.rests = [self.hand(without(numbers, number)) for number in known.each]
            known.discards = [
                self.aged(self.number(number, 0.5 * CARD, False, False, True, True)) if rest.is_live(number) else -1
                for number, rest in zip(known.each, known.rests)
            ]
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
            for pile in table:
                if self.sizes[pile] == number:
                    taken += self.worths[pile]
            left = [pile for pile in older if self.sizes[pile] != number]
            if len(left) < len(table):
                best = max(best, CARD + taken + self.best_of(tuple(left), rest))
            loose = hand.discards[turn]
            best = max(best, self.best_of(older if loose < 0 else self.with_pile(older, -1, loose), rest))
            if not rest.numbers:
                continue  # built with the last card, a pile is only a penalty
            lost = [pile for pile in table if self.duties[pile] and not rest.is_live(self.piles[pile].value)]
            if len(lost) > 1:
                continue
            for pile in table:
                if not lost or lost[0] == pile:
                    gone = self.aged(pile)
                    for made in self.builds(pile, hand, turn):
                        best = max(best, self.best_of(self.with_pile(older, gone, made), rest))
        return best

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
            old = self.piles[pile]
            known = []
            for value, locks in hand.prospects.builds_on(old.value, turn):
                locked = old.locked or locks
                known.append(self.number(value, self.kept(value, old.worth + CARD, locked, True), True, locked, False, False))
            hand.builds[turn][pile] = known
        return known

    def waited(self, table: tuple[int, ...]) -> tuple[int, ...]:
        """The piles when one's turn comes again, in a fixed order."""
        return tuple(sorted([self.aged(pile) for pile in table], key=self.orders.__getitem__))

    def aged(self, number: int) -> int:
        """A pile when one's turn comes again."""
        known = self.older[number]
        if known < 0:
            pile = self.piles[number]
            worth = self.kept(pile.value, pile.worth, pile.locked, pile.fresh)
            known = self.number(pile.value, worth, pile.duty, pile.locked, pile.loose, False)
            self.older[number] = known
        return known

    def kept(self, value: int, worth: float, locked: bool, fresh: bool) -> float:
        """What a pile is worth then."""
        if locked:
            return worth
        return round(worth * (self.danger.survival(abs(value)) if fresh else WAITED), 6)
