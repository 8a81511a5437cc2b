"""What can happen at a table, as numbered events: the log of a table is the list of them, and all that is ever kept.

Nothing is edited: what is taken back stays in the log, with the event that took it back behind it. What an event does is in
`fold.py`, what each seat hears of it in `telling.py`, how it comes back from data in `loading.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sumdeck.ledger import LoggedEvent
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Seat
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import SeatPlan

Details: TypeAlias = tuple[tuple[str, str], ...]
"""What belongs to a code, by name."""


@dataclass(frozen=True)
class Event(LoggedEvent):
    """Something that happened at a table."""


@dataclass(frozen=True)
class Opened(Event):
    """The table is laid. Always event 0. Holds the deal, which nobody is told before the end."""

    kind = "opened"
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


@dataclass(frozen=True)
class Seated(Event):
    """A person has sat down."""

    kind = "seated"
    seat: Seat
    name: str
    key: str
    at: int
    level: str = ""
    """How much help the person would like (`help.py`)."""


@dataclass(frozen=True)
class Claimed(Event):
    """A claim that was accepted."""

    kind = "claimed"
    seat: Seat
    text: str
    """As it was said. Others hear it in the words of the game."""
    key: str
    at: int
    player: str = ""
    """Which computer player said it; empty for a person."""


@dataclass(frozen=True)
class Mistaken(Event):
    """A claim whose mathematics was wrong. Only its seat hears of it."""

    kind = "mistaken"
    seat: Seat
    text: str
    code: str
    details: Details
    key: str


@dataclass(frozen=True)
class Objected(Event):
    """A seat has objected to a claim that stood."""

    kind = "objected"
    seat: Seat
    to_n: int
    good: bool
    """Whether the claim is wrong. If so, `Voided` follows."""
    key: str


@dataclass(frozen=True)
class Voided(Event):
    """A wrong claim, and whatever was said after it, counts no more: its seat plays again."""

    kind = "voided"
    to_n: int
    at: int


@dataclass(frozen=True)
class Hinted(Event):
    """A seat has asked for help and got one rung of it. Only that seat hears of it."""

    kind = "hinted"
    seat: Seat
    rung: int
    code: str
    details: Details
    key: str


@dataclass(frozen=True)
class StepsKept(Event):
    """A seat has said so much of a turn that is not whole yet. Nobody is told."""

    kind = "steps_kept"
    seat: Seat
    steps: tuple[str, ...]
    key: str


@dataclass(frozen=True)
class Aided(Event):
    """A picture for counting has been laid before a seat. Only that seat hears of it."""

    kind = "aided"
    seat: Seat
    aid: str
    key: str


@dataclass(frozen=True)
class TakeBackAsked(Event):
    """A seat would like to take its last claim back."""

    kind = "take_back_asked"
    seat: Seat
    to_n: int
    """That claim."""
    key: str


@dataclass(frozen=True)
class TakenBack(Event):
    """The claim `to_n`, and whatever was said after it, counts no more."""

    kind = "taken_back"
    seat: Seat
    to_n: int
    at: int


@dataclass(frozen=True)
class TakeBackRefused(Event):
    """A seat has said no; or the one who asked thought better of it."""

    kind = "take_back_refused"
    seat: Seat
    key: str


@dataclass(frozen=True)
class Agreed(Event):
    """A seat has said yes to what another asked."""

    kind = "agreed"
    seat: Seat
    what: str
    key: str


@dataclass(frozen=True)
class ClockRanOut(Event):
    """The time for a turn is up."""

    kind = "clock_ran_out"
    seat: Seat
    at: int


@dataclass(frozen=True)
class StandInAsked(Event):
    """A seat would like a computer player to play on for a person who is away."""

    kind = "stand_in_asked"
    seat: Seat
    missing: Seat
    player: str
    key: str


@dataclass(frozen=True)
class StandInRefused(Event):
    """A seat would rather wait; or the one who asked would."""

    kind = "stand_in_refused"
    seat: Seat
    key: str


@dataclass(frozen=True)
class StandInAgreed(Event):
    """From now on a computer player plays this seat, until its person is back."""

    kind = "stand_in_agreed"
    seat: Seat
    player: str
    at: int


@dataclass(frozen=True)
class Returned(Event):
    """A person is back and has the seat again."""

    kind = "returned"
    seat: Seat
    at: int


@dataclass(frozen=True)
class Phrase(Event):
    """A seat has said one of the canned phrases."""

    kind = "phrase"
    seat: Seat
    phrase: str
    key: str


@dataclass(frozen=True)
class RematchAsked(Event):
    """A seat would like to play again."""

    kind = "rematch_asked"
    seat: Seat
    key: str


@dataclass(frozen=True)
class RematchRefused(Event):
    """A seat would not; or the one who asked not any more."""

    kind = "rematch_refused"
    seat: Seat
    key: str


@dataclass(frozen=True)
class RematchMade(Event):
    """There is a table for the rematch."""

    kind = "rematch_made"
    table: str


@dataclass(frozen=True)
class Paused(Event):
    """Nobody plays for a while, and no clock runs."""

    kind = "paused"
    at: int


@dataclass(frozen=True)
class Resumed(Event):
    """Play goes on where it was."""

    kind = "resumed"
    at: int


@dataclass(frozen=True)
class UmpireCalled(Event):
    """A seat would like whoever watches over this table to come and look."""

    kind = "umpire_called"
    seat: Seat
    key: str


@dataclass(frozen=True)
class Ruled(Event):
    """Whoever watches over this table has decided something."""

    kind = "ruled"
    ruling: str
    """One of `umpire.RULINGS`."""
    to_n: int
    """Where a turn is played again: the claim that counts no more, with all that was said after it."""
    at: int


@dataclass(frozen=True)
class Closed(Event):
    """Nothing happens here any more."""

    kind = "closed"
    why: str


Sent: TypeAlias = (
    Seated
    | Claimed
    | Mistaken
    | Objected
    | Hinted
    | StepsKept
    | Aided
    | TakeBackAsked
    | TakeBackRefused
    | Agreed
    | StandInAsked
    | StandInRefused
    | Phrase
    | RematchAsked
    | RematchRefused
    | UmpireCalled
)
"""The events that a message of a seat has caused, with the key that it carried."""
