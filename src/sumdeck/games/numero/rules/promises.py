"""`keep_answer`: the answer to a build stays in its maker's hand while the build is on the table (N-39, N-87).

A build that another one covers is on the table too, for a challenge can uncover it. But where every number card of a hand is the
answer to a covered build, no turn would be left: then those builds let go. An answer that has gone is owed no more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.state import Made, State
from sumdeck.rules.game import Seat, Value


@dataclass(frozen=True)
class Promise:
    """An answer that must stay in the hand unless the pile at this place is won."""

    value: Value
    place: int
    covered: bool
    """Whether the build lies under another one, where its answer cannot take it."""


def promises(state: State, seat: Seat) -> list[Promise]:
    if not state.setup.options.keep_answer or not state.made:
        return []
    held = [state.setup.number[card] for card in state.hands[seat] if state.setup.number[card]]
    places = places_of(state.made, state.centre)
    owed = [
        Promise(made.value, places[made.serial], state.centre[places[made.serial]].serial != made.serial)
        for made in state.made
        if made.builder == seat and made.owed and made.serial in places and made.value in held
    ]
    covered = {promise.value for promise in owed if promise.covered}
    if all(value in covered and held.count(value) == 1 for value in held):
        return [promise for promise in owed if not promise.covered]
    return owed


def tied(state: State, seat: Seat) -> frozenset[Value]:
    """The number cards that no rule may oblige a seat to play, by their values: single answers to covered builds."""
    held = [state.setup.number[card] for card in state.hands[seat]]
    return frozenset(
        promise.value for promise in promises(state, seat) if promise.covered and held.count(int(promise.value)) == 1
    )


def places_of(made: Iterable[Made], centre: Sequence[Pile]) -> dict[int, int]:
    """Where each build is, by its number: at which place of the centre it lies, alone or under others."""
    parts = {each.serial: each.parts for each in made}
    places: dict[int, int] = {}
    for place, pile in enumerate(centre):
        inside = [pile]
        while inside:
            part = inside.pop()
            if part.built:
                places[part.serial] = place
                inside += parts.get(part.serial, ())
    return places
