"""A second look after the game: the turns in which a seat could have won most, found from what that seat itself could see.

The player may search there once more, by saying the sentence, with the same ladder of help. Nothing of it enters the log, for the
game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any, Final

from sumdeck.players.hints import Hint
from sumdeck.players.second_look import Looker, Missed, looker_of, missed
from sumdeck.rules.game import Refusal, Seat
from sumdeck.table.codes import TableCode
from sumdeck.table.state import Step, TableState

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
    turn: int = 0
    """Which turn of the game it was."""


@dataclass(frozen=True)
class Find:
    """What somebody has found so far in such a turn."""

    won: int
    """What it would have won."""
    after: Any = None
    """The game after it, where the turn goes on there; None where it does not."""


def second_look(table_state: TableState, seat: Seat) -> tuple[Moment, ...]:
    """The one or two most telling turns of a seat, the one with most to find first. Raises Refusal while the game goes on."""
    check_over(table_state)
    found: list[Moment] = []
    looker = looker_of(table_state.game.name)
    if looker is None:
        return ()
    for at, step in enumerate(table_state.line):
        if at < table_state.opened.begun or step.seat != seat or step.player:
            continue
        view = table_state.game.view(step.before, seat)
        left = missed(table_state.game, view, moves_from(table_state, seat, at))
        if left is not None:
            found.append(Moment(at, left, looker.number(view, at)))
    return most_telling(found)


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
    step, game, looker = turn_of(table_state, seat, at), table_state.game, looker_at(table_state)
    state = step.before
    moves: list[Any] = []
    for sentence in (*before, text):
        if moves and not goes_on(table_state, step, state, moves[-1]):
            raise Refusal(TableCode.NOT_YOUR_TURN)
        move = game.read(state, seat, sentence).move
        if mistake := game.mistake(state, seat, move):
            raise mistake  # at a table where the players check each other, nobody is there to do it now
        moves.append(move)
        state = game.apply(state, seat, move)
    won = looker.worth(game.view(step.before, seat), moves)
    return Find(won, state if goes_on(table_state, step, state, moves[-1]) else None)


def goes_on(table_state: TableState, step: Step, state: Any, move: Any) -> bool:
    """Whether a turn goes on after a move. Once it is over, cards may come to light that were hidden in it."""
    game, looker, seat = table_state.game, looker_at(table_state), step.seat
    if not looker.goes_on(move) or game.to_act(state)[:1] != (seat,):
        return False
    return looker.number(game.view(state, seat), 0) == looker.number(game.view(step.before, seat), 0)


def help_in_search(table_state: TableState, seat: Seat, at: int, rung: int, before: Sequence[str] = ()) -> tuple[int, Hint]:
    """A rung of help for a turn of this seat; the last one where there are fewer. Raises Refusal, Mistake."""
    step, game, looker = turn_of(table_state, seat, at), table_state.game, looker_at(table_state)
    if not table_state.help(seat).hints:
        raise Refusal(TableCode.NO_HINTS)
    begun, here, done = game.view(step.before, seat), step.before, 0
    if before:
        find = search(table_state, seat, at, before[-1], before[:-1])
        here, done = find.after, find.won
    if here is None or seat not in game.to_act(here):
        raise Refusal(TableCode.NOTHING_TO_HINT)
    wanted = looker.worth(begun, looker.best(game, begun)) - done
    rungs = looker.rungs(game, game.view(here, seat), wanted)
    if not rungs:
        raise Refusal(TableCode.NOTHING_TO_HINT)
    rung = max(0, min(rung, len(rungs) - 1))
    code, details = rungs[rung]
    return rung, Hint(code, tuple(sorted(details.items())))


def turn_of(table_state: TableState, seat: Seat, at: int) -> Step:
    """A turn that a seat has played in a game that is over."""
    check_over(table_state)
    if not 0 <= at < len(table_state.line) or table_state.line[at].seat != seat:
        raise Refusal(TableCode.NOT_YOUR_TURN)
    return table_state.line[at]


def looker_at(table_state: TableState) -> Looker[Any, Any]:
    """Who knows what could have been found. Raises Refusal where nobody does."""
    looker = looker_of(table_state.game.name)
    if looker is None:
        raise Refusal(TableCode.NOT_YOUR_TURN)
    return looker


def check_over(table_state: TableState) -> None:
    """Refuse what belongs behind the end."""
    if table_state.outcome is None:
        raise Refusal(TableCode.NOT_OVER)
