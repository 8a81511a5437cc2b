"""A game that programs play, step by step: what all adapters have in common.

Seats are asked one after the other. Whoever may act out of turn is asked first and may *wait*, the last of all steps; the one
whose turn it is comes last and has to say something. After each move the asking begins anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sumdeck.rl.encoding import Encoding, encoding
from sumdeck.rl.steps import Turn, begin
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Json, Seat
from sumdeck.rules.registry import game as game_named

WAIT: Final = "wait"
NOBODY: Final = Seat(-1)


class Playground:
    """A game with its options, seats and encoding: what bouts are played in. Raises LookupError or Refusal."""

    def __init__(self, name: str | Game[Any, Any], seats: int = 0, flat: int = 0, **options: Json) -> None:
        self.game: Game[Any, Any] = game_named(name) if isinstance(name, str) else name
        self.seats = seats or self.game.seats[0]
        self.options = self.game.options({**self.game.seating(self.seats), **options})
        self.encoding: Encoding[Any, Any] = encoding(self.game, self.options, self.seats, flat)
        self.steps = (*self.encoding.steps, WAIT)
        """The names of all actions."""
        self.channels = {**self.encoding.channels, "said": (len(self.steps),), "last": (len(self.steps),)}
        """What an observation is made of: the view, then how often each step was said in this turn, and which was the last."""
        self.places: dict[str, slice] = {}
        """Where each channel lies in an observation."""
        self.size = 0
        for name_, shape in self.channels.items():
            self.places[name_] = slice(self.size, self.size + int(np.prod(shape)))
            self.size = self.places[name_].stop

    def deal(self, seed: int | str) -> Bout:
        """A new game, the same for everybody who names the seed."""
        return self.start(
            first_state(
                self.game, named_deal(self.game.pack(self.options), str(seed), self.game.shuffles_again), self.seats, self.options
            )
        )

    @staticmethod
    def seat(number: int) -> Seat:
        return Seat(number)

    def start(self, state: Any) -> Bout:
        """A game from a state on."""
        return _asking(Bout(self, state))


@dataclass(frozen=True)
class Bout:
    """A game in progress. A value: a step gives another."""

    ground: Playground
    state: Any
    waited: tuple[Seat, ...] = ()
    """Who has let this moment pass."""
    seat: Seat = NOBODY
    """Who is asked now; −1 when the game is over."""
    may_wait: bool = False
    turn: Turn[Any] | None = None
    """What that seat has said so far."""
    moves: int = 0
    """How many moves have been made."""

    def __deepcopy__(self, memo: object) -> Bout:
        return self

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def actions(self) -> list[int]:
        """What can be said now, in order."""
        if self.turn is None:
            return []
        begun = bool(self.turn.said)
        return [*self.turn.steps, *([len(self.ground.steps) - 1] if self.may_wait and not begun else [])]

    def after(self, action: int) -> Bout:
        """The game after one step. Raises ValueError for one that cannot be said now."""
        if self.turn is None or action not in self.actions:
            raise ValueError(f"action {action} cannot be taken now")
        if action == len(self.ground.steps) - 1:
            return _asking(replace(self, waited=(*self.waited, self.seat)))
        turn = self.turn.after(action)
        return replace(self, turn=turn) if turn.move is None else self.moved(turn.move)

    def moved(self, move: Any) -> Bout:
        """The game after a whole move of the seat that is asked; None where it waits."""
        if move is None:
            return self.after(len(self.ground.steps) - 1)
        state = self.ground.game.apply(self.state, self.seat, move)
        return _asking(Bout(self.ground, state, moves=self.moves + 1))

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know, built from its view: channel after channel. A turn in the making is its maker's own."""
        ground = self.ground
        seen = np.zeros(ground.size, np.float32)
        for name, numbers in ground.encoding.sight(ground.game.view(self.state, Seat(seat))).items():
            start = ground.places[name].start
            seen[start : start + len(numbers)] = numbers
        if self.turn is not None and seat == self.seat and self.turn.said:
            for step in self.turn.said:
                seen[ground.places["said"].start + step] += 1 / 4
            np.minimum(seen[ground.places["said"]], 1, out=seen[ground.places["said"]])
            seen[ground.places["last"].start + self.turn.said[-1]] = 1
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each step that this seat can say now; all 0 for those who are not asked."""
        mask = np.zeros(len(self.ground.steps), np.int8)
        if seat == self.seat:
            mask[self.actions] = 1
        return mask

    def returns(self) -> list[float]:
        """What the end is worth to each seat, between −1 and 1: the sum of all is 0. Alone, more for a higher score."""
        outcome = self.ground.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.ground.seats
        if self.ground.seats == 1:
            score = float(outcome.scores[0])
            return [score / (abs(score) + self.ground.game.pack(self.ground.options).size)]
        winners = outcome.places.count(1)
        shares = [1 / winners if place == 1 else 0.0 for place in outcome.places]
        return [(share * len(shares) - 1) / (len(shares) - 1) for share in shares]


def named(ground: Playground, seen: NDArray[np.float32]) -> Mapping[str, NDArray[np.float32]]:
    """The channels of an observation by their names, each in its shape."""
    return {name: seen[ground.places[name]].reshape(shape) for name, shape in ground.channels.items()}


def _asking(bout: Bout) -> Bout:
    """The same game with the next seat asked."""
    game = bout.ground.game
    acting = game.to_act(bout.state)
    if not acting:
        return Bout(bout.ground, bout.state, moves=bout.moves)
    seat = next(each for each in (*acting[1:], acting[0]) if each not in bout.waited)
    shown = game.view(bout.state, seat).shown
    turn = begin(bout.ground.encoding.stage(shown, seat))
    assert turn.steps, f"seat {seat} is to act, and has no move"
    return Bout(bout.ground, bout.state, bout.waited, seat, seat != acting[0], turn, bout.moves)
