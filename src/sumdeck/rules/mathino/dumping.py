"""States of Mathino as data, and back."""

from __future__ import annotations

from fractions import Fraction

from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Json, Kind, Seat, Value
from sumdeck.rules.mathino.options import dump_options, settle
from sumdeck.rules.mathino.piles import Pile
from sumdeck.rules.mathino.setup import setup
from sumdeck.rules.mathino.state import Entry, State


def dump_value(value: Value) -> Json:
    """A whole number as itself, a fraction as text; both in hexadecimal where Python would not write them in digits."""
    if isinstance(value, int):
        return value if value.bit_length() < 64 else hex(value)
    return f"{value.numerator:x}/{value.denominator:x}"


def load_value(data: Json) -> Value:
    """The value that was dumped."""
    if isinstance(data, int):
        return data
    above, _, below = data.partition("/")
    return exact(Fraction(int(above, 16), int(below, 16))) if below else int(above, 16)


def dump_pile(pile: Pile) -> Json:
    return [dump_value(pile.value), list(pile.cards), list(pile.duty), pile.lock, list(pile.turned)]


def load_pile(data: Json) -> Pile:
    value, cards, duty, lock, turned = data
    return Pile(load_value(value), load_cards(cards), tuple(Seat(seat) for seat in duty), Seat(lock), tuple(turned))


def load_cards(data: Json) -> tuple[Kind, ...]:
    return tuple(Kind(int(card)) for card in data)


def dump(state: State) -> Json:
    """Everything true in a match, as data."""
    return {
        "options": dump_options(state.setup.options),
        "seats": state.setup.seats,
        "stock": list(state.stock),
        "hands": [list(hand) for hand in state.hands],
        "table": [dump_pile(pile) for pile in state.table],
        "won": [list(cards) for cards in state.won],
        "seat": state.seat,
        "phase": state.phase,
        "deck": state.deck,
        "round": state.round,
        "last_capturer": state.last_capturer,
        "owed": list(state.owed),
        "totals": [dump_value(total) for total in state.totals],
        "sheet": [[entry.deck, entry.round, entry.seat, entry.item, dump_value(entry.points)] for entry in state.sheet],
        "played": state.played,
        "forfeited": list(state.forfeited),
        "later": state.later,
    }


def load(data: Json) -> State:
    """The state that was dumped."""
    return State(
        setup(settle(data["options"]), data["seats"]),
        load_cards(data["stock"]),
        tuple(load_cards(hand) for hand in data["hands"]),
        tuple(load_pile(pile) for pile in data["table"]),
        tuple(load_cards(cards) for cards in data["won"]),
        Seat(data["seat"]),
        data["phase"],
        data["deck"],
        data["round"],
        Seat(data["last_capturer"]),
        tuple(Seat(seat) for seat in data["owed"]),
        tuple(load_value(total) for total in data["totals"]),
        tuple(Entry(deck, count, Seat(seat), item, load_value(points)) for deck, count, seat, item, points in data["sheet"]),
        Kind(data["played"]),
        tuple(Seat(seat) for seat in data["forfeited"]),
        data["later"],
    )
