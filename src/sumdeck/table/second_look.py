"""A second look after the game: the turns in which a seat could have won most, found from what that seat itself could see.

The player may search there once more, by saying the sentence, with the same ladder of help. Nothing of it enters the log, for the
game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.players.hints import Hint, hints
from sumdeck.players.second_look import Missed, missed, worth
from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.course import Course, Step

FINDABLE: Final = 4
"""With more equations than this, a find is beyond most players; it is shown only where there is nothing easier."""
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
    found: list[Moment] = []
    for at, step in enumerate(course.line):
        if at < course.opened.begun or step.seat != seat or step.player:
            continue
        left = missed(course.game, course.game.view(step.before, seat), step.move)
        if left is not None:
            found.append(Moment(at, left))
    return most_telling(found)


def most_telling(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """One or two of them: those that can be found, by what they would have brought; else the one that is easiest to find."""
    findable = [moment for moment in moments if moment.missed.steps <= FINDABLE]
    if not findable:
        return tuple(sorted(moments, key=lambda moment: moment.missed.steps)[:1])
    first, *others = sorted(findable, key=lambda moment: (-moment.missed.more, -moment.missed.could, moment.at))
    return (first, *(moment for moment in others[:1] if moment.missed.more >= TELLING))


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
