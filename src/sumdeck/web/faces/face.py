"""What a page draws of Numero, as it travels. How it is made from a view is in `numero.py`; the messages are in `../wire.py`."""

from __future__ import annotations

from msgspec import Struct


class Card(Struct, frozen=True, gc=False):
    """One card as it is drawn and named."""

    kind: int
    text: str
    colour: str
    shape: str
    """Goes with the colour, which is never the only sign."""
    letter: str
    points: int
    wild: bool
    say: str
    """As sentences name it: `5g`, `−2`."""


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


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended, seat by seat."""

    places: tuple[int, ...]
    scores: tuple[str, ...]
    why: str


class Face(Struct, frozen=True, gc=False):
    """What one seat, or an onlooker, sees of Numero."""

    game: str
    level: str
    scoring: bool
    title: str
    centre: tuple[Pile, ...]
    loose: tuple[Card, ...]
    """Wild cards that lie alone in the centre."""
    hand: tuple[Card, ...] | None
    """The seat's own cards; null for an onlooker."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    deck: int
    won: tuple[int, ...]
    points: tuple[str, ...] | None
    seat_to_play: int | None
    to_act: tuple[int, ...]
    """Who may speak now. Whose turn it is comes first; the others may doubt."""
    phase: str
    doubtable: tuple[str, ...]
    """The builds that this seat may doubt now."""
    sheet: tuple[SheetLine, ...]
    outcome: Outcome | None
    assumed: bool
    """Whether something about these cards is our guess."""
