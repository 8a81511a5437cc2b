"""The keys that messages carry: how a table knows a message that it has heard before.

A key belongs to the seat that sent it, and apart from that to whoever plays the seat: a person who could use up the keys of a
computer player could silence it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import (
    Ask,
    AskAid,
    AskHint,
    CallUmpire,
    Command,
    House,
    KeepSteps,
    Keyed,
    Object,
    Reply,
    Return,
    Say,
    SayPhrase,
    Sit,
)
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
    StepsKept,
    TakeBackAsked,
    TakeBackRefused,
    UmpireCalled,
)
from sumdeck.table.state import TableState

LONGEST_KEY: Final = 64
Key: TypeAlias = tuple[Seat, str, str]
"""Who sent it, what they called it, and which computer player that was."""

CAUSES: Final[dict[type[Sent], type[Keyed]]] = {
    Seated: Sit,
    Claimed: Say,
    Mistaken: Say,
    Objected: Object,
    Hinted: AskHint,
    StepsKept: KeepSteps,
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


def key_of(event: Event) -> Key | None:
    """The key of the message that caused an event, if one did."""
    if not isinstance(event, Sent):
        return None
    return event.seat, event.key, event.player if isinstance(event, Claimed) else ""


def key_in(state: TableState, command: Command) -> Key | None:
    """The key of a message. Raises Refusal for a bad sender."""
    if isinstance(command, House):
        return None
    if command.seat not in state.seats:
        raise Refusal(TableCode.NO_SUCH_SEAT, seat=command.seat)
    if isinstance(command, Return):
        return None
    if not 0 < len(command.key) <= LONGEST_KEY:
        raise Refusal(TableCode.BAD_KEY, longest=LONGEST_KEY)
    return command.seat, command.key, command.player if isinstance(command, (Say, Object)) else ""


def check_same(command: Command, event: Event) -> None:
    """Refuse a message with the key of another one."""
    if isinstance(command, Say) and isinstance(event, (Claimed, Mistaken)):
        same = command.text == event.text
    else:
        same = isinstance(event, Sent) and CAUSES[type(event)] is type(command)
    if not same:
        raise Refusal(TableCode.KEY_USED)
