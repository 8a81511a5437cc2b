"""What each seat, and an onlooker, is told of an event: a code with its details, and of a claim the sentence.

Nothing that a person has typed is ever passed on: others hear a claim in the words of the game, written from their own view of
the table, so that no word can depend on a card they do not see. A wrong claim, a hint and a picture are between the table
and one seat.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from sumdeck.rules.game import News, Seat, View
from sumdeck.rules.notation import Sentence, in_parts, joined, notation
from sumdeck.table.events import (
    Agreed,
    Aided,
    Claimed,
    ClockRanOut,
    Closed,
    Details,
    Event,
    Hinted,
    Mistaken,
    Objected,
    Opened,
    Paused,
    Phrase,
    RematchAsked,
    RematchMade,
    RematchRefused,
    Resumed,
    Returned,
    Ruled,
    Seated,
    StandInAgreed,
    StandInAsked,
    StandInRefused,
    StepsKept,
    TakeBackAsked,
    TakeBackRefused,
    TakenBack,
    UmpireCalled,
    Voided,
)
from sumdeck.table.state import LEAST, Step, TableState
from sumdeck.table.umpire import AGAIN, ENDED, STANDS

CLOCKS: Final = {"wait": "told.clock_wait", "discard": "told.clock_discard", "bot": "told.clock_bot"}
"""What is told when a clock comes to zero, by the house rule."""
RULED: Final = {STANDS: "told.ruled_stands", AGAIN: "told.ruled_again", ENDED: "told.ruled_ended"}


@dataclass(frozen=True)
class Announcement:
    """An event as somebody may hear of it."""

    n: int
    """Its number in the log."""
    seat: Seat | None
    """Who did it; None for the house."""
    code: str
    """Its words are in the language files."""
    sentence: Sentence = ()
    """A claim, in the notation of its game."""
    move: Any = None
    """The same as plain data, where its game says it: its `sketch`."""
    details: dict[str, str | Sentence] = field(default_factory=dict)
    news: tuple[News, ...] = ()
    """What a claim has brought besides what its sentence says."""

    @property
    def text(self) -> str:
        """The sentence in one piece."""
        return joined(self.sentence)


def tell(
    state: TableState, n: int, event: Event, step: Step | None, to: Seat | None, before: View[Any] | None = None
) -> Announcement | None:
    """An event as a seat (None: an onlooker) may hear of it; None if it is not told.

    A claim comes with its step, and if it is at hand, with what the one who hears of it saw before.
    """
    match event:
        case Mistaken() | Hinted():
            return Announcement(n, event.seat, event.code, details=in_parts(dict(event.details))) if to == event.seat else None
        case StepsKept():
            return None
        case Aided():
            code = "told.aided" if event.key else "told.aid_sent"
            return Announcement(n, event.seat, code, details={"aid": event.aid}) if to == event.seat else None
        case Claimed():
            assert step is not None
            return _claim(state, n, event, step, to, before)
        case Opened():
            begun: dict[str, str | Sentence] = {"count": str(event.begun)} if event.begun else {}
            code = "told.played_on" if begun else "told.opened"
            return Announcement(n, None, code, details={"commitment": event.commitment, **begun})
        case Voided():
            return Announcement(n, None, "told.voided", details={"to": str(event.to_n)})
        case RematchMade():
            return Announcement(n, None, "told.rematch_made", details={"table": event.table})
        case Paused():
            return Announcement(n, None, "told.paused")
        case Resumed():
            return Announcement(n, None, "told.resumed")
        case Ruled():
            return Announcement(n, None, RULED[event.ruling], details={"to": str(event.to_n)})
        case Closed():
            return Announcement(n, None, "told.closed", details={"why": event.why})
        case Phrase():
            return Announcement(n, event.seat, event.phrase, details=_name(state, event.seat))
        case _:
            seat, code, details = _plain(state, event)
            return Announcement(n, seat, code, details=_name(state, seat) | dict(details))


def _claim(state: TableState, n: int, event: Claimed, step: Step, to: Seat | None, before: View[Any] | None) -> Announcement:
    """A claim in the words of the game, and as its data, made from the move and the table as they may be seen."""
    game = state.game
    move = game.redact(step.before, step.seat, step.move, to)
    shown = (game.view(step.before, to) if before is None else before).shown
    said, sketch = notation(game.write(shown, step.seat, move)), game.sketch(shown, step.seat, move)
    news = game.news(step.before, step.seat, step.move, step.after)
    details = _name(state, event.seat)
    if event.player not in ("", LEAST) and state.opened.seats[event.seat].person:
        return Announcement(n, event.seat, "told.claimed_for", said, sketch, details | {"player": event.player}, news)
    return Announcement(n, event.seat, "told.claimed", said, sketch, details, news)


def _plain(state: TableState, event: Event) -> tuple[Seat, str, Details]:
    """What is told to everybody alike: the seat, the code, and what else belongs to it."""
    match event:
        case Seated():
            return event.seat, "told.seated", ()
        case Objected():
            return event.seat, "told.objected" if event.good else "told.objected_in_vain", (("to", str(event.to_n)),)
        case TakeBackAsked():
            return event.seat, "told.take_back_asked", (("to", str(event.to_n)),)
        case TakenBack():
            return event.seat, "told.taken_back", (("to", str(event.to_n)),)
        case TakeBackRefused():
            return event.seat, "told.take_back_refused", ()
        case Agreed():
            return event.seat, "told.agreed", (("what", event.what),)
        case ClockRanOut():
            return event.seat, CLOCKS[state.house.clock_at_zero], ()
        case StandInAsked():
            return event.seat, "told.stand_in_asked", (("missing", state.names[event.missing]), ("player", event.player))
        case StandInRefused():
            return event.seat, "told.stand_in_refused", ()
        case StandInAgreed():
            return event.seat, "told.stand_in_agreed", (("player", event.player),)
        case Returned():
            return event.seat, "told.returned", ()
        case RematchAsked():
            return event.seat, "told.rematch_asked", ()
        case RematchRefused():
            return event.seat, "told.rematch_refused", ()
        case UmpireCalled():
            return event.seat, "told.umpire_called", ()
    raise AssertionError(f"nobody has said what is told of {event}")


def _name(state: TableState, seat: Seat) -> dict[str, str | Sentence]:
    return {"name": state.names[seat]}
