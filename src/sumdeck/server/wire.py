"""What travels on the socket between a table and a page: the schema, version 1. What goes by HTTP is in `requests.py`.

The types of the page (`web/src/lib/wire.ts`) are written from both by `web/typescript.py`. What a page draws of a game is in
`views`; what a table tells of itself is encoded straight from `sumdeck.table`.
"""

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

from msgspec import Meta, MsgspecError, Struct, json

from sumdeck.rules.game import News
from sumdeck.rules.notation import Sentence
from sumdeck.server.views import PlayerView
from sumdeck.table import Announcement, HouseRules
from sumdeck.table.clock import Clock
from sumdeck.table.help import Help
from sumdeck.table.state import Asked

VERSION: Final = 1
TABLE: Final = (Announcement, News, HouseRules, Help, Asked, Clock)
"""What a table tells is sent as it is."""
T = TypeVar("T")


class ClientMessage(Struct, gc=False, forbid_unknown_fields=True, tag_field="t"):
    """What a page sends on its socket."""


class ServerMessage(Struct, gc=False, tag_field="t"):
    """What a page is told on its socket."""


class Part(Struct, gc=False):
    """What is in a message to a page."""


N: TypeAlias = Annotated[int, Meta(ge=-1, lt=2**31)]
"""The number of the last event on a screen; −1 before the first."""
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""Chosen by the sender: a message that comes twice is answered twice and done once."""
Short: TypeAlias = Annotated[str, Meta(max_length=100)]
Prompt: TypeAlias = Annotated[str, Meta(title="Prompt")]
"""What is awaited of a seat, as a code: `prompt.your_turn`, `prompt.others`, `prompt.take_back` …"""
Details: TypeAlias = dict[str, str | int | bool | Sentence | None]
"""What belongs to a code, by name."""
Question: TypeAlias = Literal["take_back", "rematch", "stand_in"]


# From a page


class Hello(ClientMessage, tag="hello"):
    """The first word: which table, and by which right."""

    v: int
    table: Short
    token: Short = ""
    """Of a seat; empty for an onlooker."""
    last: N = -1


class Claim(ClientMessage, tag="claim"):
    """A sentence."""

    n: N
    key: Key
    text: str
    unwarned: bool = False
    """Whether the page could not tell what this sentence may cost, as of one that is typed: the table then says so first."""


class HintRequest(ClientMessage, tag="hint"):
    """A step of help, please."""

    n: N
    key: Key


class Aid(ClientMessage, tag="aid"):
    """A picture for counting has been opened."""

    aid: Short
    key: Key


class Ask(ClientMessage, tag="ask"):
    """Something to ask of the others."""

    what: Question
    n: N
    key: Key
    seat: int | None = None
    """For a stand-in: who is away, or which computer player shall play no more."""
    player: Short = ""
    """Which computer player plays then; for somebody who is away, empty leaves it to the house."""
    called: Short = ""
    """What the seat of a computer player is called then; empty: by what that one is."""


class Answer(ClientMessage, tag="answer"):
    """Yes or no to what was asked on this screen."""

    what: Question
    yes: bool
    n: N
    key: Key


class Object(ClientMessage, tag="object"):
    """That claim is wrong, says a player where players check each other."""

    n: N
    to: N
    """The claim, by its number."""
    key: Key


class Phrase(ClientMessage, tag="phrase"):
    """One of the canned phrases."""

    phrase: Short
    key: Key


class Call(ClientMessage, tag="call"):
    """Call whoever watches over this table."""

    key: Key


class Look(ClientMessage, tag="look"):
    """Whoever looks back along with me: look at this step. Only when the game is over; nobody notes it."""

    at: N


class Hurry(ClientMessage, tag="hurry"):
    """I have nothing to say: the computer player need not wait for me. Heeded where it waits for nobody else."""


class Wait(ClientMessage, tag="wait"):
    """I am about to speak out of turn: the computer players may wait for my sentence."""


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""


# To a page


class Person(Part):
    """Who sits at a seat."""

    seat: int
    kind: str
    name: str
    """Empty while the seat is free."""
    player: str
    """Which computer player plays the seat just now."""
    help_level: str
    """How much help the person would like: as the house has it (empty), `helped`, `alone`."""
    here: bool


class Now(ServerMessage):
    """How a table stands after event n, as one screen may see it."""

    n: int
    view: PlayerView
    prompt: Prompt
    phase: str
    asked: tuple[Asked, ...]
    clock: Clock | None
    objectionable: tuple[int, ...]
    """The claims to which this seat may object, by their numbers, whether they are right or wrong."""


class Snapshot(Now, tag="snapshot"):
    """Everything, for a screen that begins afresh."""

    seat: int | None
    said: tuple[Announcement, ...]
    """The last of what was said."""
    people: tuple[Person, ...]
    house: HouseRules
    help: Help | None
    """For this seat; null for an onlooker."""
    commitment: str
    """The promise of the deal, which is opened at the end."""
    at: int
    """The table's time, in milliseconds."""


class Event(Now, tag="event"):
    """Something has happened."""

    said: Announcement
    key: str
    """Of the message that caused it, to its sender; empty to everybody else."""


class No(ServerMessage, tag="no"):
    """A claim that is wrong, or something that cannot be: to its sender alone."""

    key: str
    code: str
    details: Details
    n: int
    """The event, where it was noted as one; else −1."""


class Hint(ServerMessage, tag="hint"):
    """One rung of help, to who asked for it."""

    key: str
    rung: int
    code: str
    details: Details
    n: int


class Done(ServerMessage, tag="done"):
    """That has been done before, as event n, or there was nothing to do."""

    key: str
    n: int


class People(ServerMessage, tag="people"):
    """Who is there has changed."""

    people: tuple[Person, ...]


class Looking(ServerMessage, tag="looking"):
    """A seat looks back at this step of a finished game, and others may look along."""

    seat: int
    at: int


class Pong(ServerMessage, tag="pong"):
    """I am here."""


class Bye(ServerMessage, tag="bye"):
    """This screen need not come back as it is."""

    code: str
    details: Details


ToServer: TypeAlias = Hello | Claim | HintRequest | Aid | Ask | Answer | Object | Phrase | Call | Look | Hurry | Wait | Ping
ToPage: TypeAlias = Snapshot | Event | No | Hint | Done | People | Looking | Pong | Bye


class Greeting(Struct, frozen=True, tag_field="t", tag="hello"):
    """As much of a first word as every version will have."""

    v: int


class Unreadable(ValueError):
    """Not a message of the schema."""


def reader(decoder: json.Decoder[T]) -> Callable[[str | bytes], T]:
    """How data of a kind is read. It raises Unreadable, whatever the data."""

    def read(data: str | bytes) -> T:
        try:
            return decoder.decode(data)
        except (MsgspecError, RecursionError, UnicodeDecodeError) as fault:
            raise Unreadable(str(fault)) from fault

    return read


read: Final = reader(json.Decoder[ToServer](ToServer))
read_greeting: Final = reader(json.Decoder(Greeting))
write: Final = json.Encoder().encode
