"""What an organiser, or a table on its own, may ask of a tournament. What becomes of it is decided in `deciding.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sumdeck.club.entrant import EntrantId
from sumdeck.club.match import MatchId, Order


@dataclass(frozen=True)
class Enter:
    """Take part: before the start, or late."""

    name: str
    club: str = ""
    rating: int = 0
    origin: int = -1
    """Who they are in the tournament that they were knocked out of."""
    player: str = ""
    """Which computer player it is; empty for a person."""


@dataclass(frozen=True)
class Withdraw:
    """Leave the tournament; games that somebody is left alone in are won by them."""

    entrant: EntrantId
    why: str = "withdrew"
    """`withdrew`, `no_show` or `ruled_out`."""


@dataclass(frozen=True)
class Return:
    """Come back: whoever has not been knocked out is drawn again."""

    entrant: EntrantId


@dataclass(frozen=True)
class Begin:
    """Settle the seeds and draw the first round."""

    seeds: tuple[EntrantId, ...] = ()
    """Everybody who is there, the strongest first; empty: as the settings have it."""


@dataclass(frozen=True)
class DrawRound:
    """Draw the next round, or what is missing of this one: latecomers, and who was left over by a correction."""


@dataclass(frozen=True)
class Redraw:
    """Draw the last round once more, while none of its games has ended: by another lot, or since somebody came or left."""


@dataclass(frozen=True)
class Report:
    """Tell how a match ended."""

    match: MatchId
    order: Order
    points: tuple[int, ...] = ()
    why: str = "played"


@dataclass(frozen=True)
class Correct:
    """Tell how a match really ended."""

    match: MatchId
    order: Order
    points: tuple[int, ...] = ()
    why: str = "played"


@dataclass(frozen=True)
class Undo:
    """Take a result back, with all that was drawn from it."""

    match: MatchId


@dataclass(frozen=True)
class Lay:
    """Tell where a match is played online."""

    match: MatchId
    table: str


@dataclass(frozen=True)
class CallReferee:
    """Ask the referee to a table."""

    match: MatchId


@dataclass(frozen=True)
class Rule:
    """Decide something at a table, and perhaps how its game has ended."""

    match: MatchId
    text: str
    order: Order | None = None
    decision: str = ""


@dataclass(frozen=True)
class Pause:
    """Let everybody pause."""


@dataclass(frozen=True)
class Resume:
    """Let everybody play on."""


Pairing: TypeAlias = Enter | Withdraw | Return | Begin | DrawRound | Redraw | Report | Correct | Undo
Running: TypeAlias = Lay | CallReferee | Rule | Pause | Resume
Command: TypeAlias = Pairing | Running
