"""What one person sees of a table of Numero, taken from a view: names, counts and cards, ready to be drawn.

How it is drawn is in `table.py`. Nothing here says what could be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind, Seat, Value, View
from sumdeck.rules.numero import Solo, State
from sumdeck.rules.numero.setup import Pile
from sumdeck.rules.numero.speech import build_name


@dataclass(frozen=True)
class Piece:
    """Something that lies on the table or is held."""

    label: str
    """As sentences name it: `5`, `5g`, `[10]a`, `−2`."""
    sort: str
    """number, wild or build."""
    colour: str = ""
    cards: int = 1


@dataclass(frozen=True)
class Place:
    """A seat as everybody sees it."""

    name: str
    won: int
    held: int
    points: Value | None
    """None where points are not counted."""
    acting: bool


@dataclass(frozen=True)
class Scene:
    """A whole table, from one seat."""

    title: str
    deck: int
    places: tuple[Place, ...]
    centre: tuple[Piece, ...]
    hand: tuple[Piece, ...]


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
    places = [Place(name, won, held, points if scoring else None, turn) for name, (won, held, points, turn) in zip(names, counts)]
    pieces = tuple(card_piece(pack, card) for card in hand)
    return Scene(pack.title, len(shown.deck), tuple(places), tuple(centre), pieces)


def pile_piece(pack: Pack, centre: Sequence[Pile], place: int) -> Piece:
    """A lone card, or a build by its value."""
    pile = centre[place]
    if pile.built:
        return Piece(build_name(centre, place), "build", cards=len(pile.cards))
    return card_piece(pack, pile.cards[0])


def card_piece(pack: Pack, card: Kind) -> Piece:
    """A single card."""
    known = pack.cards[card]
    return Piece(pack.label(card), "number" if known.trait("value") else "wild", known.colour)
