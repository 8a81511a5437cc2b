"""A move as plain data beside its sentence: the jump that a page draws."""

import pytest

from sumdeck.games.numberloor.rules.speech import NumberloorMove
from sumdeck.games.numberloor.rules.state import State
from tests.games.numberloor.rules.tables import GAME, beginners, numberloor

JUMPS = [
    (numberloor("3 B2", "5", "?"), "3 + 2 = 5", NumberloorMove("floor", 3, 2, 5)),
    (numberloor("9 B2", "1", "?"), "9 + 2 = 11, floor 1", NumberloorMove("floor", 9, 2, 1)),
    (numberloor("1 B2", "9", "?"), "11 − 2 = 9", NumberloorMove("floor", 1, -2, 9)),
    (numberloor("5 B2", "5", "?"), "5 = 5", NumberloorMove("floor", 5, 0, 5)),
    (numberloor("4 Bodd", "7", "?"), "7 is odd", NumberloorMove("floor", 4, None, 7)),
    (beginners("4 9", "5", "?"), "5 on 4", NumberloorMove("floor", 4, 1, 5)),
    (beginners("4 9", "0", "?"), "0 on 9", NumberloorMove("floor", 9, 1, 0, 1)),
    (beginners("0 0", "9", "?"), "9 on right 0", NumberloorMove("floor", 0, -1, 9, 1)),
    (numberloor("4 B2", "B3 1", "?"), "balloon 3", NumberloorMove("balloon")),
    (numberloor("4 B2", "1", "?"), "take two", NumberloorMove("take")),
]


@pytest.mark.parametrize(("state", "said", "sketch"), JUMPS, ids=[said for _, said, _ in JUMPS])
def test_a_move_is_sketched_as_its_sentence_tells_it(state: State, said: str, sketch: NumberloorMove) -> None:
    move = GAME.read(state, state.seat, said).move

    assert GAME.sketch(state, state.seat, move) == sketch
    assert GAME.write(state, state.seat, move) == said
