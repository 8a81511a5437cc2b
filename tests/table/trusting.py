"""Fives on trust: the toy of the tests, played so that a wrong sum stands as it was said until somebody objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from fives.rules import BURIED_ALREADY, NOT_IN_HAND, NOT_YOUR_TURN, WRONG_SUM, Bury, Fives, Move, Play, State, worth
from sumdeck.rules.game import Kind, Mistake, Refusal, Seat


@dataclass(frozen=True)
class Believed(State):
    """A game in which the pile is worth what was said."""

    off: int = 0
    """By how much that is wrong."""

    @property
    def sum(self) -> int:
        return sum(worth(card) for card in self.pile) + self.off


class Trusting(Fives):
    """Fives, with the opponents as referee."""

    name = "trusting fives"

    def referee(self, options: Any) -> str:
        return "opponents"

    def start(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> State:
        return Believed(**vars(super().start(deal, seats, options, reshuffle_seed)))

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        if seat not in self.to_act(state):
            raise Refusal(NOT_YOUR_TURN)
        if move.card not in state.hands[seat]:
            raise Refusal(NOT_IN_HAND, card=move.card)
        if isinstance(move, Bury) and state.has_buried[seat]:
            raise Refusal(BURIED_ALREADY)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        assert isinstance(after, Believed)
        if isinstance(move, Bury):
            return after
        return replace(after, off=move.total - sum(map(worth, after.pile)) if after.pile else 0)

    def mistake(self, state: State, seat: Seat, move: Move) -> Mistake | None:
        if isinstance(move, Play) and move.total != state.sum + worth(move.card):
            return Mistake(WRONG_SUM, said=move.total)
        return None


class Lingering(Trusting):
    """The same, but who buries a card goes on: a turn may have two claims."""

    name = "lingering fives"

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        return replace(after, seat=seat) if isinstance(move, Bury) and after.hands[seat] else after
