"""States of Numero as data, and back."""

from __future__ import annotations

from fractions import Fraction

from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Json, Kind, Seat, Value
from sumdeck.rules.numero.options import dump_options, settle
from sumdeck.rules.numero.setup import Pile, Setup, setup
from sumdeck.rules.numero.state import Entry, Made, State


def dump_value(value: Value) -> Json:
    """A whole number as itself, a fraction as text."""
    return value if isinstance(value, int) else str(value)


def load_value(data: Json) -> Value:
    """The value that was dumped."""
    return exact(Fraction(data))


def dump_pile(pile: Pile) -> Json:
    return [dump_value(pile.value), list(pile.cards), pile.ops, pile.builder, pile.serial]


def load_pile(data: Json) -> Pile:
    value, cards, ops, builder, serial = data
    return Pile(load_value(value), load_cards(cards), ops, builder, serial)


def load_cards(data: Json) -> tuple[Kind, ...]:
    return tuple(Kind(int(card)) for card in data)


def dump_made(made: Made) -> Json:
    return {
        "serial": made.serial,
        "builder": made.builder,
        "value": dump_value(made.value),
        "held": made.held,
        "settled": made.settled,
        "turns": list(made.turns),
        "card": made.card,
        "wilds": list(made.wilds),
        "parts": [dump_pile(pile) for pile in made.parts],
        "owed": made.owed,
    }


def load_made(data: Json) -> Made:
    return Made(
        data["serial"],
        Seat(data["builder"]),
        load_value(data["value"]),
        data["held"],
        data["settled"],
        tuple(data["turns"]),
        Kind(data["card"]),
        load_cards(data["wilds"]),
        tuple(load_pile(pile) for pile in data["parts"]),
        data["owed"],
    )


def dump_entry(entry: Entry) -> Json:
    return [entry.turn, entry.seat, entry.item, dump_value(entry.points), entry.take]


def load_entry(data: Json) -> Entry:
    turn, seat, item, points, take = data
    return Entry(turn, Seat(seat), item, load_value(points), take)


def dump_setup(rules: Setup) -> dict[str, Json]:
    """The options and seats of a game."""
    return {"options": dump_options(rules.options), "seats": rules.seats}


def load_setup(data: Json) -> Setup:
    return setup(settle(data["options"]), data["seats"])


def dump(state: State) -> Json:
    """Everything true in a game, as data."""
    return dump_setup(state.setup) | {
        "deck": list(state.deck),
        "hands": [list(hand) for hand in state.hands],
        "centre": [dump_pile(pile) for pile in state.centre],
        "loose": list(state.loose),
        "won": [list(pile) for pile in state.won],
        "seat": state.seat,
        "phase": state.phase,
        "waiting": list(state.waiting),
        "last_taker": state.last_taker,
        "turns": list(state.turns),
        "takes": list(state.takes),
        "made": [dump_made(made) for made in state.made],
        "serial": state.serial,
        "sheet": [dump_entry(entry) for entry in state.sheet],
    }


def load(data: Json) -> State:
    """The state that was dumped."""
    return State(
        load_setup(data),
        load_cards(data["deck"]),
        tuple(load_cards(hand) for hand in data["hands"]),
        tuple(load_pile(pile) for pile in data["centre"]),
        load_cards(data["loose"]),
        tuple(load_cards(pile) for pile in data["won"]),
        Seat(data["seat"]),
        data["phase"],
        tuple(Seat(seat) for seat in data["waiting"]),
        Seat(data["last_taker"]),
        tuple(data["turns"]),
        tuple(data["takes"]),
        tuple(load_made(made) for made in data["made"]),
        data["serial"],
        tuple(load_entry(entry) for entry in data["sheet"]),
    )
