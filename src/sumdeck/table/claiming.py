"""Claims and hints: when a seat may speak, and what it hears. Who else may find fault with a claim is in `referee.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sumdeck.players.hints import Hint, hints
from sumdeck.rules.digits import show_detail
from sumdeck.rules.game import Game, Mistake, Refusal, Seat, View
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import AskAid, AskHint, Say
from sumdeck.table.course import GATHERING, OVER, Course
from sumdeck.table.events import Aided, Claimed, Event, Hinted, Mistaken


def say(course: Course, command: Say, now: int) -> tuple[Event, ...]:
    """A claim: accepted, or noted as a mistake. Raises Refusal, of the table or of the game."""
    seat = command.seat
    check_playing(course)
    check_in_charge(course, seat, command.player)
    check_seen(course, command.n)
    check_turn(course, seat)
    if len(command.text) > course.game.longest_sentence:
        raise Refusal(TableCode.TOO_LONG, longest=course.game.longest_sentence)
    try:
        heard = course.hear(seat, command.text)
    except Mistake as mistake:
        details = tuple((name, show_detail(value)) for name, value in mistake.details.items())
        return (Mistaken(seat, command.text, mistake.code, details, command.key),)
    if not command.player and course.game.by_clock(heard.move):
        raise Refusal(TableCode.ONLY_THE_CLOCK)
    return (Claimed(seat, command.text, command.key, now, command.player),)


def hint(course: Course, command: AskHint) -> tuple[Event, ...]:
    """The next rung of help in this position; the last one again where there is no next."""
    seat = command.seat
    if not course.help(seat).hints:
        raise Refusal(TableCode.NO_HINTS)
    check_playing(course)
    check_in_charge(course, seat, "")
    check_seen(course, command.n)
    check_turn(course, seat)
    rungs = ladder(course.game, course.game.view(course.state, seat))
    if not rungs:
        raise Refusal(TableCode.NOTHING_TO_HINT)
    rung = min(course.rungs[seat], len(rungs) - 1)
    return (Hinted(seat, rung, rungs[rung].code, rungs[rung].details, command.key),)


@lru_cache(maxsize=256)
def ladder(game: Game[Any, Any], view: View[Any]) -> tuple[Hint, ...]:
    """The whole help in a position: a search, which is not repeated for the next rung."""
    return tuple(hints(game, view))


def aid(course: Course, command: AskAid) -> tuple[Event, ...]:
    """A picture for counting, whoever's turn it is; noted once for each position."""
    if command.aid not in course.help(command.seat).aids:
        raise Refusal(TableCode.NO_AID)
    check_playing(course)
    check_in_charge(course, command.seat, "")
    return () if command.aid in course.aided[command.seat] else (Aided(command.seat, command.aid, command.key),)


def check_playing(course: Course) -> None:
    """Refuse what belongs into a running game."""
    if course.phase == GATHERING:
        raise Refusal(TableCode.NOT_EVERYONE_HERE)
    if course.phase == OVER:
        raise Refusal(TableCode.OVER)
    if course.paused is not None:
        raise Refusal(TableCode.PAUSED)


def check_in_charge(course: Course, seat: Seat, player: str) -> None:
    """Refuse whoever does not play this seat just now: a person ("") or a computer player."""
    if course.in_charge(seat) == player:
        return
    out_of_time = course.ran_out and not player and course.person(seat)
    raise Refusal(TableCode.TIME_IS_UP if out_of_time else TableCode.NOT_IN_CHARGE)


def check_seen(course: Course, n: int) -> None:
    """Refuse a command that was made for another position of the game. What did not move the game makes nobody late."""
    if n > course.n:
        raise Refusal(TableCode.AHEAD, n=n)
    if n < course.moved:
        raise Refusal(TableCode.LATE, n=n)


def check_turn(course: Course, seat: Seat) -> None:
    """Refuse whoever has nothing to say just now."""
    if seat not in course.to_act:
        raise Refusal(TableCode.NOT_YOUR_TURN)
