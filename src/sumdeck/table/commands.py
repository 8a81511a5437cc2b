"""What people, computer players and the house may ask of a table. What becomes of it is decided in `deciding.py`.

Whoever hands a command over vouches for its seat: a table knows no tokens. A command from a person carries a key of the sender's
own; if it arrives twice, it is answered twice and done once.
"""

from typing import TypeAlias

from sumdeck.ledger import Frozen
from sumdeck.rules.game import Seat

TAKE_BACK, STAND_IN, REMATCH = "take_back", "stand_in", "rematch"
"""What can be asked of the others."""
HINT, PICTURE = "hint", "picture"
"""What whoever watches over a table can send."""


class Sit(Frozen):
    """Take a free seat."""

    seat: Seat
    name: str
    key: str
    help_level: str = ""
    """How much help one would like."""


class Say(Frozen):
    """Make a claim."""

    seat: Seat
    text: str
    n: int
    """The last event that the speaker's screen had shown."""
    key: str
    player: str = ""
    """Which computer player speaks; empty for the person."""
    unwarned: bool = False
    """Whether the speaker's screen could not warn of what this may cost: then the table does, and it is to be said again."""


class Object(Frozen):
    """Say that a claim is wrong, where nobody else checks."""

    seat: Seat
    to_n: int
    """The claim, by its number in the log."""
    key: str
    player: str = ""
    """Which computer player objects; empty for the person."""


class AskHint(Frozen):
    """Ask for the next rung of help."""

    seat: Seat
    n: int
    key: str


class KeepSteps(Frozen):
    """Keep what has been said of a turn that is not whole yet, so that it is still there after a break."""

    seat: Seat
    steps: tuple[str, ...]
    """All of them, in order; none where the turn begins again."""
    n: int
    key: str


class AskAid(Frozen):
    """Ask for a picture for counting."""

    seat: Seat
    aid: str
    key: str


class Ask(Frozen):
    """Ask the others for something: a take-back, a stand-in for somebody who is away, another computer player, a rematch."""

    seat: Seat
    what: str
    n: int
    key: str
    missing: Seat | None = None
    """For whom a stand-in shall play: a person who is away, or a computer player."""
    player: str = ""
    """Which one; empty leaves it to the house, for a person."""
    called: str = ""
    """What a computer player is called that takes the seat of another; empty: by what it is."""


class Reply(Frozen):
    """Say yes or no to what was asked. Who asked may say no as well, and so withdraw it."""

    seat: Seat
    what: str
    yes: bool
    key: str
    asked: int | None = None
    """The event in which it was asked, so that a late yes cannot mean another question; None: whatever is open now."""


class SayPhrase(Frozen):
    """Say one of the canned phrases."""

    seat: Seat
    phrase: str
    key: str


class CallUmpire(Frozen):
    """Ask whoever watches over this table to come and look."""

    seat: Seat
    key: str


class Return(Frozen):
    """The person of a seat is there (again). Does nothing where no stand-in plays."""

    seat: Seat


class TimeUp(Frozen):
    """The house has looked at the clock."""


class MakeRematch(Frozen):
    """The house has laid a table for the rematch."""

    table: str


class Pause(Frozen):
    """Whoever watches over this table lets it rest. Does nothing where it rests already."""


class Resume(Frozen):
    """Whoever watches over this table lets it go on."""


class Rule(Frozen):
    """Whoever watches over this table decides something."""

    ruling: str
    to_n: int = -1
    """The claim that is played again."""


class SendHelp(Frozen):
    """Whoever watches over this table lays help before the seat whose turn it is, unasked."""

    what: str
    """HINT or PICTURE."""
    slip: str = ""
    """The way to err that it is about; empty: the next step of the usual help, or a picture that fits the numbers."""


class Close(Frozen):
    """The house closes the table."""

    why: str


Keyed: TypeAlias = Sit | Say | Object | AskHint | KeepSteps | AskAid | Ask | Reply | SayPhrase | CallUmpire
House: TypeAlias = TimeUp | MakeRematch | Pause | Resume | Rule | SendHelp | Close
"""What no seat asks for."""
Command: TypeAlias = Keyed | Return | House
