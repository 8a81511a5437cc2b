"""Somebody who watches over the table, in a tournament: play rests and goes on, a seat calls, and what is decided is in the log.

The umpire sits at no seat and says no sentence of the game. A ruling lets play go on as it is, has a turn played again, or ends
the game here; how it then counts is not the table's business.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sumdeck.learning.misconceptions import Misconception
from sumdeck.players.hints import Hint
from sumdeck.rules.game import Refusal, Seat, View
from sumdeck.table.claiming import check_in_charge, check_ladder, check_playing, next_rung
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import HINT, CallUmpire, Rule, SendHelp
from sumdeck.table.events import Aided, Closed, Event, Hinted, Paused, Resumed, Ruled, UmpireCalled
from sumdeck.table.house import NUMBER_LINE, TEN_FRAME
from sumdeck.table.state import PLAYING, TableState

STANDS, AGAIN, ENDED = "stands", "again", "ended"
RULINGS: Final = (STANDS, AGAIN, ENDED)
"""It stands as it is; a turn is played again; the game is decided, and ends here."""
SLIP: Final = "hint.slip."
"""How the code of a hint begins that is about a way to err: `hint.slip.lost_ten`."""


def call(state: TableState, command: CallUmpire) -> tuple[Event, ...]:
    if not state.house.umpire:
        raise Refusal(TableCode.NO_UMPIRE)
    if command.seat in state.calling:
        raise Refusal(TableCode.CALLED_ALREADY)
    return (UmpireCalled(command.seat, command.key),)


def pause(state: TableState, now: int) -> tuple[Event, ...]:
    _check_umpire(state)
    return (Paused(now),) if state.paused is None else ()


def resume(state: TableState, now: int) -> tuple[Event, ...]:
    _check_umpire(state)
    return () if state.paused is None else (Resumed(now),)


def rule(state: TableState, command: Rule, now: int) -> tuple[Event, ...]:
    """Decide something. Whoever has called is answered by it."""
    _check_umpire(state)
    if command.ruling not in RULINGS:
        raise Refusal(TableCode.NO_SUCH_RULING)
    if state.phase != PLAYING and command.ruling == AGAIN:
        raise Refusal(TableCode.OVER)  # the deal has been opened: nobody can play on
    if command.ruling == AGAIN and command.to_n not in (step.n for step in state.line):
        raise Refusal(TableCode.NO_SUCH_CLAIM, n=command.to_n)
    ruled = Ruled(command.ruling, command.to_n if command.ruling == AGAIN else -1, now)
    return (ruled, Closed("ruled")) if command.ruling == ENDED else (ruled,)


FITTING: Final[dict[str, str]] = {
    Misconception.OFF_BY_ONE: NUMBER_LINE,
    Misconception.LOST_SIGN: NUMBER_LINE,
    Misconception.LOST_TEN: TEN_FRAME,
    Misconception.TEN_TOO_MANY: TEN_FRAME,
}
"""The picture that shows a way to err; for the others, the page takes what fits the numbers."""


def send_help(state: TableState, command: SendHelp, ladder: Callable[[View[Any]], Sequence[Hint]]) -> tuple[Event, ...]:
    """Help that nobody has asked for, where the house has none either: that is for whoever watches to decide."""
    seat = to_be_helped(state, command)
    if command.what != HINT:
        return (Aided(seat, FITTING.get(command.slip, ""), ""),)
    if command.slip:
        return (Hinted(seat, state.rungs[seat], SLIP + command.slip, (), ""),)
    return (next_rung(state, seat, "", ladder),)


def to_be_helped(state: TableState, command: SendHelp) -> Seat:
    """The seat whose person is to play. Raises Refusal where help cannot be sent."""
    _check_umpire(state)
    check_playing(state)
    seat = state.to_act[0]
    check_in_charge(state, seat, "")
    if command.what == HINT:
        check_ladder(state)
    return seat


def _check_umpire(state: TableState) -> None:
    if not state.house.umpire:
        raise Refusal(TableCode.NO_UMPIRE)


def waits_for_umpire(state: TableState) -> bool:
    """Whether a clock runs at a table whose players have called: nobody shall lose a turn while they wait."""
    return bool(state.calling and state.house.turn_seconds and state.phase == PLAYING)
