"""Which view a game has: that of its kit. A game without one is drawn plainly, as it describes itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sumdeck.rules import registry
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.server.views.drawing import Drawing
from sumdeck.server.views.plain import PlainView, plain_hands, plain_view
from sumdeck.server.views.player_view import Card, PlayerView


def player_view_of(name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> PlayerView:
    """The view of a game as the seat of a view sees it."""
    drawing = drawing_of(name)
    if drawing is None:
        return plain_view(registry.game(name), view, to_act, outcome)
    return drawing.draw(name, view, to_act, outcome)


def open_hands(name: str, state: Any) -> Sequence[tuple[Card, ...]]:
    """Every hand of a game that is over."""
    drawing = drawing_of(name)
    return plain_hands(registry.game(name), state) if drawing is None else drawing.lay_open(state)


def drawing_of(name: str) -> Drawing | None:
    """How a game is drawn; None where it brings nothing of its own."""
    drawing: Drawing | None = registry.kit(name).part("web")
    return drawing


def families() -> tuple[type[PlayerView], ...]:
    """Every kind of view there is."""
    drawings = (drawing_of(name) for name in registry.games())
    return (*dict.fromkeys(drawing.view for drawing in drawings if drawing is not None), PlainView)
