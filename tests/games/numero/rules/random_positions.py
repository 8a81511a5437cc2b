"""Positions of Numero at random, from a pack that has several of every card: for tests that compare with slow twins."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.options import Options
from sumdeck.games.numero.rules.packs import SCHEMA
from sumdeck.games.numero.rules.setup import PLUS, Pile, Setup, setup
from sumdeck.games.numero.rules.state import NOBODY, PLAY, State, centre_of
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind, Seat, Value
from sumdeck.rules.packfile import read_pack

CARDS = """
game = "numero"
name = "workshop"
title = "Several of every card"
[[card]]
value = "1-15"
colour = ["green", "red"]
count = 2
status = "assumed"
[[card]]
op = "sub"
operand = [1, 2, 3, 5, 9]
points = 1
count = 2
status = "assumed"
[[card]]
op = "mul"
operand = [2, 3, 5]
count = 2
status = "assumed"
[[card]]
op = "div"
operand = [2, 3, 4]
count = 2
status = "assumed"
[[card]]
op = "frac"
operand = ["1/3", "2/4", "2/3", "3/2", "0.5", "0.25", "2.5", "50%", "75%", "200%"]
points = 3
count = 2
status = "assumed"
[[card]]
op = "pow"
operand = [2, 3]
count = 2
status = "assumed"
[[card]]
op = "root"
operand = [2, 3]
count = 2
status = "assumed"
"""

ODD_VALUES: dict[str, list[Value]] = {
    "nonneg_rational": [0, 17, Fraction(1, 2), Fraction(5, 2), Fraction(4, 9)],
    "whole": [0, 17, 64],
    "positive_whole": [17, 64],
    "rational": [-1, -3, 0, 17, Fraction(-5, 2), Fraction(1, 4)],
}
"""What piles may be worth where they can be left behind without an answer card, or where one is lifted off (5.1)."""

DOMAINS = tuple(ODD_VALUES)


@cache
def workshop() -> Pack:
    return read_pack(CARDS, "workshop.toml", SCHEMA)


@cache
def options(**settings: bool | int | str) -> Options:
    """Options with the workshop pack; the same object every time."""
    chosen = Numero().options({"level": "workshop", "pack": workshop().dump(), **settings})
    assert isinstance(chosen, Options)
    return chosen


@cache
def rules(**settings: bool | int | str) -> Setup:
    return setup(options(**settings), 2)


class Dealer:
    """Draws cards without putting any back, so that no position holds more of a card than the pack."""

    def __init__(self, rng: Random, table: Setup) -> None:
        self.rng = rng
        self.table = table
        deck = list(table.pack.deck())
        rng.shuffle(deck)
        self.numbers = [card for card in deck if table.number[card]]
        self.wilds = [card for card in deck if not table.number[card]]
        self.serial = 0

    def number(self, wanted: Value = 0) -> Kind:
        """A number card; one of the wanted value where there is one left."""
        card = next((card for card in self.numbers if self.table.number[card] == wanted), self.numbers[0])
        self.numbers.remove(card)
        return card

    def wild(self, *, twin: Kind | None = None) -> Kind:
        """A wild card; the twin of another where there is one left."""
        card = twin if twin in self.wilds and twin is not None else self.wilds[0]
        self.wilds.remove(card)
        return card

    def pile(self, built: float, odd: float) -> Pile:
        """A lone card, or with some probability a build of two cards by either seat; some of those have a value on no card."""
        card = self.number()
        if self.rng.random() >= built:
            return self.table.lone[card]
        value: Value = self.rng.randint(2, 15)
        if self.rng.random() < odd:
            value = self.rng.choice(ODD_VALUES[self.table.options.value_domain])
        self.serial += 1
        return Pile(value, tuple(sorted((card, self.number()))), PLUS, self.rng.randrange(2), self.serial)


def random_position(
    rng: Random, table: Setup, piles: int, wilds: int, *, built: float = 0.25, odd: float = 0.0, hand: int = 3
) -> Position:
    """A position with so many piles and wild cards, of which some lie loose, and so many number cards in the hand."""
    dealer = Dealer(rng, table)
    centre = [dealer.pile(built, odd) for _ in range(piles)]
    drawn: list[Kind] = []
    for _ in range(wilds):
        drawn.append(dealer.wild(twin=rng.choice(drawn) if drawn and rng.random() < 0.3 else None))
    loose = [card for card in drawn if rng.random() < 0.4]
    held = list(drawn)
    for card in loose:
        held.remove(card)
    values = [pile.value for pile in centre]
    for _ in range(hand):  # often what the piles make, or what a build makes of them, so that there is something to do
        wanted = sum(rng.sample(values, min(len(values), rng.choice([0, 1, 1, 2]))))
        held.append(dealer.number(wanted))
        values.append(table.number[held[-1]])
    return Position(table, Seat(0), tuple(sorted(held)), centre_of(centre), tuple(sorted(loose)))


def state_of(position: Position, phase: str = PLAY) -> State:
    """A state in which this seat has that position, with an empty deck and an opponent without cards."""
    none = (0, 0)
    hands = (position.hand, ()) if position.seat == 0 else ((), position.hand)
    return State(
        position.setup,
        (),
        hands,
        position.centre,
        position.loose,
        ((), ()),
        position.seat,
        phase,
        (),
        NOBODY,
        none,
        none,
        (),
        max([0, *(pile.serial for pile in position.centre)]),
        (),
    )


def wilds_of(position: Position) -> list[tuple[Kind, bool]]:
    """The wild cards that may be used, each with whether it is loose."""
    loose = [(card, True) for card in position.loose] if position.setup.options.loose_wild_usable else []
    return loose + [(card, False) for card in position.wilds()]


def printed(table: Setup, card: Kind) -> tuple[str, Fraction]:
    """The operation of a wild card, as it stands on the card."""
    face = table.pack.cards[card]
    return face.trait("op"), Fraction(face.trait("operand"))
