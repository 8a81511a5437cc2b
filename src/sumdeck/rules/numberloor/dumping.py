"""States of Numberloor as data, and back."""

from __future__ import annotations

from sumdeck.rules.game import Json, Kind, Seat
from sumdeck.rules.numberloor.options import dump_options, settle
from sumdeck.rules.numberloor.setup import setup
from sumdeck.rules.numberloor.state import State


def dump(state: State) -> Json:
    """Everything true in a game, as data."""
    return {
        "options": dump_options(state.setup.options),
        "seats": state.setup.seats,
        "pile": list(state.pile),
        "hands": [list(hand) for hand in state.hands],
        "opened": list(state.opened),
        "covered": list(state.covered),
        "parity": state.parity,
        "armed": state.armed,
        "seat": state.seat,
        "last": state.last,
        "floor_laid": state.floor_laid,
        "finishing": state.finishing,
        "taken": state.taken,
        "took_over": state.took_over,
        "going_on": list(state.going_on),
        "claimant": state.claimant,
        "claimed": list(state.claimed),
        "stars": list(state.stars),
        "idle": state.idle,
        "turns": state.turns,
        "later": state.later,
        "shuffles": state.shuffles,
        "ended": state.ended,
    }


def load(data: Json) -> State:
    """The state that was dumped."""
    first, second = load_cards(data["opened"])
    return State(
        setup=setup(settle(data["options"]), data["seats"]),
        pile=load_cards(data["pile"]),
        hands=tuple(load_cards(hand) for hand in data["hands"]),
        opened=(first, second),
        covered=load_cards(data["covered"]),
        parity=data["parity"],
        armed=data["armed"],
        seat=Seat(data["seat"]),
        last=data["last"],
        floor_laid=data["floor_laid"],
        finishing=data["finishing"],
        taken=data["taken"],
        took_over=data["took_over"],
        going_on=tuple(Seat(seat) for seat in data["going_on"]),
        claimant=Seat(data["claimant"]),
        claimed=load_cards(data["claimed"]),
        stars=tuple(data["stars"]),
        idle=data["idle"],
        turns=data["turns"],
        later=data["later"],
        shuffles=data["shuffles"],
        ended=data["ended"],
    )


def load_cards(data: Json) -> tuple[Kind, ...]:
    """Cards from their numbers."""
    return tuple(Kind(int(card)) for card in data)
