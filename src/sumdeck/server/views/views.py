"""How a page draws a game: as its kit says. A game that brings nothing of its own is drawn plainly, as it describes itself."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sumdeck.rules import registry
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.server.views.plain import PlainView, plain_hands, plain_view
from sumdeck.server.views.player_view import Card, PlayerView


class Drawing(NamedTuple):
    """How a game is drawn."""

    draw: Callable[[str, View[Any], Sequence[Seat], Outcome | None], PlayerView]
    """Its view, from its name, the view of the rules, who may speak, and how it ended."""
    cards: Callable[[Any, Sequence[Kind]], tuple[Card, ...]]
    """Some cards, by the setup of a game. None of them may lie face down."""
    view: type[PlayerView]
    as_another: Callable[[PlayerView, View[Any]], PlayerView] | None = None
    """What was drawn for one who looks, as another sees it: all but that is open. None where it has to be drawn again."""


def player_view_of(
    name: str, view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None, drawn: PlayerView | None = None
) -> PlayerView:
    """What a page draws for one who looks. Perhaps the same table has just been drawn for another."""
    drawing = drawing_of(name)
    if drawing is None:
        return plain_view(registry.game(name), view, to_act, outcome)
    if drawn is not None and drawing.as_another is not None:
        return drawing.as_another(drawn, view)
    return drawing.draw(name, view, to_act, outcome)


def open_hands(name: str, state: Any) -> Sequence[tuple[Card, ...]]:
    drawing = drawing_of(name)
    if drawing is None:
        return plain_hands(registry.game(name), state)
    return [drawing.cards(state.setup, hand) for hand in state.hands]


def drawing_of(name: str) -> Drawing | None:
    """How a game is drawn; None where it brings nothing of its own."""
    drawing: Drawing | None = registry.kit(name).part("web")
    return drawing


def families() -> tuple[type[PlayerView], ...]:
    drawings = (drawing_of(name) for name in registry.games())
    return (*dict.fromkeys(drawing.view for drawing in drawings if drawing is not None), PlainView)
