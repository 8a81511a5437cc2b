"""A view of Numero, or of the solitaire, as a scene for the text table."""

from collections.abc import Sequence

from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.speech import build_name
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind, Seat, View
from sumdeck.terminal.table import DrawnZone, Piece, Scene, places
from sumdeck.words import say, titled


def scene_of(view: View[State], names: Sequence[str]) -> Scene:
    shown = view.shown
    pack = shown.setup.pack
    centre = [pile_piece(pack, shown.centre, place) for place in range(len(shown.centre))]
    centre += [card_piece(pack, card) for card in shown.loose]
    hand = () if view.seat is None else shown.hands[view.seat]
    seats = places(names, lambda seat: counted(shown, seat), None if shown.ended else shown.seat)
    zone = DrawnZone(say("table.centre"), tuple(centre), say("table.centre_empty"))
    pieces = tuple(card_piece(pack, card) for card in hand)
    return Scene(titled("numero", pack.name, pack.title), say("table.deck", count=len(shown.deck)), seats, (zone,), pieces)


def counted(shown: State, seat: Seat) -> tuple[str, ...]:
    """A seat in numbers; its points where they are counted."""
    points = shown.points(seat)
    scored = (say("table.points", count=points, points=show_value(points)),) if shown.setup.options.scoring else ()
    return (say("table.won", count=len(shown.won[seat])), *scored, say("table.held", count=len(shown.hands[seat])))


def pile_piece(pack: Pack, centre: Sequence[Pile], place: int) -> Piece:
    """A lone card, or a build by its value."""
    pile = centre[place]
    if pile.built:
        return Piece(build_name(centre, place), "build", below=say("table.cards", count=len(pile.cards)))
    return card_piece(pack, pile.cards[0])


def card_piece(pack: Pack, card: Kind) -> Piece:
    known = pack.cards[card]
    return Piece(pack.label(card), "number" if known.trait("value") else "wild", known.colour)
