"""What can happen in a tournament, as events: its log is the list of them, and all that is ever kept.

Nothing is edited: a wrong result stays in the log, with its correction behind it. Events hold facts, the draw and what a
correction made void among them, so an old log means the same whatever becomes of the pairing. What an event does is in
`fold.py`.
"""

from typing import TypeAlias

from sumdeck.club.match import EntrantId, MatchId, Order, Seating, TaskFacts
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.ledger import EventLoader, LoggedEvent

Entrants: TypeAlias = tuple[EntrantId, ...]
Matches: TypeAlias = tuple[MatchId, ...]
Groups: TypeAlias = tuple[tuple[EntrantId, ...], ...]
Points: TypeAlias = tuple[int, ...]
Seatings: TypeAlias = tuple[Seating, ...]


class ClubEvent(LoggedEvent):
    """Something that happened in a tournament."""


class Opened(ClubEvent, kind="tournament_opened"):
    """The tournament takes entries. Always event 0, and called so that nobody takes it for the opening of a table."""

    name: str
    settings: Settings
    terms: Terms
    at: int
    """When, in milliseconds. All times are."""


class Entered(ClubEvent, kind="entered"):
    """Somebody takes part."""

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


class Withdrew(ClubEvent, kind="withdrew"):
    """Somebody is drawn no more. The games that this has decided follow as results."""

    entrant: EntrantId
    why: str
    at: int


class Returned(ClubEvent, kind="returned"):
    """Somebody who had withdrawn is there again."""

    entrant: EntrantId
    joined: int
    """For somebody who had left before the start: the first round that they can play in."""
    group: int
    at: int


class Begun(ClubEvent, kind="begun"):
    """The order of the seeds is settled."""

    seeds: Entrants
    """The strongest first."""
    rounds: int
    """Of a Swiss tournament; 0 elsewhere."""
    groups: Groups
    at: int


class Drawn(ClubEvent, kind="drawn"):
    """Matches of a round, numbered on from those drawn before."""

    round: int
    seatings: Seatings
    dissolved: Matches
    """Byes and tables of the round that are given up for them."""
    at: int


class Reported(ClubEvent, kind="reported"):
    """A match has ended."""

    match: MatchId
    order: Order
    points: Points
    why: str
    at: int


class Corrected(ClubEvent, kind="corrected"):
    """A match ended otherwise than was reported."""

    match: MatchId
    order: Order
    points: Points
    why: str
    voided: Matches
    """The later matches that would not have been drawn so."""
    at: int


class Undone(ClubEvent, kind="undone"):
    """A match has not ended at all: its result is awaited again."""

    match: MatchId
    voided: Matches
    at: int


class Laid(ClubEvent, kind="laid"):
    """There is a table online for a match."""

    match: MatchId
    table: str
    at: int


class Called(ClubEvent, kind="called"):
    """The referee is wanted at a table."""

    match: MatchId
    at: int


class Ruled(ClubEvent, kind="ruled"):
    """The referee has decided something. If that is how a match ended, its result follows."""

    match: MatchId
    text: str
    """In words."""
    at: int
    decision: str = ""
    """What a table that is laid here was told to do; the words may then be left out."""


class Assigned(ClubEvent, kind="assigned"):
    """Some play something of their own, from their next game on."""

    entrants: Entrants
    game: str
    """Empty: what everybody plays."""
    level: str
    at: int


class SpareLaid(ClubEvent, kind="spare_laid"):
    """There is a table online at which somebody plays against the computer until a seat is free. It counts for nothing."""

    entrant: EntrantId
    table: str
    at: int


class TaskGiven(ClubEvent, kind="task_given"):
    """Everybody here, or some of them, may do this task; one that is new is numbered on from those before."""

    task: str
    at: int
    entrants: Entrants = ()
    """Empty: everybody, besides what somebody was given alone."""


class TaskTold(ClubEvent, kind="task_told"):
    """Somebody has come so far with a task."""

    entrant: EntrantId
    task: int
    """Its number."""
    done: int
    """Steps, and how many of them without help."""
    alone: int
    facts: TaskFacts
    at: int


class NameWanted(ClubEvent, kind="name_wanted"):
    """Somebody says on another device that a name is theirs; or says so no more."""

    entrant: EntrantId
    token: str
    """The hash of what they would take it by."""
    wanted: bool
    at: int


class NameSettled(ClubEvent, kind="name_settled"):
    """It is decided whose a name is."""

    entrant: EntrantId
    at: int


class AgainWanted(ClubEvent, kind="again_wanted"):
    """Somebody would play once more with those whom they have just played with."""

    entrant: EntrantId
    at: int


class Timed(ClubEvent, kind="timed"):
    """It is said when the time is up."""

    ends: int
    """0: nobody counts it any more."""
    at: int


class Finished(ClubEvent, kind="finished"):
    """It is over, and nothing is drawn any more. How the games stood follows as results."""

    said: int
    """How many sums were said, and how many of them were right."""
    right: int
    at: int


class Paused(ClubEvent, kind="paused"):
    """Everybody pauses."""

    at: int


class Resumed(ClubEvent, kind="resumed"):
    """Everybody plays on."""

    at: int


EVENTS = EventLoader(ClubEvent)
load_event, load_events = EVENTS.event, EVENTS.events
