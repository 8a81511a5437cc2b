"""States of Formula as data, and back."""

from __future__ import annotations

from sumdeck.rules.formula.moves import Face
from sumdeck.rules.formula.options import dump_options, settle
from sumdeck.rules.formula.setup import setup
from sumdeck.rules.formula.state import Round, State
from sumdeck.rules.game import Json, Kind, Seat


def dump_number(number: tuple[Face, ...]) -> Json:
    return [[face.kind, face.digit] for face in number]


def load_number(data: Json) -> tuple[Face, ...]:
    return tuple(Face(Kind(kind), digit) for kind, digit in data)


def load_cards(data: Json) -> tuple[Kind, ...]:
    return tuple(Kind(card) for card in data)


def dump_round(told: Round) -> Json:
    return [list(told.places), list(told.left), list(told.points), told.why]


def load_round(data: Json) -> Round:
    places, left, points, why = data
    return Round(tuple(places), tuple(left), tuple(points), why)


def dump(state: State) -> Json:
    """Everything true in a game, as data."""
    return {
        "options": dump_options(state.setup.options),
        "seats": state.setup.seats,
        "stock": list(state.stock),
        "hands": [list(hand) for hand in state.hands],
        "left": dump_number(state.left),
        "symbol": state.symbol,
        "right": dump_number(state.right),
        "answer": dump_number(state.answer),
        "covered": list(state.covered),
        "seat": state.seat,
        "drawn": state.drawn,
        "idle": state.idle,
        "turn": state.turn,
        "out": list(state.out),
        "wins": list(state.wins),
        "points": list(state.points),
        "gained": list(state.gained),
        "rounds": [dump_round(told) for told in state.rounds],
        "ended": state.ended,
        "later": state.later,
        "shuffles": state.shuffles,
    }


def load(data: Json) -> State:
    """The state that was dumped."""
    return State(
        setup(settle(data["options"]), data["seats"]),
        load_cards(data["stock"]),
        tuple(load_cards(hand) for hand in data["hands"]),
        load_number(data["left"]),
        data["symbol"],
        load_number(data["right"]),
        load_number(data["answer"]),
        load_cards(data["covered"]),
        Seat(data["seat"]),
        data["drawn"],
        data["idle"],
        data["turn"],
        tuple(Seat(seat) for seat in data["out"]),
        tuple(data["wins"]),
        tuple(data["points"]),
        tuple(data["gained"]),
        tuple(load_round(told) for told in data["rounds"]),
        data["ended"],
        data["later"],
        data["shuffles"],
    )
