"""A view of Numero, or of the solitaire, as a scene for the text table."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.solo import Solo
from sumdeck.games.numero.rules.speech import build_name
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind, Seat, Value, View
from sumdeck.terminal.table import Piece, Place, Scene, Zone
from sumdeck.words import say, titled


def scene_of(view: View[State] | View[Solo], names: Sequence[str]) -> Scene:
    """The scene that a view shows."""
    shown = view.shown
    pack = shown.setup.pack
    scoring = shown.setup.options.scoring
    centre = [pile_piece(pack, shown.centre, place) for place in range(len(shown.centre))]
    centre += [card_piece(pack, card) for card in shown.loose]
    if isinstance(shown, Solo):
        hand = shown.hand
        counts = [(len(shown.won), len(hand), shown.points(), not shown.ended)]
    else:
        hand = () if view.seat is None else shown.hands[view.seat]
        seats = [Seat(seat) for seat in range(len(names))]
        counts = [(len(shown.won[seat]), len(shown.hands[seat]), shown.points(seat), seat == shown.seat) for seat in seats]
    places = [
        Place(name, counted(won, points if scoring else None, held), turn)
        for name, (won, held, points, turn) in zip(names, counts)
    ]
    zone = Zone(say("table.centre"), tuple(centre), say("table.centre_empty"))
    pieces = tuple(card_piece(pack, card) for card in hand)
    return Scene(
        titled("numero", pack.name, pack.title), say("table.deck", count=len(shown.deck)), tuple(places), (zone,), pieces
    )


def counted(won: int, points: Value | None, held: int) -> tuple[str, ...]:
    """A seat in numbers; its points where they are counted."""
    scored = () if points is None else (say("table.points", count=points, points=show_value(points)),)
    return (say("table.won", count=won), *scored, say("table.held", count=held))


def pile_piece(pack: Pack, centre: Sequence[Pile], place: int) -> Piece:
    """A lone card, or a build by its value."""
    pile = centre[place]
    if pile.built:
        return Piece(build_name(centre, place), "build", below=say("table.cards", count=len(pile.cards)))
    return card_piece(pack, pile.cards[0])


def card_piece(pack: Pack, card: Kind) -> Piece:
    """A single card."""
    known = pack.cards[card]
    return Piece(pack.label(card), "number" if known.trait("value") else "wild", known.colour)
