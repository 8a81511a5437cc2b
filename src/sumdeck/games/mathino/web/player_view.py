"""What a page draws of Mathino besides what all games share. How it is made from a view is in `mathino.py`."""

from __future__ import annotations

from msgspec import Struct

from sumdeck.server.views.player_view import Card, PlayerView


class MathinoPile(Struct, frozen=True, gc=False):
    """A loose card of the table, or a build pile."""

    id: int
    """Its place on the table."""
    value: str
    """As it was stated; a long number by its ends: `1234…6789`."""
    whole: str
    """All digits of a number that `value` shortens; else empty."""
    loose: bool
    name: str
    """As sentences name it: `7g`, `10`, `[10]a`."""
    duty: tuple[int, ...]
    """Who has to see it captured before the round is over."""
    lock: int | None
    """Who alone may touch it."""
    cards: tuple[Card, ...]
    """From the bottom to the top."""
    turned: tuple[int, ...]
    """The places of the cards that lie sideways."""


class MathinoLine(Struct, frozen=True, gc=False):
    """One line of the score sheet."""

    deck: int
    round: int
    seat: int
    item: str
    """`cards`, `most` or `penalty`."""
    points: str


class MathinoView(PlayerView, frozen=True, gc=False, kw_only=True, tag="mathino"):
    """What one seat, or an onlooker, sees of Mathino."""

    table: tuple[MathinoPile, ...]
    open_hands: tuple[tuple[Card, ...], ...] | None
    """The hands of the others, where all lie open, the seat's own left out; else null."""
    captured: tuple[Card, ...] | None
    """The seat's own captured cards of this deck; null for an onlooker."""
    won: tuple[int, ...]
    """How many cards each seat has captured in this deck."""
    totals: tuple[str, ...]
    sheet: tuple[MathinoLine, ...]
    target: int
    deck_number: int
    """Which deck of the match this is, from 1."""
    round: int
    """Which round of the deck this is, from 1."""
    last_round: bool
    dealer: int
    alike: tuple[str, ...]
    """What the very young look for: `number`, `shape`, `colour`; empty in the usual game."""
    extras: tuple[str, ...]
    """What this table plays with beyond the plainest game: see `mathino.extras`."""
