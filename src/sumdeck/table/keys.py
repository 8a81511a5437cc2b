"""The keys that messages carry: how a table knows a message that it has heard before.

A key belongs to the seat that sent it, and apart from that to whoever plays the seat: a person who could use up the keys of a
computer player could silence it.
"""

from typing import Any, Final, TypeAlias

from sumdeck.rules.game import Refusal, Seat
from sumdeck.table import commands, events
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Command, House, Keyed, Object, Return, Say
from sumdeck.table.events import Claimed, Event, Mistaken
from sumdeck.table.state import TableState

LONGEST_KEY: Final = 64
Key: TypeAlias = tuple[Seat, str, str]
"""Who sent it, what they called it, and which computer player that was."""

CAUSES: Final[dict[type[Event], type[Keyed]]] = {
    events.Seated: commands.Sit,
    events.Claimed: commands.Say,
    events.Mistaken: commands.Say,
    events.Objected: commands.Object,
    events.Hinted: commands.AskHint,
    events.StepsKept: commands.KeepSteps,
    events.Aided: commands.AskAid,
    events.TakeBackAsked: commands.Ask,
    events.StandInAsked: commands.Ask,
    events.RematchAsked: commands.Ask,
    events.Agreed: commands.Reply,
    events.TakeBackRefused: commands.Reply,
    events.StandInRefused: commands.Reply,
    events.RematchRefused: commands.Reply,
    events.Phrase: commands.SayPhrase,
    events.UmpireCalled: commands.CallUmpire,
}
"""Which message causes which event."""


def key_of(event: Event) -> Key | None:
    """The key of the message that caused an event, if one did."""
    sent: Any = event
    if type(event) not in CAUSES or not sent.key:
        return None
    return sent.seat, sent.key, event.player if isinstance(event, Claimed) else ""


def own_key(key: Key | None, seat: Seat | None) -> str:
    """What a seat called the message that caused an event; empty where another seat sent it, or nobody."""
    return key[1] if key is not None and key[0] == seat else ""


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
        same = CAUSES.get(type(event)) is type(command)
    if not same:
        raise Refusal(TableCode.KEY_USED)
