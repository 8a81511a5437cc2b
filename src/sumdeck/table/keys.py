"""The keys that messages carry: how a table knows a message that it has heard before.

A key belongs to the seat that sent it, and apart from that to whoever plays the seat: a person who could use up the keys of a
computer player could silence it.
"""

from __future__ import annotations

from typing import Final

from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import (
    Ask,
    AskAid,
    AskHint,
    CallUmpire,
    Command,
    House,
    Keyed,
    Object,
    Reply,
    Return,
    Say,
    SayPhrase,
    Sit,
)
from sumdeck.table.course import Course
from sumdeck.table.events import (
    Agreed,
    Aided,
    Claimed,
    Event,
    Hinted,
    Mistaken,
    Objected,
    Phrase,
    RematchAsked,
    RematchRefused,
    Seated,
    Sent,
    StandInAsked,
    StandInRefused,
    TakeBackAsked,
    TakeBackRefused,
    UmpireCalled,
)

LONGEST_KEY: Final = 64

CAUSES: Final[dict[type[Sent], type[Keyed]]] = {
    Seated: Sit,
    Claimed: Say,
    Mistaken: Say,
    Objected: Object,
    Hinted: AskHint,
    Aided: AskAid,
    TakeBackAsked: Ask,
    StandInAsked: Ask,
    RematchAsked: Ask,
    Agreed: Reply,
    TakeBackRefused: Reply,
    StandInRefused: Reply,
    RematchRefused: Reply,
    Phrase: SayPhrase,
    UmpireCalled: CallUmpire,
}
"""Which message causes which event."""


class Keys:
    """The messages that a table has heard."""

    def __init__(self) -> None:
        self._known: dict[tuple[Seat, str, str], tuple[int, Sent]] = {}

    def note(self, n: int, event: Event) -> None:
        """Remember the message that caused an event, if one did."""
        if isinstance(event, Sent):
            self._known[event.seat, event.key, event.player if isinstance(event, Claimed) else ""] = (n, event)

    def find(self, course: Course, command: Command) -> tuple[int, Sent] | None:
        """The event that this very message has caused already. Raises Refusal for a bad sender, or the key of another message."""
        if isinstance(command, House):
            return None
        if command.seat not in course.seats:
            raise Refusal(TableCode.NO_SUCH_SEAT, seat=command.seat)
        if isinstance(command, Return):
            return None
        if not 0 < len(command.key) <= LONGEST_KEY:
            raise Refusal(TableCode.BAD_KEY, longest=LONGEST_KEY)
        found = self._known.get((command.seat, command.key, command.player if isinstance(command, (Say, Object)) else ""))
        if found is not None and not _same(command, found[1]):
            raise Refusal(TableCode.KEY_USED)
        return found


def _same(command: Keyed, event: Sent) -> bool:
    if isinstance(command, Say) and isinstance(event, (Claimed, Mistaken)):
        return command.text == event.text
    return CAUSES[type(event)] is type(command)
