"""Which game has which face. A game that is not named here is drawn plainly, as it describes itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from sumdeck.rules import registry
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.web.faces.face import Card
from sumdeck.web.faces.formula import FormulaFace, formula_face, formula_hands
from sumdeck.web.faces.mathino import MathinoFace, mathino_face, mathino_hands
from sumdeck.web.faces.numberloor import NumberloorFace, numberloor_face, numberloor_hands
from sumdeck.web.faces.numero import NumeroFace, numero_face, numero_hands, solitaire_face, solitaire_hands
from sumdeck.web.faces.plain import PlainFace, plain_face, plain_hands

AnyFace: TypeAlias = NumeroFace | FormulaFace | MathinoFace | NumberloorFace | PlainFace
"""The face of some game; its family says of which."""


class Draw(Protocol):
    """Makes the face of a game from a view."""

    def __call__(self, name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> AnyFace: ...


class Lay(Protocol):
    """Lays every hand of a finished game open."""

    def __call__(self, state: Any) -> list[tuple[Card, ...]]: ...


class Drawing(NamedTuple):
    """How a game is drawn."""

    draw: Draw
    lay_open: Lay


FACES: Final = {
    "formula": Drawing(formula_face, formula_hands),
    "numero": Drawing(numero_face, numero_hands),
    "numero-solitaire": Drawing(solitaire_face, solitaire_hands),
    "numberloor": Drawing(numberloor_face, numberloor_hands),
    "mathino": Drawing(mathino_face, mathino_hands),
}
"""The games that have a face of their own."""


def face_of(name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> AnyFace:
    """The face of a game as the seat of a view sees it."""
    if name in FACES:
        return FACES[name].draw(name, view, to_act, outcome)
    return plain_face(registry.game(name), view, to_act, outcome)


def open_hands(name: str, state: Any) -> list[tuple[Card, ...]]:
    """Every hand of a game that is over."""
    return FACES[name].lay_open(state) if name in FACES else plain_hands(registry.game(name), state)
