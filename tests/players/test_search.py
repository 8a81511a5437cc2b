"""The search that experts use: legal, from a view alone, repeatable, within its budget, and mindful of what play has revealed."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sumdeck.games.formula.players.expert import plausible
from sumdeck.games.formula.rules.state import State
from sumdeck.games.numero.players.expert import NumeroScheme
from sumdeck.players import player
from sumdeck.players.search import Scheme, Search, lead
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Seat
from sumdeck.rules.registry import game
from tests.games.formula.rules.tables import formula
from tests.games.numero.rules.tables import GAME as NUMERO
from tests.games.numero.rules.tables import numero, say

VISITS = 12


@pytest.mark.parametrize(
    ("name", "seats", "given"),
    [
        ("numero", 2, {"level": "numbers-15"}),
        ("numero", 3, {"level": "subtraction", "scoring": True}),
        ("mathino", 2, {"max_decks": 1}),
        ("numberloor", 2, {}),
        ("formula", 2, {}),
        ("formula", 3, {}),
    ],
)
def test_an_expert_answers_legally_from_its_view_alone_and_the_same_each_time(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    rules, state = game(name), game(name).new("search", seats, **given)
    expert, others = hasty(name), player(name, "greedy")
    for turn in range(24):
        if not rules.to_act(state):
            break
        seat = rules.to_act(state)[0]
        chooser = expert if seat == 0 else others
        move = chooser.choose(rules, rules.view(state, seat), Random(turn))
        assert rules.check(state, seat, move) == move
        if turn % 6 == 0:
            twin = zone_twin(rules, state, seat, Random(turn)) or state
            assert chooser.choose(rules, rules.view(twin, seat), Random(turn)) == move
        state = rules.apply(state, seat, move)


def hasty(name: str) -> Any:
    """An expert with little time."""
    expert = player(name, "expert")
    if expert.sight.visits:
        expert.sight = replace(expert.sight, visits=VISITS)  # type: ignore[misc]
    return expert


def test_a_search_stops_at_its_budget_and_when_it_is_told_to() -> None:
    state = NUMERO.new("search", 2)
    view = NUMERO.view(state, state.seat)
    long, short = (Search(NUMERO, view, NumeroScheme(), Random(1)) for _ in range(2))

    assert long.best(40) is not None
    assert short.best(40, tired=lambda: short.visits > 0) is not None

    assert 8 * 2 <= long.visits < 40 + NumeroScheme.width
    assert short.visits == len(NumeroScheme().plays(NUMERO, view)[: NumeroScheme.width])


def test_another_move_is_chosen_only_where_it_is_better_beyond_doubt() -> None:
    """The last turns of two who hold one card each: discarding the 9 gives it to the other, who holds the last one."""
    state = numero("", "7 9", "9 2")

    move = Search(NUMERO, NUMERO.view(state, state.seat), NumeroScheme(), Random(1)).best(200)

    assert move == NUMERO.read(state, state.seat, "discard 7").move


def imagined(rules: Any, state: Any, scheme: Scheme[Any, Any], seat: int) -> list[Any]:
    search = Search(rules, rules.view(state, seat), scheme, Random(1))
    return [search.imagined() for _ in range(60)]


def test_a_build_proves_that_its_maker_held_the_answer() -> None:
    """N-32: seat 0 has built a 9, and has four more cards of the many that seat 1 has not seen. One is a 9, nearly always."""
    state = say(numero("5 1", "4 9 3 2 6", "7 8 11 12 13", deck="1 2 3 6 13 14 15 10"), "5 + 4 = 9")
    held = [any(each.setup.number[card] == 9 for card in each.hands[0]) for each in imagined(NUMERO, state, NumeroScheme(), 1)]

    assert held.count(True) > 45


def test_a_pass_proves_that_there_was_nothing_to_lay() -> None:
    """F-69: seat 0 has just passed. A hand that could have been laid on this formula is not the one it holds."""
    for hand, could in (("1 2 3 4", True), ("5", False)):
        state = formula("9 x 8 = 72", hand, "1 2 3")
        passed = State(**{**vars(state), "seat": Seat(1), "idle": 1})
        assert plausible(passed, Seat(1), Random(1)) is not could
        assert plausible(state, Seat(1), Random(1))


@pytest.mark.parametrize(("hand", "could"), [("6 8", True), ("6 6", True), ("6 1", False), ("1 9 7", False)])
def test_a_draw_before_the_first_formula_proves_that_there_was_no_answer(hand: str, could: bool) -> None:
    """F-15: the start cards are 2 and 4, and seat 0 has drawn. With a 6 and an 8 it could have laid whichever card it drew."""
    state = formula("2 4", hand, "1 3")
    drew = state.changed(seat=Seat(1), turn=1)
    rng = Random(1)
    fits = [plausible(drew, Seat(1), rng) for _ in range(100)]

    assert (fits.count(True) < 30) if could else all(fits)
    assert plausible(state, Seat(1), rng)
    assert plausible(drew, Seat(0), rng)


def test_a_lead_counts_more_the_less_there_is_to_come() -> None:
    assert lead(0, 5) == 0.5
    assert lead(2, 8) < lead(2, 3) < lead(2, 0) == 1.0
    assert lead(-2, 0) == 0.0
