"""What each seat, and an onlooker, is told of an event: a code with its details, and of a claim the sentence.

Nothing that a person has typed is ever passed on: others hear a claim in the words of the game, written from their own view of
the table, so that no word can depend on a card they do not see. A wrong claim, a hint and a picture are between the table
and one seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sumdeck.rules.game import News, Seat, View
from sumdeck.rules.notation import Sentence, in_parts, joined, notation
from sumdeck.table import events
from sumdeck.table.events import Claimed, Event, Hinted, Mistaken
from sumdeck.table.state import LEAST, Step, TableState

TOLD: Final[Mapping[type[Event], tuple[str, ...]]] = {
    events.Seated: (),
    events.Objected: ("to_n",),
    events.Voided: ("to_n",),
    events.TakeBackAsked: ("to_n",),
    events.TakenBack: ("to_n",),
    events.TakeBackRefused: (),
    events.Agreed: ("what",),
    events.ClockRanOut: (),
    events.StandInAsked: ("missing", "player"),
    events.StandInRefused: (),
    events.StandInAgreed: ("player",),
    events.Returned: (),
    events.RematchAsked: (),
    events.RematchRefused: (),
    events.RematchMade: ("table",),
    events.Paused: (),
    events.Resumed: (),
    events.UmpireCalled: (),
    events.Ruled: ("to_n",),
    events.Closed: ("why",),
}
"""What is told to everybody alike, and which of its fields. Nothing else leaves without a word in `tell`."""


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
    state: TableState,
    n: int,
    event: Event,
    step: Step | None,
    to: Seat | None,
    before: View[Any] | None = None,
    told: Announcement | None = None,
) -> Announcement | None:
    """An event as a seat (None: an onlooker) may hear of it; None if it is not told.

    A claim comes with its step, and if they are at hand, with what the one who hears of it saw before, and with what another
    was told of it: the news in that are everybody's.
    """
    match event:
        case Claimed():  # most events are
            assert step is not None
            return _claim(state, n, event, step, to, before, told)
        case Mistaken() | Hinted():
            return Announcement(n, event.seat, event.code, details=in_parts(dict(event.details))) if to == event.seat else None
        case events.StepsKept():
            return None
        case events.Aided():
            code = "told.aided" if event.key else "told.aid_sent"
            return Announcement(n, event.seat, code, details={"aid": event.aid}) if to == event.seat else None
        case events.Opened():
            begun: dict[str, str | Sentence] = {"count": str(event.begun)} if event.begun else {}
            code = "told.played_on" if begun else "told.opened"
            return Announcement(n, None, code, details={"commitment": event.commitment, **begun})
        case events.Phrase():
            return Announcement(n, event.seat, event.phrase, details=_name(state, event.seat, n))
    seat: Seat | None = getattr(event, "seat", None)
    details = {} if seat is None else _name(state, seat, n)
    for name in TOLD[type(event)]:
        value = getattr(event, name)
        details["to" if name == "to_n" else name] = state.name(value, n) if name == "missing" else str(value)
    return Announcement(n, seat, _code(state, event), details=details)


def _claim(
    state: TableState,
    n: int,
    event: Claimed,
    step: Step,
    to: Seat | None,
    before: View[Any] | None,
    told: Announcement | None,
) -> Announcement:
    """A claim in the words of the game, and as its data, made from the move and the table as they may be seen."""
    game = state.game
    move = game.redact(step.before, step.seat, step.move, to)
    shown = (game.view(step.before, to) if before is None else before).shown
    said, sketch = notation(game.write(shown, step.seat, move)), game.sketch(shown, step.seat, move)
    news = game.news(step.before, step.seat, step.move, step.after) if told is None else told.news
    details = _name(state, event.seat, n)
    if event.player not in ("", LEAST) and state.opened.seats[event.seat].person:
        return Announcement(n, event.seat, "told.claimed_for", said, sketch, details | {"player": event.player}, news)
    return Announcement(n, event.seat, "told.claimed", said, sketch, details, news)


def _code(state: TableState, event: Event) -> str:
    """What is told to everybody alike is called as it happened; where that can be one of several things, as the one it was."""
    match event:
        case events.Objected():
            return "told.objected" if event.good else "told.objected_in_vain"
        case events.ClockRanOut():
            return f"told.clock_{state.house.clock_at_zero}"
        case events.Ruled():
            return f"told.ruled_{event.ruling}"
        case events.StandInAsked() | events.StandInAgreed() if event.called:
            return "told.other_asked" if isinstance(event, events.StandInAsked) else "told.other_plays"
    return f"told.{event.kind}"


def _name(state: TableState, seat: Seat, n: int) -> dict[str, str | Sentence]:
    return {"name": state.name(seat, n)}
