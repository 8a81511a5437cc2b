"""Which game has which face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.web.faces.face import Card, Face
from sumdeck.web.faces.numero import numero_face, numero_hands
from sumdeck.web.faces.solitaire import solitaire_face, solitaire_hands


class Draw(Protocol):
    """Makes the face of a game from a view."""

    def __call__(self, name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> Face: ...


class Lay(Protocol):
    """Lays every hand of a finished game open."""

    def __call__(self, state: Any) -> list[tuple[Card, ...]]: ...


class Drawing(NamedTuple):
    """How a game is drawn."""

    draw: Draw
    lay_open: Lay


FACES: Final = {
    "numero": Drawing(numero_face, numero_hands),
    "numero-solitaire": Drawing(solitaire_face, solitaire_hands),
}
"""The games that a page can draw. Only they can be played in a browser."""


def face_of(name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> Face:
    """The face of a game as the seat of a view sees it."""
    return FACES[name].draw(name, view, to_act, outcome)


def open_hands(name: str, state: Any) -> list[tuple[Card, ...]]:
    """Every hand of a game that is over."""
    return FACES[name].lay_open(state)
