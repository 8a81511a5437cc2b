"""The stock running out, and how rounds and matches end: F-67 to F-74."""

from dataclasses import replace

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Seat
from tests.games.formula.rules.tables import GAME, formula, hand, lying, names, nothing_but, refused, say, sizes, to_move


def test_the_covered_cards_become_the_stock_when_a_card_is_needed() -> None:
    """F-67, F-68: the formula stays, and the order is that of the deal's next shuffle."""
    state = formula("2 + 4 = 6", "9 9", "1", stock="5", covered="0 3 7 7")

    one = say(state, "draw")
    assert (names(one, one.stock), names(one, one.covered)) == ("", "0 3 7 7")
    two = say(one, "draw")

    order = shuffle_again(state.covered, state.reshuffle_seed, 1)
    assert (lying(two), two.covered, two.stock, two.shuffles) == ("2 + 4 = 6", (), order[1:], 1)
    assert two.hands[1] == tuple(sorted((*state.hands[1], order[0])))


def test_with_nothing_to_draw_the_turn_passes() -> None:
    """F-69."""
    state = nothing_but("", "9 9", "1 1", "3")

    after = say(state, "draw")

    assert (sizes(after), after.seat, after.idle) == (sizes(state), 1, 1)


def test_a_standstill_ends_the_round() -> None:
    """F-70: nobody plays and nobody can draw, all the way round; fewest cards win, and equals share a place."""
    state = nothing_but("", "9 9", "1 1", "3")

    after = say(state, "draw", "draw", "draw")

    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.places, outcome.why) == ((1, 1, 3), "formula.standstill")
    assert after.wins == (1, 1, 0)


def test_a_formula_ends_the_idling() -> None:
    """F-70: in succession means in succession."""
    state = nothing_but("", "9 9", "8 1", "3")

    after = say(state, "draw", "2 x 4 = 8", "draw")

    assert (GAME.outcome(after), after.idle, sizes(after)[2]) == (None, 0, sizes(state)[2] + 1)


def test_who_has_drawn_in_a_turn_is_not_idle() -> None:
    """F-70: whatever was said afterwards, even if it should have cost a card that is not there any more."""
    state = nothing_but("9", "9 9", "1 1", play_after_draw=True, wrong_formula="draw")

    after = say(state, "draw", "2 x 4 = 9")
    assert (after.seat, after.idle, GAME.outcome(after)) == (1, 0, None)

    one = say(after, "draw")
    assert (one.seat, one.idle, GAME.outcome(one)) == (0, 1, None)
    two = GAME.outcome(say(one, "2 x 4 = 9"))
    assert two is not None
    assert two.why == "formula.standstill"


def test_a_wrong_formula_that_costs_nothing_any_more_is_idle() -> None:
    """F-69, F-70: nothing was played and nothing drawn."""
    assert say(nothing_but("", "9 9", "1 1", wrong_formula="draw"), "2 x 4 = 9").idle == 1


def test_the_first_without_cards_wins() -> None:
    """F-71, F-72, F-74: in a legal turn, and at once; the others rank by what they hold."""
    state = formula("2 + 4 = 6", "3 5", "1 1 1", "7 8")

    after = say(state, "2 + 3 = 5")

    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((1, 3, 2), (0, -3, -2), "formula.out")
    assert (GAME.to_act(after), hand(after)) == ((), "")
    with refused(Code.OVER):
        say(to_move(after, 1), "draw")


def test_a_last_card_needs_a_legal_turn_too() -> None:
    """F-72."""
    with refused(Code.SAME_FORMULA):
        say(formula("2 + 4 = 6", "6", "1"), "2 + 4 = 6")


def test_the_deal_moves_on_for_the_next_round() -> None:
    """F-73: whoever sits left of the new dealer begins; most rounds win the match."""
    state = formula("2 + 4 = 6", "8", "1 1", "7 8", rounds=2)

    after = say(state, "2 x 4 = 8")

    assert (after.dealer, after.seat, sizes(after)) == (0, 1, [7, 7, 7])
    assert (after.wins, len(after.rounds), after.shuffles) == ((1, 0, 0), 1, 1)
    assert after.rounds[0].places == (1, 2, 2)
    assert GAME.outcome(after) is None
    deck = shuffle_again(state.setup.pack.deck(), state.reshuffle_seed, 1)
    assert after.hands[1] == tuple(sorted(deck[:7]))
    assert (after.left[0].kind, after.right[0].kind, after.stock) == (deck[21], deck[22], deck[23:])


def test_a_match_is_won_by_most_rounds_and_shared_when_equal() -> None:
    """Two rounds, one for each of two."""
    first = say(formula("2 + 4 = 6", "8", "1 1", "7 8", rounds=2), "2 x 4 = 8")
    second = replace(formula("2 + 4 = 6", "1 1", "8", "7 7", rounds=2), wins=first.wins, rounds=first.rounds, seat=Seat(1))

    outcome = GAME.outcome(say(second, "2 x 4 = 8"))

    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((1, 1, 3), (1, 1, 0), "formula.match")


def test_a_round_that_goes_on_for_ever_is_stopped() -> None:
    """`max_turns`: it ends as a standstill does."""
    state = replace(formula("2 + 4 = 6", "8 8 9", "1 1", max_turns=100), turn=98)

    outcome = GAME.outcome(say(state, "draw", "draw"))

    assert outcome is not None
    assert (outcome.places, outcome.why) == ((2, 1), "formula.turn_limit")
    won = GAME.outcome(say(replace(formula("2 + 4 = 6", "8", "1 1", max_turns=100), turn=99), "2 x 4 = 8"))
    assert won is not None
    assert won.why == "formula.out"


def test_no_limit_of_turns_is_written_0() -> None:
    """Section 7: and it is the usual one. A program stops all the same, after ten thousand turns."""
    assert GAME.options({}).max_turns == 0
    state = replace(formula("2 + 4 = 6", "8 8 9", "1 1", max_turns=0), turn=3000)
    assert GAME.outcome(say(state, "draw", "draw")) is None

    stopped = GAME.outcome(say(replace(state, turn=9_999), "draw"))
    assert stopped is not None
    assert stopped.why == "formula.turn_limit"


@pytest.mark.parametrize("most", [1, 7, 12_345])
def test_any_number_of_turns_may_be_the_last(most: int) -> None:
    state = replace(formula("2 + 4 = 6", "8 8 9", "1 1", max_turns=most), turn=most - 1)

    stopped = GAME.outcome(say(state, "draw"))

    assert stopped is not None
    assert stopped.why == "formula.turn_limit"
