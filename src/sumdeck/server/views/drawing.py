"""What a game brings, so that a page can draw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.server.views.player_view import Card, PlayerView


class MakeView(Protocol):
    """Makes the view of a game from a view."""

    def __call__(self, name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> PlayerView: ...


class OpenHands(Protocol):
    """Lays every hand of a finished game open."""

    def __call__(self, state: Any) -> Sequence[tuple[Card, ...]]: ...


class Drawing(NamedTuple):
    """How a game is drawn."""

    draw: MakeView
    lay_open: OpenHands
    view: type[PlayerView]
