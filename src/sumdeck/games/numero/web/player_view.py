"""What a page draws of Numero besides what all games share. How it is made from a view is in `numero.py` and `solitaire.py`."""

from __future__ import annotations

from msgspec import Struct

from sumdeck.server.views.player_view import Card, PlayerView


class Pile(Struct, frozen=True, gc=False):
    """A lone number card of the centre, or a build."""

    id: int
    """Its place in the centre."""
    value: str
    built: bool
    name: str
    """As sentences name it: `5g`, `[10]a`."""
    builder: int | None
    cards: tuple[Card, ...]


class SheetLine(Struct, frozen=True, gc=False):
    """One line of the score sheet."""

    turn: int
    seat: int
    take: int
    """Which take of the turn; −1 where the item belongs to the whole turn."""
    item: str
    points: str


class NumeroView(PlayerView, frozen=True, gc=False, kw_only=True, tag="numero"):
    """What one seat, or an onlooker, sees of Numero or of its solitaire."""

    scoring: bool
    centre: tuple[Pile, ...]
    loose: tuple[Card, ...]
    """Wild cards that lie alone in the centre."""
    won: tuple[int, ...]
    points: tuple[str, ...] | None
    doubtable: tuple[str, ...]
    """The builds that this seat may doubt now."""
    sheet: tuple[SheetLine, ...]
