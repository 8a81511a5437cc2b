"""What travels between a tournament and its screens. How it is paired and shown is in `sumdeck.club.plan`."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, json

from sumdeck.club.bracket import Sheet
from sumdeck.club.match import Seating
from sumdeck.club.plan import Plan
from sumdeck.club.progress import Ruling
from sumdeck.club.questions import ClubQuestion
from sumdeck.club.settings import LONGEST_TEXT, MOST_ENTRANTS
from sumdeck.club.terms import LONGEST_LESSON
from sumdeck.server.requests import Record, Request, Secret, TaskText
from sumdeck.server.wire import Bye, ClientMessage, No, Part, Ping, Pong, ServerMessage, Short, reader
from sumdeck.table import Announcement

CLUB: Final = (Seating, Ruling, ClubQuestion)
"""What a tournament tells is sent as it is."""
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Id: TypeAlias = Annotated[int, Meta(ge=0, lt=100_000)]
OrderRequest: TypeAlias = Annotated[tuple[Annotated[tuple[Id, ...], Meta(max_length=4)], ...], Meta(max_length=4)]
"""Who came first, second …; equals stand together."""
PointsRequest: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=-(10**6), le=10**6)], ...], Meta(max_length=4)]


# What an organiser asks for


class ClubQuestions(Part):
    """The six questions for each game that two or more can play."""

    games: dict[str, tuple[ClubQuestion, ...]]


class EntrantRequest(Request):
    """Somebody who takes part."""

    name: Name
    club: Name = ""
    rating: Annotated[int, Meta(ge=0, le=100_000)] = 0
    player: Short = ""
    """Which computer player it is; empty for a person."""


class ClubRequest(Request):
    """A tournament, please."""

    name: Name
    settings: Annotated[dict[Short, Any], Meta(max_length=30)]
    terms: Annotated[dict[Short, Any], Meta(max_length=30)]
    entrants: Annotated[tuple[EntrantRequest, ...], Meta(max_length=MOST_ENTRANTS)] = ()
    friendly: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
    """So many more, with friendly names that the house draws."""
    key: Secret = ""
    """Nobody can guess it: if the request is said again, it is granted once and answered alike."""


class ClubMade(Part):
    """The tournament takes entries."""

    club: str
    code: str
    """Four words that lead everybody to it."""
    token: str
    """The organiser's key."""


class EnterRequest(Request, tag="enter", tag_field="do"):
    """Let these take part too."""

    entrants: Annotated[tuple[EntrantRequest, ...], Meta(max_length=MOST_ENTRANTS)] = ()
    friendly: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0


class WithdrawRequest(Request, tag="withdraw", tag_field="do"):
    """Somebody leaves; or is not here: then their name may be taken later, and nobody waits for it."""

    entrant: Id
    why: Literal["withdrew", "no_show", "ruled_out", "absent"] = "withdrew"


class ReturnRequest(Request, tag="return", tag_field="do"):
    """Somebody is back."""

    entrant: Id


class ReleaseRequest(Request, tag="release", tag_field="do"):
    """Whoever has taken this name has it no more: another device may."""

    entrant: Id


class KeepNameRequest(Request, tag="keep_name", tag_field="do"):
    """The name stays on the device that has it, whoever else has asked for it."""

    entrant: Id


class BeginRequest(Request, tag="begin", tag_field="do"):
    """Draw the first round."""


class DrawRequest(Request, tag="draw", tag_field="do"):
    """Draw the next round."""


class RedrawRequest(Request, tag="redraw", tag_field="do"):
    """Draw this round once more."""


class ReportRequest(Request, tag="report", tag_field="do"):
    """A game has ended so; if it has ended otherwise before, that was wrong."""

    match: Id
    order: OrderRequest
    points: PointsRequest = ()


class UndoRequest(Request, tag="undo", tag_field="do"):
    """This game has not ended at all."""

    match: Id


class PauseRequest(Request, tag="pause", tag_field="do"):
    """All tables rest, or go on."""

    on: bool


class AssignRequest(Request, tag="assign", tag_field="do"):
    """These play a game or a level of their own from now on; both empty: what everybody plays."""

    entrants: Annotated[tuple[Id, ...], Meta(max_length=MOST_ENTRANTS)]
    game: Short = ""
    level: Short = ""


class TimerRequest(Request, tag="timer", tag_field="do"):
    """The lesson ends in so many minutes; 0: nobody counts them."""

    minutes: Annotated[int, Meta(ge=0, le=LONGEST_LESSON)]


class GiveTaskRequest(Request, tag="task", tag_field="do"):
    """Everybody here, or some, may do this task now; what becomes of it comes to the desk by itself while the lesson is open."""

    task: TaskText
    entrants: Annotated[tuple[Id, ...], Meta(max_length=MOST_ENTRANTS)] = ()
    """Empty: everybody."""


class FinishRequest(Request, tag="finish", tag_field="do"):
    """It is over: every game is counted as it stands."""


class RuleRequest(Request, tag="rule", tag_field="do"):
    """The referee decides at a table."""

    match: Id
    ruling: Literal["stands", "again", "ended"]
    to: Annotated[int, Meta(ge=-1, lt=2**31)] = -1
    """The event of the turn that is played again."""
    order: OrderRequest = ()
    """How a game that is decided has ended."""
    text: Annotated[str, Meta(max_length=500)] = ""
    """What the referee has said, for the log."""


class HelpRequest(Request, tag="help", tag_field="do"):
    """Send a hint, or a picture, to whoever is to play at a table."""

    match: Id
    what: Literal["hint", "picture"]


class SideRequest(Request, tag="side", tag_field="do"):
    """Let those who are out play on in a tournament of their own."""

    name: Name = ""
    """What it is called; empty: the second of this name."""


class EraseRequest(Request, tag="erase", tag_field="do"):
    """Let nothing of it be left: names, results, tables, the side event."""


ClubDo: TypeAlias = (
    EnterRequest
    | WithdrawRequest
    | ReturnRequest
    | ReleaseRequest
    | KeepNameRequest
    | BeginRequest
    | DrawRequest
    | RedrawRequest
    | ReportRequest
    | UndoRequest
    | PauseRequest
    | AssignRequest
    | TimerRequest
    | GiveTaskRequest
    | FinishRequest
    | RuleRequest
    | HelpRequest
    | SideRequest
    | EraseRequest
)
"""What only the organiser may ask for."""


class OrganiserRequest(Request):
    """What only the organiser of a tournament may ask for."""

    token: Short


class ClubOrder(OrganiserRequest):
    """An organiser speaks."""

    what: ClubDo


class RecordRequest(OrganiserRequest):
    """The referee looks at a table."""

    match: Id


class GlanceRequest(OrganiserRequest):
    """The organiser looks over all shoulders."""


class TableLook(Part):
    """A table as the referee sees it: every hand open, and all that was said, wrong sums and hints too."""

    record: Record
    said: tuple[Announcement, ...]


# What every screen shows


class LiveTable(Part):
    """What goes on at a table that is laid here."""

    match: int
    table: str
    """Its id."""
    phase: str
    """`gathering`, `playing`, `over` …"""
    paused: bool
    turn: str
    """Who is to play."""
    turns: int
    """How many claims have been made."""
    calling: tuple[str, ...]
    """Who has called the referee."""
    tied: bool
    """Whether it has ended without a winner where there must be one: the organiser decides."""
    awaited: tuple[str, ...]
    """Who has not come yet to a table that cannot begin without them."""


class ClubEntrant(Part):
    """Who takes part."""

    id: int
    name: str
    club: str
    rating: int
    player: str
    gone: bool
    why_gone: str
    taken: bool
    """Whether somebody has chosen to be this entrant."""
    registered: bool
    """Whether the name was there before the person."""
    wanted: int
    """How many say on other devices that it is their name: the organiser may let the first of them have it."""
    game: str
    """What they play, where it is not what everybody plays."""
    level: str
    task: int
    """The number of a task of their own; 0: none. Which it is, they alone are told."""
    again: bool
    """Whether they would rather play once more with the same than wait for somebody new."""
    at_task: bool
    """Whether they do it at this moment."""


class ClubView(Part):
    """A tournament, as everybody may see it."""

    club: str
    code: str
    digits: str
    """The short code of a class; empty where there is none."""
    n: int
    begun: bool
    paused: bool
    finished: bool
    """Whether somebody has said that it is over."""
    ends: int
    """When the time is up, in milliseconds; 0: nobody counts it."""
    said: int
    """How many sums were said until it was finished, and how many of them were right."""
    right: int
    task: str
    """What everybody may do besides, as its link has it; empty where there is nothing."""
    drawable: bool
    """Whether something can be drawn: the next round, or what is missing of this one."""
    filling: tuple[Seating, ...]
    """What is missing of this one; empty where the next round is drawn."""
    redrawable: bool
    """Whether this round can be drawn again, and would be drawn otherwise."""
    settings: Annotated[dict[str, Any], Meta(extra={"typescript": "{ [name: string]: string | number | boolean }"})]
    terms: Annotated[dict[str, Any], Meta(extra={"typescript": "{ [name: string]: unknown }"})]
    entrants: tuple[ClubEntrant, ...]
    live: tuple[LiveTable, ...]
    rulings: tuple[Ruling, ...]
    """What the referee has decided, in order."""
    plan: Plan
    pictures: tuple[Sheet, ...]
    """The plan as a picture; and, where some of it is past, what is played and to come, with the round before it."""
    side: str
    """The tournament for those who are out; empty where there is none."""
    address: str
    """Where the house can be visited, for whoever looks at it by an address that is good on their own device only; or empty."""
    now: int
    """The time here, in milliseconds."""


class ClubHello(ClientMessage, tag="hello"):
    """The first word of a screen that watches a tournament; once more by one that has missed something."""

    v: int
    last: int = -1
    """The number of the last change that it knows; −1 for none: then it is told the whole."""
    token: Secret = ""
    """Whose screen it is, where the task of the class is done on it."""


class ClubNow(ServerMessage, tag="club"):
    """A tournament as it is after change n."""

    n: int
    view: Annotated[dict[str, Any], Meta(extra={"typescript": "ClubView"})]


class ClubChange(ServerMessage, tag="change"):
    """What has changed, for a screen that knows the tournament as it was after change n − 1."""

    n: int
    now: int
    """The time here, in milliseconds."""
    change: Annotated[Any, Meta(extra={"typescript": "Patch"})]


FromWatcher: TypeAlias = ClubHello | Ping
ToWatcher: TypeAlias = ClubNow | ClubChange | Pong | No | Bye

read_watching: Final = reader(json.Decoder[FromWatcher](FromWatcher))
