"""A second look at a turn that was played: what more it could have won. It knows what the player knew then, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sumdeck.players.numero.second_look import numero_best, numero_unit, numero_worth
from sumdeck.rules.game import Game, View

LOOKERS: Final = {
    "numero": (numero_best, numero_worth, numero_unit),
    "numero-solitaire": (numero_best, numero_worth, numero_unit),
}
"""Who knows the best find of a view, what a move wins there, and in which unit."""


@dataclass(frozen=True)
class Missed:
    """More than was won."""

    could: int
    did: int
    unit: str
    """`cards` or `points`."""
    steps: int = 1
    """How many equations the sentence has that says it: how hard it is to find."""

    @property
    def more(self) -> int:
        return self.could - self.did


def missed(game: Game[Any, Any], view: View[Any], move: Any) -> Missed | None:
    """What a move has left lying; None where nothing better was seen, or nobody knows the game.

    What could have been won is the worth of the move at the end of the ladder of hints for the same view.
    """
    if view.seat is None or game.name not in LOOKERS:
        return None
    find, weigh, unit = LOOKERS[game.name]
    best, did = find(game, view, move), weigh(view, move)
    if best is None or weigh(view, best) <= did:
        return None
    return Missed(weigh(view, best), did, unit(view), game.write(view.shown, view.seat, best).count("="))


def worth(game: Game[Any, Any], view: View[Any], move: Any) -> int:
    """What a move wins, in the unit of the game."""
    return LOOKERS[game.name][1](view, move)
