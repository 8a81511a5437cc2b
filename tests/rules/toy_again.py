"""Fives, twice through the pack, for the tests: when the deck is empty, all cards that were won go back into it, once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

from fives.rules import Fives, Move, State
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Kind, Outcome, Seat, View


@dataclass(frozen=True)
class Again(State):
    """A game of Fives that goes on after its deck."""

    reshuffle_seed: str = ""
    shuffles: int = 0
    banked: tuple[int, ...] = ()
    """How many cards each seat had won before they went back."""


class FivesAgain(Fives):
    """The rules."""

    name = "fives-again"
    shuffles_again = True

    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        return grown(super().begin(deal, seats, options), reshuffle_seed=reshuffle_seed, banked=(0,) * seats)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        assert isinstance(after, Again)
        if after.deck or after.shuffles:
            return after
        cards = [card for won in after.won for card in won]
        deck = shuffle_again(cards, after.reshuffle_seed, 1)
        none = ((),) * len(after.hands)
        return replace(after, deck=deck, won=none, shuffles=1, banked=tuple(len(won) for won in after.won))

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        assert isinstance(state, Again)
        if outcome is None:
            return None
        scores = tuple(len(won) + banked for won, banked in zip(state.won, state.banked, strict=True))
        return replace(outcome, places=tuple(1 + sum(other > score for other in scores) for score in scores), scores=scores)

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """The move before the shuffle tells of cards that then lie in the deck."""
        assert isinstance(state, Again)
        return not state.shuffles and len(state.deck) <= 2

    def conceal(self, state: State, seat: Seat | None) -> State:
        assert isinstance(state, Again)
        return replace(state, reshuffle_seed="")

    def determinize(self, view: View[State], rng: Random) -> State:
        return grown(super().determinize(view, rng), reshuffle_seed=rng.randbytes(32).hex())


def grown(state: State, **more: Any) -> Again:
    """A state of Fives with what this game knows besides."""
    return Again(**{**{part.name: getattr(state, part.name) for part in fields(type(state))}, **more})
