"""The plan search: live values against trial, what it finds alone at a table, and how it stops."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.games.mathino.players.planner import VISITS, Weighing
from sumdeck.games.mathino.players.plans import Lying, PlanSearch
from sumdeck.games.mathino.players.sight import CARD, Dangers, dangers
from sumdeck.games.mathino.rules.results import results
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.rules.game import Seat, Value
from tests.games.mathino.rules.tables import GAME, dealt, mathino

SAFE = Dangers(0, 1, ())
"""Nobody else holds a card."""


def rules(level: str = "basic") -> Setup:
    return dealt(level=level).setup


def reached(setup: Setup, value: int, numbers: tuple[int, ...]) -> bool:
    """Whether any order of the cards ends in a capture: by trying all."""
    for count in range(1, len(numbers) + 1):
        for order in permutations(numbers, count):
            values: set[Value] = {value}
            for number in order[:-1]:
                values = {
                    result.value for each in values for result in results(setup, each, number) if -200 <= result.value <= 200
                }
            if any(abs(each) == order[-1] for each in values):
                return True
    return False


@pytest.mark.parametrize("level", ["starter", "basic", "advanced"])
def test_a_value_is_live_if_some_order_of_the_cards_captures_it(level: str) -> None:
    """A card that makes no target is never tried."""
    setup = rules(level)
    search = PlanSearch(setup, SAFE, 1)

    for value in range(-40, 41, 3):
        for numbers in ((4,), (2, 9), (3, 5, 11), (6, 6, 13)):
            assert search.hand(numbers).is_live(value) == reached(setup, value, numbers), (value, numbers)


def lying(value: int, cards: int = 1, duty: bool = False) -> Lying:
    return Lying(value, cards * CARD, duty, False, cards == 1, False)


def test_a_plan_builds_and_then_captures() -> None:
    """Example 1a: the 4 goes on the 1, the 5 takes both."""
    search = PlanSearch(rules(), SAFE, 100_000)

    best = search.best((lying(1),), (4, 5))

    assert search.complete
    assert best > 2 * CARD
    assert search.best((lying(1),), (5,)) <= CARD


def test_a_duty_that_can_be_met_is_met() -> None:
    """M-85: rather the pile of one's own than a larger capture elsewhere."""
    search = PlanSearch(rules(), SAFE, 100_000)

    assert search.best((lying(8, 2, duty=True), lying(9), lying(9)), (8,)) > 0
    assert search.best((lying(8, 2, duty=True),), (9,)) < -10


def test_a_plan_that_runs_out_of_visits_says_so() -> None:
    search = PlanSearch(rules("advanced"), SAFE, 3)

    search.best(tuple(lying(value) for value in (2, 5, 7, 11)), (3, 4, 8, 9))

    assert not search.complete


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_with_a_full_hand_the_planner_thinks_to_the_end(level: str) -> None:
    """Section 5.4: at the tables that one meets, its budget is enough."""
    for name in ("spring", "summer", "autumn", "winter"):
        weighing = Weighing(GAME.view(dealt(name=name, level=level), Seat(0)), VISITS)

        assert weighing.ranked()
        assert weighing.search.complete, name


@given(st.lists(st.tuples(st.integers(-14, 14), st.booleans()), max_size=6), st.integers(1, 13))
def test_the_last_card_is_worth_what_trying_every_play_says(lying_there: list[tuple[int, bool]], number: int) -> None:
    """Values that no card can still reach are given up, which saves most of the search."""
    search = PlanSearch(rules("advanced"), SAFE, 100)
    piles = tuple(lying(value, 2, duty) for value, duty in lying_there)

    assert search.best(piles, (number,)) == pytest.approx(search.best_play(search.noted(piles), search.hand((number,))))


def test_what_others_may_hold_makes_a_pile_worth_less() -> None:
    """Section 5.5: with no 8 left unseen, nobody steals an 8."""
    view = GAME.view(mathino("8, 8, 8", "8 5", "13 13", "12 12"), Seat(0))
    danger = dangers(view)

    assert (danger.held, danger.copies[8], danger.copies[13]) == (4, 0, 4)
    assert danger.survival(8) > danger.survival(13)
    assert danger.survival(50) == danger.survival(0) == 0.95
