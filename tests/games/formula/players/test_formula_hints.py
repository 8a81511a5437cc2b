"""The ladder of hints in Formula: each rung says a little more, and the answer comes last."""

import pytest

from sumdeck.games.formula.rules.moves import Lay
from sumdeck.games.formula.rules.state import State
from sumdeck.players.hints import Hint, hints
from sumdeck.rules.game import Seat
from sumdeck.words import say
from tests.games.formula.rules.tables import GAME, formula, shuffled


def ladder(state: State) -> list[Hint]:
    return hints(GAME, GAME.view(state, state.seat))


def test_a_formula_has_six_rungs() -> None:
    """Towards the formula with the fewest new cards."""
    assert ladder(formula("2 + 4 = 6", "8 9 9")) == [
        Hint("hint.look_again"),
        Hint("hint.formula_lay", (("cards", "1"), ("count", "1"))),
        Hint("hint.formula_symbol", (("symbol", "×"),)),
        Hint("hint.formula_keep", (("card", "2"),)),
        Hint("hint.example", (("move", "20 × [4] = [8]0"),)),
        Hint("hint.move", (("move", "2 × 4 = [8]"),)),
    ]


def test_the_first_formula_has_its_own_rungs() -> None:
    codes = [rung.code for rung in ladder(formula("2 4", "6 9"))]

    assert codes == [
        "hint.look_again",
        "hint.formula_first",
        "hint.formula_symbol",
        "hint.part",
        "hint.example",
        "hint.move",
    ]


@pytest.mark.parametrize(("start", "hand"), [("9 8", "1 7"), ("6 3", "9"), ("7 6", "4 2"), ("8 4", "2"), ("8 9", "1 7")])
def test_the_example_for_the_first_formula_leaves_its_two_cards_alone(start: str, hand: str) -> None:
    """And it is about other numbers than the formula that is looked for."""
    example, answer = (dict(rung.details)["move"] for rung in ladder(formula(start, hand))[-2:])
    left, _, right, _, result = example.split()

    assert (left + right).isdigit()
    assert set(result[::3]) == {"["}
    assert sorted(filter(str.isdigit, example)) != sorted(filter(str.isdigit, answer))


def test_where_nothing_stays_the_hint_says_so() -> None:
    assert Hint("hint.formula_cover") in ladder(formula("5 x 0 = 0", "1 8 8"))


def test_where_nothing_is_found_it_is_said_to_draw() -> None:
    assert ladder(formula("5 x 0 = 0", "1 8"))[1:] == [Hint("hint.formula_draw"), Hint("hint.move", (("move", "draw"),))]


@pytest.mark.parametrize("deal", [f"hint {number}" for number in range(12)])
def test_only_the_last_rung_tells_the_move_and_it_is_legal(deal: str) -> None:
    state = shuffled(2, deal)
    for _ in range(4):
        rungs = ladder(state)
        if not rungs:
            break
        move = GAME.read(state, state.seat, dict(rungs[-1].details)["move"]).move
        answer = GAME.write(state, state.seat, move)
        assert all(answer not in say(rung.code, **dict(rung.details)) for rung in rungs[:-1] if isinstance(move, Lay))
        assert "{" not in " ".join(say(rung.code, **dict(rung.details)) for rung in rungs)
        state = GAME.apply(state, state.seat, move)


def test_nobody_else_gets_a_hint() -> None:
    assert hints(GAME, GAME.view(shuffled(2), Seat(1))) == []
