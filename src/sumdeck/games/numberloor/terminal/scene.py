"""A view of Numberloor as a scene for the text table."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.games.numberloor.rules import State
from sumdeck.rules.game import Kind, View
from sumdeck.terminal.scene import Piece, Place, Scene, Zone
from sumdeck.words import say, titled


def scene_of(view: View[State], names: Sequence[str]) -> Scene:
    """The scene that a view shows."""
    shown = view.shown
    held = () if view.seat is None else shown.hands[view.seat]
    zones = [Zone(say("table.numberloor_open"), tuple(open_piece(shown, stack) for stack in (0, 1)), "")]
    if shown.claimed:
        zones.append(Zone(say("table.numberloor_claimed"), (card_piece(shown, shown.claimed[0]),), ""))
    places = tuple(
        Place(
            name,
            (say("table.numberloor_stars", count=shown.stars[seat]), say("table.held", count=len(shown.hands[seat]))),
            seat == shown.seat and not shown.ended,
        )
        for seat, name in enumerate(names)
    )
    hand = tuple(card_piece(shown, card) for card in held)
    return Scene(
        titled("numberloor", shown.setup.pack.name, shown.setup.pack.title),
        say("table.deck", count=len(shown.pile)),
        places,
        tuple(zones),
        hand,
    )


def open_piece(shown: State, stack: int) -> Piece:
    """An open card; with what was said when it was laid, and whether it will still skip somebody."""
    piece = card_piece(shown, shown.opened[stack])
    if stack == 0 or shown.setup.two_floors:
        return piece
    return Piece(piece.label, piece.sort, below=shown.parity or (say("table.numberloor_armed") if shown.armed else ""))


def card_piece(shown: State, card: Kind) -> Piece:
    """A floor or a balloon."""
    return Piece(shown.setup.pack.label(card), "number" if shown.setup.number[card] >= 0 else "wild")
