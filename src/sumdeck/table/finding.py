"""Finding something in a position, by saying it: what a sentence wins there, and help in looking. Nothing is played or kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sumdeck.players.hints import Hint
from sumdeck.players.second_look import Looker, looker_of, seeker_of
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.table.codes import TableCode


@dataclass(frozen=True)
class Find:
    """What somebody has found so far in such a turn."""

    won: int
    """What it would have won."""
    after: Any = None
    """The game after it, where the turn goes on there; None where it does not."""


def find(game: Game[Any, Any], begun: Any, seat: Seat, text: str, before: Sequence[str] = (), puzzle: bool = False) -> Find:
    """What a sentence wins in a turn that begins here, with those said there before it. Raises Refusal, Mistake."""
    looker, state = looker_at(game, puzzle), begun
    moves: list[Any] = []
    for sentence in (*before, text):
        if moves and not goes_on(game, begun, seat, state, moves[-1]):
            raise Refusal(TableCode.NOT_YOUR_TURN)
        move = game.read(state, seat, sentence).move
        if mistake := game.mistake(state, seat, move):
            raise mistake  # at a table where the players check each other, nobody is there to do it now
        moves.append(move)
        state = game.apply(state, seat, move)
    won = looker.worth(game.view(begun, seat), moves)
    return Find(won, state if goes_on(game, begun, seat, state, moves[-1]) else None)


def goes_on(game: Game[Any, Any], begun: Any, seat: Seat, state: Any, move: Any) -> bool:
    """Whether a turn goes on after a move. Once it is over, cards may come to light that were hidden in it."""
    looker = looker_at(game)
    if not looker.goes_on(move) or game.to_act(state)[:1] != (seat,):
        return False
    return looker.number(game.view(state, seat), 0) == looker.number(game.view(begun, seat), 0)


def help_to_find(
    game: Game[Any, Any], begun: Any, seat: Seat, rung: int, before: Sequence[str] = (), puzzle: bool = False
) -> tuple[int, Hint]:
    """A rung of help in such a turn; the last one where there are fewer. Raises Refusal, Mistake."""
    looker, here, done = looker_at(game, puzzle), begun, 0
    if before:
        found = find(game, begun, seat, before[-1], before[:-1], puzzle)
        here, done = found.after, found.won
    if here is None or seat not in game.to_act(here):
        raise Refusal(TableCode.NOTHING_TO_HINT)
    wanted = to_find(game, begun, seat, puzzle) - done
    rungs = looker.rungs(game, game.view(here, seat), wanted)
    if not rungs:
        raise Refusal(TableCode.NOTHING_TO_HINT)
    rung = max(0, min(rung, len(rungs) - 1))
    code, details = rungs[rung]
    return rung, Hint(code, tuple(sorted(details.items())))


def to_find(game: Game[Any, Any], begun: Any, seat: Seat, puzzle: bool = False) -> int:
    """How much there is to find in a turn that begins here."""
    looker, view = looker_at(game, puzzle), game.view(begun, seat)
    return looker.worth(view, looker.best(game, view))


def looker_at(game: Game[Any, Any], puzzle: bool = False) -> Looker[Any, Any]:
    """Who knows what can be found, in a turn that was played or in a puzzle. Raises Refusal where nobody does."""
    looker = seeker_of(game.name) if puzzle else looker_of(game.name)
    if looker is None:
        raise Refusal(TableCode.NOT_YOUR_TURN)
    return looker
