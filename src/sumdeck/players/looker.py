"""What a second look has to know of a game: which moves are a turn, what they win, what could have been found, and the way there.

Everything is asked of views, so that it knows what the player knew, and no more. Those of the games lie beside their players.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from sumdeck.rules.game import Game, M, S, Seat, View


class Looker(ABC, Generic[S, M]):
    """A second look at one game. What is here is right for a game in which a turn is one move."""

    @abstractmethod
    def best(self, game: Game[S, M], view: View[S]) -> tuple[M, ...]:
        """The best find of a turn that begins here, as the moves that make it; empty where nothing was to be found."""

    @abstractmethod
    def worth(self, view: View[S], moves: Sequence[M]) -> int:
        """What these moves of one turn win, counted in the unit of the game."""

    @abstractmethod
    def rungs(self, game: Game[S, M], view: View[S], wanted: int) -> list[tuple[str, dict[str, str]]]:
        """The ladder towards something that is worth as much as is still wanted."""

    def turn(self, view: View[S], moves: Sequence[tuple[Seat, M]]) -> tuple[M, ...]:
        """The moves of the turn that begins here, of all that follow; empty where no turn begins that can be judged."""
        return tuple(move for _, move in moves[:1])

    def unit(self, view: View[S]) -> str:
        """What is counted: `cards` or `points`."""
        return "cards"

    def number(self, view: View[S], at: int) -> int:
        """Which turn of the game this is, after so many claims."""
        return at + 1

    def effort(self, game: Game[S, M], view: View[S], moves: tuple[M, ...]) -> int:
        """How hard it is to find: how many equations the sentence has."""
        assert view.seat is not None
        return game.write(view.shown, view.seat, moves[0]).count("=")

    def goes_on(self, move: M) -> bool:
        """Whether a turn may go on after this move, and nothing has come to light by it that was hidden when the turn began."""
        return False
