"""The view of Formula: what lies in the open, what a seat holds, and nothing more."""

from typing import Any

import pytest

from sumdeck.games.formula.rules.state import State
from sumdeck.games.formula.web.formula import FormulaView
from sumdeck.rules.conformance import zone_twins
from sumdeck.rules.game import Seat
from sumdeck.server.views import open_hands, player_view_of
from sumdeck.server.wire import write
from tests.games.formula.rules.tables import GAME, dealt, formula, say

WAYS = [({}, 2), ({"level": "times-divide", "insert_between": True}, 3), ({"level": "points"}, 5), ({"rounds": 3}, 2)]


def view(state: State, seat: int | None = None) -> FormulaView:
    view = GAME.view(state, None if seat is None else Seat(seat))
    drawn = player_view_of("formula", view, GAME.to_act(state), GAME.outcome(state))
    assert isinstance(drawn, FormulaView)
    return drawn


@pytest.mark.parametrize(("given", "seats"), WAYS)
def test_no_face_depends_on_cards_that_its_seat_cannot_see(given: dict[str, Any], seats: int) -> None:
    """F-91, on the bytes that travel."""
    options = GAME.options(given)
    compared = 0
    for seat in (*range(seats), None):
        viewer = None if seat is None else Seat(seat)
        for state, twin in zone_twins(GAME, viewer, seats=seats, options=options, games=2, states=8):
            assert write(view(state, seat)) == write(view(twin, seat))
            compared += 1
    assert compared > 20


def test_an_onlooker_sees_the_formula_and_no_hand() -> None:
    shown = view(formula("8 x 8 = 64", "1 2 3", "4 5"))

    assert shown.hand is None
    assert shown.hands == (3, 2)
    assert [card.text for card in shown.answer] == ["6", "4"]
    assert (shown.symbol, shown.phase, shown.seat_to_play) == ("×", "play", 0)


def test_the_first_formula_has_two_cards_and_no_symbol() -> None:
    shown = view(formula("2 4", "6 1"))

    assert (shown.symbol, shown.answer, shown.phase) == ("", (), "first")


def test_a_joker_has_a_digit_only_where_somebody_named_it() -> None:
    """F-18, F-62, F-66: in a hand, among the start cards and under the formula it is any digit."""
    state = formula("2 + J7 = 9", "J 3", covered="5", stock="")
    shown = view(state, 0)
    assert shown.hand is not None

    assert [(card.text, card.digit, card.say) for card in shown.right] == [("J", "7", "J7")]
    assert [(card.text, card.digit, card.say) for card in shown.hand] == [("3", "3", "3"), ("J", "", "J")]
    assert view(formula("J 4", "6")).left[0].digit == ""


def test_cards_are_named_as_sentences_name_them() -> None:
    """What a page puts together from these names is what the game understands."""
    shown = view(formula("2 + J7 = 9", "J 8"), 0)
    assert shown.hand is not None

    sentence = f"{shown.left[0].say} + [{shown.hand[1].say}6] = [{shown.hand[0].say}]"

    assert say(formula("2 + J7 = 9", "J 8"), sentence).right[0].digit == 6


def test_covered_cards_lie_in_the_open() -> None:
    state = say(formula("2 + 4 = 6", "8 8 4"), "8 x 8 = 64")

    assert [card.text for card in view(state).covered] == ["2", "4"]


def test_symbols_and_the_house_rule_of_gaps_are_those_of_the_table() -> None:
    plain = view(formula("2 4", "6"))
    other = view(formula("2 4", "6", times_divide_only=True, insert_between=True, table_cards="rearrange"))

    assert (plain.symbols, plain.between, plain.rearrange) == (("+", "−", "×", "÷"), False, False)
    assert (other.symbols, other.between, other.rearrange) == (("×", "÷"), True, True)


def test_who_has_drawn_may_pass_where_that_is_played() -> None:
    state = say(formula("2 4", "1", "1", play_after_draw=True), "draw")

    assert view(state).phase == "drawn"


def test_a_match_tells_how_its_rounds_ended() -> None:
    """F-73: the next round lies there already."""
    state = say(formula("2 + 4 = 6", "8 8 4", "1 1", rounds=2), "8 x 8 = 64")
    shown = view(state)

    assert (shown.rounds, shown.wins, shown.points) == (2, (1, 0), None)
    assert [(told.places, told.left, told.points, told.why) for told in shown.sheet] == [((1, 2), (0, 2), None, "formula.out")]


def test_points_are_counted_where_they_are_played_for() -> None:
    """F-92 to F-94: 64 and 10 for who finished, 7 and 9 off for who holds them."""
    state = say(formula("2 + 4 = 6", "8 8 4", "7 9", points_game=True), "8 x 8 = 64")
    shown = view(state)

    assert (shown.rounds, shown.points) == (0, ("74", "−16"))
    assert shown.sheet[0].points == ("74", "−16")


def test_a_finished_game_shows_its_outcome_and_can_be_laid_open() -> None:
    state = say(formula("2 + 4 = 6", "8 8 4", "7 9"), "8 x 8 = 64")
    shown = view(state)

    assert shown.outcome is not None
    assert (shown.outcome.places, shown.outcome.why, shown.phase, shown.seat_to_play) == ((1, 2), "formula.out", "over", None)
    assert [[card.text for card in hand] for hand in open_hands("formula", state)] == [[], ["7", "9"]]


def test_five_copies_of_each_digit_are_our_guess() -> None:
    assert view(dealt("", seats=2)).assumed
