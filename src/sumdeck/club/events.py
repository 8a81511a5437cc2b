"""What can happen in a tournament, as events: its log is the list of them, and all that is ever kept.

Nothing is edited: a wrong result stays in the log, with its correction behind it. Events hold facts, the draw and what a
correction made void among them, so an old log means the same whatever becomes of the pairing. What an event does is in
`fold.py`; how it comes back from data in `loading.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sumdeck.club.entrant import EntrantId
from sumdeck.club.match import MatchId, Order, Seating
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.ledger import LoggedEvent

Entrants: TypeAlias = tuple[EntrantId, ...]
Matches: TypeAlias = tuple[MatchId, ...]
Groups: TypeAlias = tuple[tuple[EntrantId, ...], ...]
Points: TypeAlias = tuple[int, ...]
Seatings: TypeAlias = tuple[Seating, ...]


@dataclass(frozen=True)
class ClubEvent(LoggedEvent):
    """Something that happened in a tournament."""


@dataclass(frozen=True)
class Opened(ClubEvent):
    """The tournament takes entries. Always event 0, and called so that nobody takes it for the opening of a table."""

    kind = "tournament_opened"
    name: str
    settings: Settings
    terms: Terms
    at: int
    """When, in milliseconds. All times are."""


@dataclass(frozen=True)
class Entered(ClubEvent):
    """Somebody takes part."""

    kind = "entered"
    entrant: EntrantId
    name: str
    club: str
    rating: int
    joined: int
    """The first round that they can play in."""
    group: int
    """The group that they joined late; −1: none."""
    origin: int
    at: int
    player: str


@dataclass(frozen=True)
class Withdrew(ClubEvent):
    """Somebody is drawn no more. The games that this has decided follow as results."""

    kind = "withdrew"
    entrant: EntrantId
    why: str
    at: int


@dataclass(frozen=True)
class Returned(ClubEvent):
    """Somebody who had withdrawn is there again."""

    kind = "returned"
    entrant: EntrantId
    joined: int
    """For somebody who had left before the start: the first round that they can play in."""
    group: int
    at: int


@dataclass(frozen=True)
class Begun(ClubEvent):
    """The order of the seeds is settled."""

    kind = "begun"
    seeds: Entrants
    """The strongest first."""
    rounds: int
    """Of a Swiss tournament; 0 elsewhere."""
    groups: Groups
    at: int


@dataclass(frozen=True)
class Drawn(ClubEvent):
    """Matches of a round, numbered on from those drawn before."""

    kind = "drawn"
    round: int
    seatings: Seatings
    dissolved: Matches
    """Byes and tables of the round that are given up for them."""
    at: int


@dataclass(frozen=True)
class Reported(ClubEvent):
    """A match has ended."""

    kind = "reported"
    match: MatchId
    order: Order
    points: Points
    why: str
    at: int


@dataclass(frozen=True)
class Corrected(ClubEvent):
    """A match ended otherwise than was reported."""

    kind = "corrected"
    match: MatchId
    order: Order
    points: Points
    why: str
    voided: Matches
    """The later matches that would not have been drawn so."""
    at: int


@dataclass(frozen=True)
class Undone(ClubEvent):
    """A match has not ended at all: its result is awaited again."""

    kind = "undone"
    match: MatchId
    voided: Matches
    at: int


@dataclass(frozen=True)
class Laid(ClubEvent):
    """There is a table online for a match."""

    kind = "laid"
    match: MatchId
    table: str
    at: int


@dataclass(frozen=True)
class Called(ClubEvent):
    """The referee is wanted at a table."""

    kind = "called"
    match: MatchId
    at: int


@dataclass(frozen=True)
class Ruled(ClubEvent):
    """The referee has decided something. If that is how a match ended, its result follows."""

    kind = "ruled"
    match: MatchId
    text: str
    """In words."""
    at: int
    decision: str = ""
    """What a table that is laid here was told to do; the words may then be left out."""


@dataclass(frozen=True)
class Paused(ClubEvent):
    """Everybody pauses."""

    kind = "paused"
    at: int


@dataclass(frozen=True)
class Resumed(ClubEvent):
    """Everybody plays on."""

    kind = "resumed"
    at: int
