"""A view of Formula as a scene for the text table: three numbers and a symbol in a row, and what they cover."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.games.formula.rules import Face, State, levels
from sumdeck.games.formula.rules.speech import say_face
from sumdeck.rules.game import Kind, Seat, View
from sumdeck.terminal.scene import Piece, Place, Scene, Zone
from sumdeck.words import say, titled


def scene_of(view: View[State], names: Sequence[str]) -> Scene:
    """The scene that a view shows."""
    shown = view.shown
    row = [
        *numbers(shown, shown.left),
        sign(shown.symbol),
        *numbers(shown, shown.right),
        sign("="),
        *numbers(shown, shown.answer),
    ]
    zone = Zone(say("table.formula"), tuple(row), "")
    places = [Place(name, counted(shown, Seat(seat)), seat == shown.seat and not shown.ended) for seat, name in enumerate(names)]
    hand = () if view.seat is None else shown.hands[view.seat]
    pieces = tuple(card(shown, kind) for kind in hand)
    below = say("table.formula_stock", stock=len(shown.stock), covered=len(shown.covered))
    return Scene(
        titled("formula", shown.setup.options.level, levels()[shown.setup.options.level].title),
        below,
        tuple(places),
        (zone,),
        pieces,
    )


def numbers(shown: State, faces: Sequence[Face]) -> list[Piece]:
    """The cards of a number; before the first answer a gap."""
    pieces = [Piece(say_face(shown.setup, face), "wild" if face.kind == shown.setup.joker else "number") for face in faces]
    return pieces or [sign("")]


def sign(symbol: str) -> Piece:
    """A symbol, or the gap where one will lie."""
    return Piece(symbol or "_", "build")


def card(shown: State, kind: Kind) -> Piece:
    """A card of the hand."""
    return Piece(shown.setup.pack.label(kind), "wild" if kind == shown.setup.joker else "number")


def counted(shown: State, seat: Seat) -> tuple[str, ...]:
    """A seat in numbers: cards, and what it has of the match."""
    held = say("table.held", count=len(shown.hands[seat]))
    if shown.setup.options.points_game:
        return (held, say("end.formula_points", count=shown.points[seat]))
    if shown.setup.options.rounds > 1:
        return (held, say("end.formula_rounds", count=shown.wins[seat]))
    return (held,)
