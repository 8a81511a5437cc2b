"""Clocks: one for each turn, off unless the house has one. The time itself comes in with each command, as a number.

A clock runs for the person whose turn it is, from the moment the turn is theirs. At zero the house rules say what happens: the
table waits on, says the least that can be said, or lets a computer player play this one turn. A doubt of somebody else's stops no
clock, and a wrong claim gives no time. A seat that likes more help has twice the time.
"""

from dataclasses import dataclass

from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.events import ClockRanOut, Event
from sumdeck.table.state import TableState


@dataclass(frozen=True)
class Clock:
    """A clock that runs. Times are in milliseconds."""

    seat: Seat
    began: int
    due: int
    """When it comes to zero."""


def running(state: TableState) -> Clock | None:
    if not state.house.turn_seconds or state.ran_out:
        return None
    turn = state.to_act[:1]
    if not turn or not state.person(turn[0]):
        return None
    return Clock(turn[0], state.began, state.began + 1000 * state.house.turn_seconds * state.help(turn[0]).times)


def time_up(state: TableState, now: int) -> tuple[Event, ...]:
    clock = running(state)
    if clock is None:
        raise Refusal(TableCode.NO_CLOCK)
    if now < clock.due:
        raise Refusal(TableCode.CLOCK_RUNS, left=clock.due - now)
    return (ClockRanOut(clock.seat, now),)
