"""Taking a seat, and coming back to it."""

from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import STAND_IN, Return, Sit
from sumdeck.table.events import Event, Returned, Seated
from sumdeck.table.help import check_level
from sumdeck.table.names import is_friendly
from sumdeck.table.state import TableState

LONGEST_NAME: Final = 20


def sit(state: TableState, command: Sit, now: int) -> tuple[Event, ...]:
    if state.names[command.seat]:
        raise Refusal(TableCode.SEAT_TAKEN)
    check_name(command.name, own=state.house.own_names)
    if command.name in state.names:
        raise Refusal(TableCode.SAME_NAME, name=command.name)
    check_level(command.help_level)
    return (Seated(command.seat, command.name, command.key, now, command.help_level),)


def check_name(name: str, own: bool) -> None:
    """Refuse what is no name here: a friendly one, or where people may bring their `own`, any short line."""
    plain = 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == " ".join(name.split())
    if not (plain if own else is_friendly(name)):
        raise Refusal(TableCode.BAD_NAME, longest=LONGEST_NAME)


def return_to(state: TableState, command: Return, now: int) -> tuple[Event, ...]:
    """A person is there: whoever played on gives the seat back, and a stand-in that was asked for is not needed."""
    asked = state.request(STAND_IN)
    needed = state.stand_ins[command.seat] or (asked is not None and asked.missing == command.seat)
    return (Returned(command.seat, now),) if needed else ()
