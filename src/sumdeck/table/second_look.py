"""A second look after the game: the turns in which a seat could have won most, found from what that seat itself could see.

The player may search there once more, by saying the sentence, with the same ladder of help. Nothing of it enters the log, for the
game is over.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any, Final

from sumdeck.players.hints import Hint
from sumdeck.players.second_look import FINDABLE, Missed, looker_of, missed
from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.finding import Find, find, help_to_find
from sumdeck.table.state import Step, TableState

TELLING: Final = 2
"""By so much a find must be better than what was played, to be shown besides the one with most to find."""


@dataclass(frozen=True)
class Moment:
    """A turn that is worth a second look."""

    at: int
    """How many claims stood before it."""
    missed: Missed
    turn: int = 0
    """Which turn of the game it was."""


def second_look(table_state: TableState, seat: Seat) -> tuple[Moment, ...]:
    """The one or two most telling turns of a seat, the one with most to find first. Raises Refusal while the game goes on."""
    check_over(table_state)
    return most_telling(list(left_lying(table_state, seat)))


def left_lying(table_state: TableState, seat: Seat) -> Iterator[Moment]:
    """The turns in which the person at a seat could have won more."""
    looker = looker_of(table_state.game.name)
    if looker is None:
        return
    for at, step in enumerate(table_state.line):
        if at < table_state.opened.begun or step.seat != seat or step.player:
            continue
        view = table_state.game.view(step.before, seat)
        left = missed(table_state.game, view, moves_from(table_state, seat, at))
        if left is not None:
            yield Moment(at, left, looker.number(view, at))


def moves_from(table_state: TableState, seat: Seat, at: int) -> list[tuple[Seat, Any]]:
    """Who has said what from here on, up to where the computer or the clock has played for this seat."""
    own = takewhile(lambda step: step.seat != seat or not step.player, islice(table_state.line, at, None))
    return [(step.seat, step.move) for step in own]


def most_telling(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """One or two of them: those that can be found, by what they would have brought; else the one that is easiest to find."""
    findable = [moment for moment in moments if moment.missed.steps <= FINDABLE]
    if not findable:
        return tuple(sorted(moments, key=lambda moment: moment.missed.steps)[:1])
    first, *others = sorted(findable, key=lambda moment: (-moment.missed.more, -moment.missed.could, moment.at))
    return (first, *(moment for moment in others[:1] if moment.missed.more >= TELLING))


def search(table_state: TableState, seat: Seat, at: int, text: str, before: Sequence[str] = ()) -> Find:
    """What a sentence would have won in a turn of this seat, with those said there before it. Raises Refusal, Mistake."""
    return find(table_state.game, turn_of(table_state, seat, at).before, seat, text, before)


def help_in_search(table_state: TableState, seat: Seat, at: int, rung: int, before: Sequence[str] = ()) -> tuple[int, Hint]:
    """A rung of help for a turn of this seat; the last one where there are fewer. Raises Refusal, Mistake."""
    step = turn_of(table_state, seat, at)
    if not table_state.help(seat).hints:
        raise Refusal(TableCode.NO_HINTS)
    return help_to_find(table_state.game, step.before, seat, rung, before)


def turn_of(table_state: TableState, seat: Seat, at: int) -> Step:
    """A turn that a seat has played in a game that is over."""
    check_over(table_state)
    if not 0 <= at < len(table_state.line) or table_state.line[at].seat != seat:
        raise Refusal(TableCode.NOT_YOUR_TURN)
    return table_state.line[at]


def check_over(table_state: TableState) -> None:
    """Refuse what belongs behind the end."""
    if table_state.outcome is None:
        raise Refusal(TableCode.NOT_OVER)
