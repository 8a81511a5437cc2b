"""What goes by HTTP between a page and the house: a new table, a seat, a finished game. What goes by socket is in `wire.py`."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from sumdeck.learning.spaced import WANTED
from sumdeck.rules.offers import Setting, SettingValue
from sumdeck.server.views import Card, PlayerView
from sumdeck.server.wire import Details, N, Part, Person, Short
from sumdeck.table import Announcement, HouseRules
from sumdeck.table.help import Help

Way: TypeAlias = Literal["computer", "friends", "tablet"]
Secret: TypeAlias = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$", max_length=64)]
"""At least 128 bits by chance; empty for whoever will not say it again."""
Sentence: TypeAlias = Annotated[str, Meta(max_length=500)]
TaskText: TypeAlias = Annotated[str, Meta(max_length=2500)]
Sentences: TypeAlias = Annotated[tuple[Sentence, ...], Meta(max_length=100)]


class Request(Struct, gc=False, forbid_unknown_fields=True):
    """What a page sends, and what is in it."""


class Level(Part):
    """How hard: some cards, and some settings."""

    name: str
    title: str
    settings: dict[str, SettingValue]
    """What this level changes about the usual."""


class PackCard(Part):
    """A kind of card, and how surely we know it."""

    text: str
    colour: str
    count: int
    points: int
    status: str
    points_status: str


class Pack(Part):
    """The cards of a level, as they count in the scoring game."""

    name: str
    title: str
    cards: tuple[PackCard, ...]


class Game(Part):
    """A game that can be played here."""

    name: str
    seats: tuple[int, int]
    """How many may play: the least, the most."""
    levels: tuple[Level, ...]
    settings: tuple[Setting, ...]
    players: tuple[str, ...]
    """Its computer players, the weakest first."""
    packs: tuple[Pack, ...]


class Games(Part):
    """All there is to choose from."""

    games: tuple[Game, ...]
    house: tuple[Setting, ...]
    phrases: tuple[str, ...]


class Guest(Part):
    """A game of another package, which the page does not know by itself; it comes in the head of the page."""

    name: str
    levels: tuple[str, ...]
    faces: tuple[str, ...]
    """Some of its cards, for the lid of its box."""
    words: dict[str, dict[str, str | dict[str, str]]]
    """What its box says, in each language."""


class Printable(Part):
    """What can be printed."""

    games: dict[str, tuple[str, ...]]
    """For each game what there is: `cards`, `rules`, `sheets` …"""


class SeatRequest(Request):
    """For whom a seat shall be."""

    kind: Literal["person", "computer"]
    player: Short = ""
    name: Short = ""
    help_level: Short = ""


class TableRequest(Request):
    """A new table, please."""

    game: Short
    level: Short
    settings: Annotated[dict[Short, bool | int | Short], Meta(max_length=100)]
    way: Way
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=10)]
    house: Annotated[dict[Short, Any], Meta(max_length=30, extra={"typescript": "Partial<HouseRules>"})]
    due: Annotated[tuple[Short, ...], Meta(max_length=WANTED)] = ()
    """The facts that the cards shall bring, against the computer: of many honest shuffles the one that brings most."""
    key: Secret = ""
    """Nobody can guess it: if the request is said again, it is granted once and answered alike."""


class OwnSeat(Part):
    """A seat, and the token that is the only key to it."""

    seat: int
    token: str


class TableMade(Part):
    """The table is laid; these seats are the sender's."""

    table: str
    code: str
    """Four words that lead others to it."""
    seats: tuple[OwnSeat, ...]


class JoinRequest(Request):
    """A free seat at a table, please; or a place to watch from."""

    code: Short = ""
    table: Short = ""
    name: Short = ""
    help_level: Short = ""
    """How much help one would like."""
    key: Secret = ""
    """Nobody can guess it: if the request is said again, it is granted once and answered alike."""


class Joined(Part):
    """The seat that was free; or none, for an onlooker."""

    table: str
    seat: int | None
    token: str


class AgreedRequest(Request):
    """What is played at this table, please?"""

    code: Short = ""
    table: Short = ""


class Agreed(Part):
    """What a table has agreed on before the first card."""

    game: str
    level: str
    settings: dict[str, SettingValue]
    """What is not as usual at this level."""
    house: HouseRules
    people: tuple[str, ...]
    """The people who sit there already."""
    free: int
    """How many seats are still free."""


class ReplayRequest(Request):
    """Show me this game, please."""

    record: str


class PlayOnRequest(Request):
    """A table that begins where this game stood, please, for me against the computer."""

    record: str
    claims: N
    """How many of its claims stand."""
    seat: N
    player: Short
    """Who plays all other seats."""
    called: Short = ""
    """What that player is called; several of them are numbered. Empty: by what it is."""
    name: Short = ""
    help_level: Short = ""
    key: Secret = ""
    """Nobody can guess it: if the request is said again, it is granted once and answered alike."""


class Step(Part):
    """One position of a finished game."""

    n: int
    said: Announcement | None
    """What led to it; null for the first."""
    view: PlayerView
    """As an onlooker saw it."""
    hands: tuple[tuple[Card, ...], ...]
    position: str
    """The same as a line that can be typed; empty where the game has no notation."""


class Record(Part):
    """A finished game, step by step, with every hand open."""

    table: str
    """Empty for a game that somebody has brought."""
    onlookers: bool
    """Whether others may look at it by a link."""
    begun: int
    """So many of its claims were made in another game."""
    game: str
    level: str
    people: tuple[Person, ...]
    steps: tuple[Step, ...]
    text: str
    """The record as a file, which `sumdeck record verify` reads."""


class Moment(Part):
    """A turn of one's own that is worth a second look. What could be found there is not told."""

    at: int
    """How many claims stood before it."""
    turn: int
    """Which turn of the game it was."""
    could: int
    did: int
    unit: str
    """`cards` or `points`."""
    view: PlayerView
    """As the seat saw it."""


class SecondLook(Part):
    """The turns of a seat that are worth a second look, the most telling first; and the help there is in searching."""

    name: str
    moments: tuple[Moment, ...]
    help: Help


class SearchRequest(Request):
    """I have found something: this sentence."""

    at: N
    text: Sentence
    before: Sentences = ()
    """What was found there before it, where a turn is many moves."""


class Found(Part):
    """The sentence is true, and this is what it would have won, with those before it."""

    won: int
    view: PlayerView | None
    """How the table would lie then, where the turn goes on; None where it does not."""


class SearchHelpRequest(Request):
    """A step of help in a second look, please."""

    at: N
    rung: N
    before: Sentences = ()


class SearchHelp(Part):
    """One rung of help."""

    rung: int
    code: str
    details: Details


class TaskRequest(Request):
    """What is this task, please?"""

    task: TaskText
    step: N = 0
    """Which of a series; 0 for the whole of it, and where it is none."""


class TaskShown(Part):
    """A task, as it is read. What can be found is not told."""

    task: str
    """As it stands in a link, with all that its name stood for."""
    goal: str
    """`guide`, `play` or `find`."""
    game: str
    level: str
    deal: str
    moment: Moment | None
    """Where something is to be found."""
    seat: int
    """Whose turn it is there."""
    help: Help
    fact: str
    """What every puzzle of a series asks for: `×7`; empty for anything."""
    count: int
    """A series of so many puzzles; 0 where it is none."""
    minutes: int
    """Games for so long; 0 where it is one."""


class TaskTableRequest(Request):
    """A table for this task, please, for me against the computer."""

    task: TaskText
    step: N = 0
    """Which of a series; 0 where it is none."""
    name: Short = ""
    called: Short = ""
    """What the computer player is called; empty: by what it is."""
    player: Short = ""
    """Which one; empty for the one that the house has for it."""
    help_level: Short = ""
    key: Secret = ""
    """Nobody can guess it: if the request is said again, it is granted once and answered alike."""


class TaskTable(Part):
    """The table is laid; the seat is the sender's."""

    table: str
    seats: tuple[OwnSeat, ...]
    game: str
    level: str
    turns: tuple[str, ...]
    """For a guide what each of its turns is about."""


class TaskSearchRequest(Request):
    """I have found something there: this sentence."""

    task: TaskText
    text: Sentence
    before: Sentences = ()


class TaskHelpRequest(Request):
    """A step of help there, please."""

    task: TaskText
    rung: N
    before: Sentences = ()


class Refused(Part):
    """Why a request cannot be granted."""

    code: str
    details: Details
