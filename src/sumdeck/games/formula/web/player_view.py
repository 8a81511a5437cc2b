"""What a page draws of Formula besides what all games share. How it is made from a view is in `formula.py`."""

from __future__ import annotations

from msgspec import Struct

from sumdeck.server.views.player_view import Card, PlayerView


class FormulaCard(Card, frozen=True, gc=False):
    """A digit or a joker, in a hand or in the formula."""

    digit: str
    """What it stands for; empty for a joker that nobody has named yet."""


class FormulaRound(Struct, frozen=True, gc=False):
    """How a round ended, seat by seat."""

    places: tuple[int, ...]
    left: tuple[int, ...]
    """How many cards each seat had left."""
    points: tuple[str, ...] | None
    """What each seat gained, where points are played for."""
    why: str


class FormulaView(PlayerView, frozen=True, gc=False, kw_only=True, tag="formula"):
    """What one seat, or an onlooker, sees of Formula."""

    hand: tuple[FormulaCard, ...] | None
    """The seat's own cards; null for an onlooker."""
    left: tuple[FormulaCard, ...]
    symbol: str
    """Empty until the first formula is complete."""
    right: tuple[FormulaCard, ...]
    answer: tuple[FormulaCard, ...]
    symbols: tuple[str, ...]
    """The symbols that this table plays with."""
    between: bool
    """Whether this table plays with cards pushed in between others: a house rule for everybody, in every turn."""
    rearrange: bool
    """Whether cards of the table may go to another number: a house rule as well."""
    covered: tuple[FormulaCard, ...]
    """What lies under the formula, sorted. Everybody saw it being laid."""
    out: tuple[int, ...]
    """Who has no cards left in this round, in order."""
    rounds: int
    """How many rounds the match has; 0 where it goes on until somebody has enough points."""
    wins: tuple[int, ...]
    """How many rounds each seat has won."""
    points: tuple[str, ...] | None
    sheet: tuple[FormulaRound, ...]
    """The rounds that are over."""
