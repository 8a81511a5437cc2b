"""What a player is: something that chooses a move from a view.

A player gets a `View`, never a state, so it cannot peek. Everything random comes from the `rng` it is handed, and its budget
counts visits: the same view and the same rng give the same move. Only a table that cannot wait for ever sets a deadline too.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import ClassVar, Generic

from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, M, S, View


class Player(ABC, Generic[S, M]):
    """A computer player."""

    name: ClassVar[str]
    sight: ClassVar[Sight] = Sight()
    """What it sees, and how far it thinks."""

    time_is_up: Callable[[], bool] | None = None
    """Set by whoever has a clock and cannot wait for ever."""

    def tired(self) -> bool:
        """Whether it has thought long enough."""
        return self.time_is_up is not None and self.time_is_up()

    @abstractmethod
    def choose(self, game: Game[S, M], view: View[S], rng: Random) -> M | None:
        """A legal move for the seat of the view; None only where the seat may act but need not, and waits."""
