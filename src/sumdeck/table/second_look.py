"""A second look after the game: the turns in which a seat could have won most, found from what that seat itself could see.

The player may search there once more, by saying the sentence, with the same ladder of help. Nothing of it enters the log, for the
game is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumdeck.players.hints import Hint, hints
from sumdeck.players.second_look import Missed, missed, worth
from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.course import Course, Step

TELLING: Final = 2
"""By so much a find must be better than what was played, to be shown besides the one with most to find."""


@dataclass(frozen=True)
class Moment:
    """A turn that is worth a second look."""

    at: int
    """How many claims stood before it."""
    missed: Missed


def second_look(course: Course, seat: Seat) -> tuple[Moment, ...]:
    """The one or two most telling turns of a seat, the one with most to find first. Raises Refusal while the game goes on."""
    check_over(course)
    found = []
    for at, step in enumerate(course.line):
        if at < course.opened.begun or step.seat != seat or step.player:
            continue
        left = missed(course.game, course.game.view(step.before, seat), step.move)
        if left is not None:
            found.append(Moment(at, left))
    found.sort(key=lambda moment: (-moment.missed.more, -moment.missed.could, moment.at))
    return (*found[:1], *(moment for moment in found[1:2] if moment.missed.more >= TELLING))


def search(course: Course, seat: Seat, at: int, text: str) -> int:
    """What a sentence would have won in a turn of this seat. Raises Refusal, Mistake."""
    step = turn_of(course, seat, at)
    claim = course.game.read(step.before, seat, text)
    return worth(course.game, course.game.view(step.before, seat), claim.move)


def help_in_search(course: Course, seat: Seat, at: int, rung: int) -> tuple[int, Hint]:
    """A rung of help for a turn of this seat; the last one where there are fewer. Raises Refusal."""
    step = turn_of(course, seat, at)
    if not course.help(seat).hints:
        raise Refusal(TableCode.NO_HINTS)
    rungs = hints(course.game, course.game.view(step.before, seat))
    if not rungs:
        raise Refusal(TableCode.NOTHING_TO_HINT)
    rung = max(0, min(rung, len(rungs) - 1))
    return rung, rungs[rung]


def turn_of(course: Course, seat: Seat, at: int) -> Step:
    """A turn that a seat has played in a game that is over."""
    check_over(course)
    if not 0 <= at < len(course.line) or course.line[at].seat != seat:
        raise Refusal(TableCode.NOT_YOUR_TURN)
    return course.line[at]


def check_over(course: Course) -> None:
    """Refuse what belongs behind the end."""
    if course.outcome is None:
        raise Refusal(TableCode.NOT_OVER)
