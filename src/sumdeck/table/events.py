"""What can happen at a table, as numbered events: the log of a table is the list of them, and all that is ever kept.

Nothing is edited: what is taken back stays in the log, with the event that took it back behind it. What an event does is in
`fold.py`, what each seat hears of it in `telling.py`.
"""

from typing import TypeAlias

from sumdeck.ledger import EventLoader, LoggedEvent
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Seat
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import SeatPlan

Details: TypeAlias = tuple[tuple[str, str], ...]
"""What belongs to a code, by name."""


class Event(LoggedEvent):
    """Something that happened at a table."""


class Opened(Event, kind="opened"):
    """The table is laid. Always event 0. Holds the deal, which nobody is told before the end."""

    game: str
    version: int
    options: Json
    """Complete, as the game dumps them."""
    seats: tuple[SeatPlan, ...]
    deal: Deal
    nonce: str
    commitment: str
    """The promise of the deal: everybody knows it before the first move."""
    house: HouseRules
    at: int
    """When, in milliseconds. All times are."""
    begun: int = 0
    """So many claims, which follow at once, were made in another game; from there this one is played on."""
    laid: str = ""
    """The position that the game begins with, as a line; empty where it begins with its deal."""
    lines: tuple[str, ...] = ()
    """What a computer player says in its first turns, as far as it may: it plays along with somebody who learns."""
    among: int = 0
    """Of so many shuffles the deal was chosen; 0 where nobody chose."""
    wished: tuple[str, ...] = ()
    """The facts that it was to bring."""


class Seated(Event, kind="seated"):
    """A person has sat down."""

    seat: Seat
    name: str
    key: str
    at: int
    level: str = ""
    """How much help the person would like (`help.py`)."""


class Claimed(Event, kind="claimed"):
    """A claim that was accepted."""

    seat: Seat
    text: str
    """As it was said. Others hear it in the words of the game."""
    key: str
    at: int
    player: str = ""
    """Which computer player said it; empty for a person."""


class Mistaken(Event, kind="mistaken"):
    """A claim whose mathematics was wrong. Only its seat hears of it."""

    seat: Seat
    text: str
    code: str
    details: Details
    key: str


class Objected(Event, kind="objected"):
    """A seat has objected to a claim that stood."""

    seat: Seat
    to_n: int
    good: bool
    """Whether the claim is wrong. If so, `Voided` follows."""
    key: str


class Voided(Event, kind="voided"):
    """A wrong claim, and whatever was said after it, counts no more: its seat plays again."""

    to_n: int
    at: int


class Hinted(Event, kind="hinted"):
    """A seat has asked for help and got one rung of it. Only that seat hears of it."""

    seat: Seat
    rung: int
    code: str
    details: Details
    key: str
    """Empty where nobody has asked: whoever watches over the table has sent it."""


class StepsKept(Event, kind="steps_kept"):
    """A seat has said so much of a turn that is not whole yet. Nobody is told."""

    seat: Seat
    steps: tuple[str, ...]
    key: str


class Aided(Event, kind="aided"):
    """A picture for counting has been laid before a seat. Only that seat hears of it."""

    seat: Seat
    aid: str
    """Empty for one that was sent about nothing in particular: the page takes what fits."""
    key: str
    """Empty where nobody has asked: whoever watches over the table has sent it."""


class TakeBackAsked(Event, kind="take_back_asked"):
    """A seat would like to take its last claim back."""

    seat: Seat
    to_n: int
    """That claim."""
    key: str


class TakenBack(Event, kind="taken_back"):
    """The claim `to_n`, and whatever was said after it, counts no more."""

    seat: Seat
    to_n: int
    at: int


class TakeBackRefused(Event, kind="take_back_refused"):
    """A seat has said no; or the one who asked thought better of it."""

    seat: Seat
    key: str


class Agreed(Event, kind="agreed"):
    """A seat has said yes to what another asked."""

    seat: Seat
    what: str
    key: str


class ClockRanOut(Event, kind="clock_ran_out"):
    """The time for a turn is up."""

    seat: Seat
    at: int


class StandInAsked(Event, kind="stand_in_asked"):
    """A seat would like a computer player to play on for a person who is away, or for another computer player."""

    seat: Seat
    missing: Seat
    player: str
    key: str
    called: str = ""
    """What the seat is called then; empty where it keeps its name."""


class StandInRefused(Event, kind="stand_in_refused"):
    """A seat would rather wait; or the one who asked would."""

    seat: Seat
    key: str


class StandInAgreed(Event, kind="stand_in_agreed"):
    """From now on a computer player plays this seat, until its person is back."""

    seat: Seat
    player: str
    at: int
    called: str = ""
    """What the seat is called from now on; empty where it keeps its name."""


class Returned(Event, kind="returned"):
    """A person is back and has the seat again."""

    seat: Seat
    at: int


class Phrase(Event, kind="phrase"):
    """A seat has said one of the canned phrases."""

    seat: Seat
    phrase: str
    key: str


class RematchAsked(Event, kind="rematch_asked"):
    """A seat would like to play again."""

    seat: Seat
    key: str


class RematchRefused(Event, kind="rematch_refused"):
    """A seat would not; or the one who asked not any more."""

    seat: Seat
    key: str


class RematchMade(Event, kind="rematch_made"):
    """There is a table for the rematch."""

    table: str


class Paused(Event, kind="paused"):
    """Nobody plays for a while, and no clock runs."""

    at: int


class Resumed(Event, kind="resumed"):
    """Play goes on where it was."""

    at: int


class UmpireCalled(Event, kind="umpire_called"):
    """A seat would like whoever watches over this table to come and look."""

    seat: Seat
    key: str


class Ruled(Event, kind="ruled"):
    """Whoever watches over this table has decided something."""

    ruling: str
    """One of `umpire.RULINGS`."""
    to_n: int
    """Where a turn is played again: the claim that counts no more, with all that was said after it."""
    at: int


class Closed(Event, kind="closed"):
    """Nothing happens here any more."""

    why: str


EVENTS = EventLoader(Event)
load_event, load_events = EVENTS.event, EVENTS.events
