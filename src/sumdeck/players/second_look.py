"""A second look at a turn that was played: what more it could have won. It knows what the player knew then, and no more."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic

from sumdeck.players.hints import Rung
from sumdeck.rules import registry
from sumdeck.rules.game import Game, M, S, Seat, View

FINDABLE: Final = 4
"""With more equations than this, a find is beyond most players."""


class Looker(ABC, Generic[S, M]):
    """A second look at one game. What is here is right for a game in which a turn is one move."""

    @abstractmethod
    def best(self, game: Game[S, M], view: View[S]) -> tuple[M, ...]:
        """The best find of a turn that begins here, as the moves that make it; empty where nothing was to be found."""

    @abstractmethod
    def worth(self, view: View[S], moves: Sequence[M]) -> int:
        """What these moves of one turn win, counted in the unit of the game."""

    @abstractmethod
    def rungs(self, game: Game[S, M], view: View[S], wanted: int) -> list[Rung]:
        """The ladder towards something that is worth as much as is still wanted."""

    def turn(self, view: View[S], moves: Sequence[tuple[Seat, M]]) -> tuple[M, ...]:
        """The moves of the turn that begins here, of all that follow; empty where no turn begins that can be judged."""
        return tuple(move for _, move in moves[:1])

    def unit(self, view: View[S]) -> str:
        """What is counted: `cards` or `points`, and in a puzzle perhaps the cards of a `pile`."""
        return "cards"

    def number(self, view: View[S], at: int) -> int:
        """Which turn of the game this is, after so many claims."""
        return at + 1

    def effort(self, game: Game[S, M], view: View[S], moves: tuple[M, ...]) -> int:
        """How hard it is to find: how many equations the sentence has."""
        return game.write(view.shown, view.own_seat, moves[0]).count("=")

    tiers: ClassVar[tuple[int, int, int]] = (3, 4, 5)
    """From how much on a find is a puzzle of each of the three tiers."""
    partner: ClassVar[str] = "careless"
    """The computer player whose games leave something to find."""
    visits: ClassVar[int] = 1_000_000
    """What the search for one puzzle may cost, counted as `spent` is."""
    spent: int = 0
    """What all looks for the best find have cost so far. Seconds would depend on the machine, and so would the puzzles."""

    def tier(self, game: Game[S, M], view: View[S], moves: tuple[M, ...]) -> int:
        """How hard a puzzle it is, from 1 to 3; 0 for what is too plain to look for, or too hard to find."""
        worth = self.worth(view, moves)
        return sum(worth >= least for least in self.tiers)

    def seeker(self) -> "Looker[S, M]":
        """Who knows what a puzzle asks for, where that is not what a second look shows."""
        return self

    def goes_on(self, move: M) -> bool:
        """Whether a turn may go on after this move, and nothing has come to light by it that was hidden when the turn began."""
        return False


def looker_of(game: str) -> Looker[Any, Any] | None:
    kind: type[Looker[Any, Any]] | None = registry.kit(game).part("second_look") if game in registry.games() else None
    return None if kind is None else kind()


def seeker_of(game: str) -> Looker[Any, Any] | None:
    """Who knows what can be found in a puzzle."""
    looker = looker_of(game)
    return None if looker is None else looker.seeker()


@dataclass(frozen=True)
class Missed:
    """More than was won."""

    could: int
    did: int
    unit: str
    """`cards` or `points`."""
    steps: int = 1
    """How hard it is to find: how many equations the sentence has that says it, or about as hard as so many."""
    moves: tuple[Any, ...] = field(default=(), compare=False)
    """What would have won it."""

    @property
    def more(self) -> int:
        return self.could - self.did


def missed(game: Game[Any, Any], view: View[Any], moves: Sequence[tuple[Seat, Any]]) -> Missed | None:
    """What a turn has left lying, given all moves from there on; None where nothing better was seen, or nobody knows the game.

    Searches have budgets, so there may have been even more; what is said to have been there, was.
    """
    looker = looker_of(game.name)
    if view.seat is None or looker is None:
        return None
    turn = looker.turn(view, moves)
    best = looker.best(game, view) if turn else ()
    could, did = looker.worth(view, best), looker.worth(view, turn)
    if could <= did:
        return None
    return Missed(could, did, looker.unit(view), looker.effort(game, view, best), best)
