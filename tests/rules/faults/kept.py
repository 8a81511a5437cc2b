"""Faults in what stays as it is: a state, the cards of the pack, what was written down."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from fives.rules import Move, Options, State, pack_for, put
from sumdeck.rules.game import Json, Kind, Seat
from sumdeck.rules.offers import Level, Setting
from tests.rules.faults.fault import Faulty


class ChangesTheState(Faulty):
    """`apply` changes the state it is given."""

    caught_by = "purity"

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        object.__setattr__(state, "has_buried", (True,) * len(state.hands))
        return after


class DrawsFromTheWorld(Faulty):
    """`sample` draws from the random module itself."""

    caught_by = "purity"

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return random.choice(self.legal_moves(state, seat))


class CountsItsQuestions(Faulty):
    """What `sample` answers depends on how often it was asked."""

    caught_by = "purity"

    def __init__(self) -> None:
        self.asked = 0

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        self.asked += 1
        moves = self.legal_moves(state, seat)
        return moves[self.asked % len(moves)]


class LosesACard(Faulty):
    """The card that wins the pile is lost."""

    caught_by = "conservation"

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        if len(after.won[seat]) == len(state.won[seat]):
            return after
        return replace(after, won=put(after.won, seat, after.won[seat][:-1]))


class FavoursASeat(Faulty):
    """Seat 0 is dealt one card more."""

    caught_by = "seat_rotation"

    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        state = super().begin(deal, seats, options, reshuffle_seed)
        return replace(state, hands=put(state.hands, 0, self.arrange((*state.hands[0], state.deck[0]))), deck=state.deck[1:])


class OffersWhatItRefuses(Faulty):
    """The menu has a value that the game does not take."""

    caught_by = "options"

    def settings(self) -> tuple[Setting, ...]:
        return (Setting("hand", (3, "all")),)


class DealsOtherCardsThanItOffers(Faulty):
    """A level is played with fewer cards than it shows."""

    caught_by = "options"

    def levels(self) -> tuple[Level, ...]:
        return (Level("usual", "Up to 9", pack_for(Options(9))),)


class ForgetsAnOption(Faulty):
    """The dump of the options leaves one out, which then has another value than the one played with."""

    caught_by = "options"

    def options(self, given: Mapping[str, Json]) -> Any:
        return super().options(given or {"highest": 5})

    def dump_options(self, options: Any) -> Json:
        return {"hand": options.hand}


class TakesAnyOption(Faulty):
    """An option that does not exist is passed over."""

    caught_by = "options"

    def options(self, given: Mapping[str, Json]) -> Any:
        return super().options({name: value for name, value in given.items() if name in ("highest", "copies", "hand")})


class RecordsTooLittle(ForgetsAnOption):
    """The same, seen from a record: it replays with other options."""

    caught_by = "records"
