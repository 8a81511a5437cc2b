"""What one person sees of a table: names, counts and cards, ready to be drawn by `table.py`.

Each game makes its scenes from views, in its own folder. Nothing here says what could be played.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """Something that lies on the table or is held."""

    label: str
    """As sentences name it: `5`, `5g`, `[10]a`, `−2`."""
    sort: str
    """How it is outlined: number, wild or build."""
    colour: str = ""
    below: str = ""
    """A word under it, such as how many cards it holds."""


@dataclass(frozen=True)
class Place:
    """A seat as everybody sees it."""

    name: str
    counts: tuple[str, ...]
    """What there is to say of it: cards won, points, cards in hand."""
    acting: bool


@dataclass(frozen=True)
class Zone:
    """What lies together."""

    title: str
    pieces: tuple[Piece, ...]
    nothing: str
    """What is said where nothing lies."""


@dataclass(frozen=True)
class Scene:
    """A whole table, from one seat."""

    title: str
    deck: str
    """How much of the deck is left, in words."""
    places: tuple[Place, ...]
    zones: tuple[Zone, ...]
    """What lies open, from the top of the screen down."""
    hand: tuple[Piece, ...]
