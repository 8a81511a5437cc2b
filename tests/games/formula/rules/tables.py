"""Tables of Formula as a child would describe them, and how to play at them.

A table is a formula, `2 + J7 = 9`, or two start cards, `2 4`. Hands are cards by name: `8 8 4 J`.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from sumdeck.games.formula.rules.codes import ENDINGS
from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.formula.rules.moves import UNNAMED, Face, Lay
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Kind, Objection, Seat

GAME = Formula()
LATER = "5" * 64


def formula(
    table: str,
    hand: str = "",
    *others: str,
    stock: str | None = None,
    covered: str = "",
    seats: int = 2,
    **settings: Json,
) -> State:
    """A table with seat 0 to play. A seat whose hand is not told holds a few cards that nobody asked for.

    All the rest of the pack is the stock; if `stock` is told, the rest lies under the formula, unless `covered` is told too.
    Then what is left over goes to the last seat.
    """
    start = shuffled(max(seats, 1 + len(others)), **settings)
    box = Box(start.setup.pack)
    left, _, right, answer = table_of(table)
    for text in (left, right, answer):
        box.number(text)
    hands = [hand, *others]
    for text in (*hands, stock or "", covered):
        box.cards(text)
    while len(hands) < start.setup.seats:
        hands.append(" ".join(start.setup.pack.label(box.spare()) for _ in range(3)))
    if stock is not None and covered:
        hands[-1] += " rest"
    parts = [f"table {table}", f"hands {' / '.join(hands)}", f"stock {'rest' if stock is None else stock}"]
    parts.append(f"under {covered or ('' if stock is None else 'rest')}")
    parts.append(f"ended {min(ENDINGS)}")  # so that hands may be empty, whoever is out
    return replace(GAME.position("; ".join(parts), start.setup.options), ended="", reshuffle_seed=start.reshuffle_seed)


def nothing_but(stock: str, *hands: str, **settings: Json) -> State:
    """A table with this stock, and nothing under the formula: the last seat holds all the rest."""
    parts = f"table 2 + 4 = 6; hands {' / '.join(hands)} rest; stock {stock}; under"
    return replace(GAME.position(parts, GAME.options(settings)), reshuffle_seed=LATER)


def table_of(text: str) -> tuple[str, str, str, str]:
    """Left number, symbol, right number and answer of a described table."""
    words = text.split()
    if len(words) == 2:
        return words[0], "", words[1], ""
    left, symbol, right, equals, answer = words
    assert equals == "="
    return left, spelt(symbol), right, answer


def shuffled(seats: int = 2, name: str = "autumn", **settings: Json) -> State:
    """A game at its beginning, by the name of its deal."""
    return GAME.new(name, seats, **settings)


def dealt(cards: str, seats: int = 2, **settings: Json) -> State:
    """A game at its beginning, with these cards on top of the deck and the rest behind them in order."""
    options = GAME.options(settings)
    box = Box(GAME.pack(options))
    return GAME.start([*box.cards(cards), *box.rest()], seats, options, LATER)


def say(state: State, *sentences: str) -> State:
    """The table after these sentences, each said by the seat whose turn it is."""
    for text in sentences:
        state = GAME.apply(state, state.seat, GAME.read(state, state.seat, text).move)
    return state


def meant(state: State, text: str) -> Lay:
    """The formula that a sentence says."""
    move = GAME.read(state, state.seat, text).move
    assert isinstance(move, Lay)
    return move


@contextmanager
def refused(code: str, **details: object) -> Iterator[None]:
    """What happens here is refused for this reason; details are compared as text."""
    with pytest.raises(Objection) as caught:
        yield
    told = {name: str(value) for name, value in caught.value.details.items()}
    assert caught.value.code == code, str(caught.value)
    assert told | {name: str(value) for name, value in details.items()} == told, str(caught.value)


def lying(state: State) -> str:
    """The formula as it lies: `8 × 8 = 64`."""
    return GAME.describe(GAME.view(state, None)).splitlines()[0].removeprefix("formula ")


def hand(state: State, seat: int = 0) -> str:
    return names(state, state.hands[seat])


def names(state: State, cards: Iterable[Kind]) -> str:
    return " ".join(state.setup.pack.label(card) for card in cards)


def sizes(state: State) -> list[int]:
    """How many cards each seat holds."""
    return [len(cards) for cards in state.hands]


def sentences(state: State) -> list[str]:
    """Every legal move in words; the list has to be complete."""
    moves = GAME.legal_moves(state, state.seat)
    assert moves.complete
    return [GAME.write(state, state.seat, move) for move in moves]


def to_move(state: State, seat: int) -> State:
    """The same table with another seat to play."""
    return replace(state, seat=Seat(seat))


class Box:
    """The cards of a pack, handed out by name."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.left = list(pack.deck())

    def cards(self, text: str) -> list[Kind]:
        return [self.card(name) for name in text.split()]

    def card(self, name: str) -> Kind:
        kind = Kind(self.pack.labels.index(name))
        assert kind in self.left, f"the pack has no {name} left"
        self.left.remove(kind)
        return kind

    def spare(self) -> Kind:
        """A digit that nobody asked for, spread over the pack."""
        kind = max(set(self.left) - {Kind(len(self.pack.cards) - 1)}, key=lambda kind: (self.left.count(kind), kind))
        self.left.remove(kind)
        return kind

    def rest(self) -> list[Kind]:
        rest, self.left = self.left, []
        return rest

    def number(self, text: str) -> tuple[Face, ...]:
        """A number such as `12` or `1J2`; a lone `J` has no digit yet."""
        faces: list[Face] = []
        for joker, digit in re.findall(r"(J?)(\d?)", text):
            if joker or digit:
                faces.append(Face(self.card("J" if joker else digit), int(digit) if digit else UNNAMED))
        return tuple(faces)


def spelt(sign: str) -> str:
    """A sign as it is on the card."""
    return {"-": "−", "x": "×", "/": "÷"}.get(sign, sign)
