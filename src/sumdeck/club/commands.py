"""What an organiser, or a table on its own, may ask of a tournament. What becomes of it is decided in `deciding.py`."""

from typing import TypeAlias

from sumdeck.club.match import EntrantId, MatchId, Order, TaskFacts
from sumdeck.ledger import Frozen


class Enter(Frozen):
    """Take part: before the start, or late."""

    name: str
    club: str = ""
    rating: int = 0
    origin: int = -1
    """Who they are in the tournament that they were knocked out of."""
    player: str = ""
    """Which computer player it is; empty for a person."""
    absent: bool = False
    """Whether it is only a name on the register: nobody waits for them until they `Return`."""


class Withdraw(Frozen):
    """Leave the tournament; games that somebody is left alone in are won by them."""

    entrant: EntrantId
    why: str = "withdrew"
    """`withdrew`, `no_show`, `ruled_out`; or `absent`: it was not them, their game was none, and their name waits."""


class Return(Frozen):
    """Come back: whoever has not been knocked out is drawn again."""

    entrant: EntrantId


class Begin(Frozen):
    """Settle the seeds and draw the first round."""

    seeds: tuple[EntrantId, ...] = ()
    """Everybody who is there, the strongest first; empty: as the settings have it."""


class DrawRound(Frozen):
    """Draw the next round, or what is missing of this one: latecomers, and who was left over by a correction."""


class Redraw(Frozen):
    """Draw the last round once more, while none of its games has ended: by another lot, or since somebody came or left."""


class Report(Frozen):
    """Tell how a match ended."""

    match: MatchId
    order: Order
    points: tuple[int, ...] = ()
    why: str = "played"


class Correct(Frozen):
    """Tell how a match really ended."""

    match: MatchId
    order: Order
    points: tuple[int, ...] = ()
    why: str = "played"


class Undo(Frozen):
    """Take a result back, with all that was drawn from it."""

    match: MatchId


class Lay(Frozen):
    """Tell where a match is played online."""

    match: MatchId
    table: str


class CallReferee(Frozen):
    """Ask the referee to a table."""

    match: MatchId


class Rule(Frozen):
    """Decide something at a table, and perhaps how its game has ended."""

    match: MatchId
    text: str
    order: Order | None = None
    decision: str = ""


class Assign(Frozen):
    """Let some play a game or a level of their own."""

    entrants: tuple[EntrantId, ...]
    game: str
    level: str


class LaySpare(Frozen):
    """Tell where somebody plays against the computer while nobody is free."""

    entrant: EntrantId
    table: str


class GiveTask(Frozen):
    """Let everybody here do this task, as its link has it; or some only."""

    task: str
    entrants: tuple[EntrantId, ...] = ()
    """Empty: everybody."""


class TellTask(Frozen):
    """Tell how far somebody has come with a task that was given here."""

    entrant: EntrantId
    task: str
    done: int
    alone: int
    facts: TaskFacts = ()


class WantName(Frozen):
    """Say that an entrant's name is one's own, though another device has it; or that one does not want it any more."""

    entrant: EntrantId
    token: str
    """The hash of the token by which it would be taken."""
    wanted: bool = True


class SettleName(Frozen):
    """Decide whose a name is: nobody asks for it any more."""

    entrant: EntrantId


class PlayAgain(Frozen):
    """Play once more with those whom one has just played with, rather than wait for somebody new."""

    entrant: EntrantId


class SetTimer(Frozen):
    """Say how long the lesson lasts from now on; 0: nobody counts it."""

    minutes: int


class Unfinished(Frozen):
    """A game that has not come to its end, and what everybody had by then."""

    match: MatchId
    points: tuple[int, ...] = ()


class Finish(Frozen):
    """End everything now. Games at which nobody has said anything were none; of the others nobody has won."""

    unfinished: tuple[Unfinished, ...] = ()
    said: int = 0
    right: int = 0


class Pause(Frozen):
    """Let everybody pause."""


class Resume(Frozen):
    """Let everybody play on, also after the end."""


Command: TypeAlias = (
    Enter
    | Withdraw
    | Return
    | Begin
    | DrawRound
    | Redraw
    | Report
    | Correct
    | Undo
    | Lay
    | CallReferee
    | Rule
    | Assign
    | LaySpare
    | GiveTask
    | TellTask
    | WantName
    | SettleName
    | PlayAgain
    | SetTimer
    | Finish
    | Pause
    | Resume
)
