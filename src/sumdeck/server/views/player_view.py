"""What a page draws of any game, as it travels: the fields that all games share. Each game adds its own in its folder.

The union of all views is in `views.py`; the messages in which they travel are in `../wire.py`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from sumdeck.rules import arithmetic, game
from sumdeck.rules.cards import Pack

show_value: Final = lru_cache(maxsize=4096)(arithmetic.show_value)
"""Every event shows the same few numbers to every screen."""


class Card(Struct, frozen=True, gc=False):
    """One card as it is drawn and named. A game whose cards say more has a card of its own."""

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


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended, seat by seat."""

    places: tuple[int, ...]
    scores: tuple[str, ...]
    why: str


class PlayerView(Struct, frozen=True, gc=False, kw_only=True, tag_field="family"):
    """What one seat, or an onlooker, sees of a game. Its family says which page draws it, and which fields it has besides."""

    game: str
    level: str
    title: str
    hand: tuple[Card, ...] | None
    """The seat's own cards; null for an onlooker."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    deck: int
    """How many cards can still be drawn."""
    seat_to_play: int | None
    to_act: tuple[int, ...]
    """Who may speak now. Whose turn it is comes first; the others may speak out of turn."""
    phase: str
    outcome: Outcome | None
    assumed: bool
    """Whether something about these cards is our guess."""


def ending(outcome: game.Outcome | None) -> Outcome | None:
    if outcome is None:
        return None
    return Outcome(outcome.places, tuple(show_value(score) for score in outcome.scores), outcome.why)


def shared(name: str, shown: Any, to_act: Sequence[game.Seat], outcome: game.Outcome | None) -> dict[str, Any]:
    """The fields that every game of ours makes alike. Who may speak and how it ended are known to all."""
    return {
        "game": name,
        "level": shown.setup.options.level,
        "title": shown.setup.pack.title,
        "hands": tuple(map(len, shown.hands)),
        "seat_to_play": to_act[0] if to_act else None,
        "to_act": tuple(to_act),
        "outcome": ending(outcome),
    }


@lru_cache(maxsize=256)
def is_guessed(pack: Pack, points: bool = False) -> bool:
    """Whether a card of a pack, or a point that counts, is our own choice."""
    return bool(pack.assumed() or (points and pack.assumed_points()))
