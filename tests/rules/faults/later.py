"""Faults with the shuffles that come later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from fives.rules import Move, State
from sumdeck.rules.game import Kind, MoveList, Seat, View
from tests.rules.faults.fault import Faulty
from tests.rules.toy_again import Again, FivesAgain, grown


class FaultyAgain(FivesAgain, Faulty):
    """A game that shuffles again and breaks a promise."""

    caught_by = "later_shuffles"


class ShowsLaterShuffles(FaultyAgain):
    """A view keeps the text that all later shuffles are made from."""

    def conceal(self, state: State, seat: Seat | None) -> State:
        return state


class ShowsAPieceOfThem(FaultyAgain):
    """A view keeps the first half of it."""

    def conceal(self, state: State, seat: Seat | None) -> State:
        assert isinstance(state, Again)
        return replace(state, reshuffle_seed=state.reshuffle_seed[:32])


class ListsByLaterShuffles(FaultyAgain):
    """The order of legal moves depends on them."""

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        assert isinstance(state, Again)
        moves = super().legal_moves(state, seat)
        return MoveList(moves[::-1] if state.reshuffle_seed < "8" else moves)


class ImaginesNoLaterShuffles(FaultyAgain):
    """`determinize` leaves the text empty, so that the game cannot be played on in the mind."""

    def determinize(self, view: View[State], rng: Random) -> State:
        return grown(super().determinize(view, rng), reshuffle_seed="")


class ImaginesTheSameShuffles(FaultyAgain):
    """`determinize` always thinks of the same shuffles."""

    def determinize(self, view: View[State], rng: Random) -> State:
        return grown(super().determinize(view, rng), reshuffle_seed="0" * 64)


class ShufflesUnannounced(Faulty):
    """A game that says it shuffles once makes use of later shuffles."""

    caught_by = "later_shuffles"

    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        state = super().begin(deal, seats, options)
        return replace(state, deck=state.deck[::-1]) if reshuffle_seed else state
