"""What has been said at a table, in order: the log.

It holds the states between the sentences, so it is the program's own. What leaves it is a sentence as somebody was told it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sumdeck.rules.game import Game, Seat


@dataclass(frozen=True)
class Spoken:
    """One sentence and what it changed."""

    seat: Seat
    said: str
    move: Any
    before: Any
    after: Any

    def to(self, game: Game[Any, Any], seat: Seat | None) -> Spoken:
        """The sentence as another seat, or an onlooker (None), was told it."""
        move = game.told(self.before, self.seat, self.move, seat)
        return replace(self, move=move, said=game.write(self.before, self.seat, move))


@dataclass(frozen=True)
class Story:
    """All sentences of a game so far."""

    spoken: tuple[Spoken, ...] = ()

    def told(self, game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Story:
        """The story with one more sentence, in the form in which the game itself writes it."""
        after = game.apply(state, seat, move)
        return Story((*self.spoken, Spoken(seat, game.write(state, seat, move), move, state, after)))
