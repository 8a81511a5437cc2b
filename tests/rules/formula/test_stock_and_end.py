"""The stock running out, and how rounds and matches end: F-67 to F-74."""

from dataclasses import replace

from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.formula import Code
from sumdeck.rules.game import Seat
from tests.rules.formula.tables import GAME, formula, hand, lying, names, refused, say, sizes, to_move


def test_the_covered_cards_become_the_stock_when_a_card_is_needed() -> None:
    """F-67, F-68 (FV-56): the formula stays, and the order is that of the deal's next shuffle."""
    state = formula("2 + 4 = 6", "9 9", "1", stock="5", covered="0 3 7 7")

    one = say(state, "draw")
    assert (names(one, one.stock), names(one, one.covered)) == ("", "0 3 7 7")
    two = say(one, "draw")

    order = shuffle_again(state.covered, state.later, 1)
    assert (lying(two), two.covered, two.stock, two.shuffles) == ("2 + 4 = 6", (), order[1:], 1)
    assert two.hands[1] == tuple(sorted((*state.hands[1], order[0])))


def test_with_nothing_to_draw_the_turn_passes() -> None:
    """F-69."""
    state = formula("2 + 4 = 6", "9 9", "1 1", "3", stock="", covered="0")
    state = replace(state, covered=(), hands=(*state.hands[:2], tuple(sorted((*state.hands[2], *state.covered)))))

    after = say(state, "draw")

    assert (sizes(after), after.seat, after.idle) == (sizes(state), 1, 1)


def test_a_standstill_ends_the_round() -> None:
    """F-70: nobody plays and nobody can draw, all the way round; fewest cards win, and equals share a place."""
    state = formula("2 + 4 = 6", "9 9", "1 1", "3", stock="", covered="0")
    state = replace(state, covered=(), hands=(*state.hands[:2], tuple(sorted((*state.hands[2], *state.covered)))))

    after = say(state, "draw", "draw", "draw")

    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.places, outcome.why) == ((1, 1, 3), "formula.standstill")
    assert after.wins == (1, 1, 0)


def test_a_formula_ends_the_idling() -> None:
    """F-70: in succession means in succession."""
    state = formula("2 + 4 = 6", "9 9", "8 1", "3", stock="", covered="0")
    state = replace(state, covered=(), hands=(*state.hands[:2], tuple(sorted((*state.hands[2], *state.covered)))))

    after = say(state, "draw", "2 x 4 = 8", "draw")

    assert (GAME.outcome(after), after.idle, sizes(after)[2]) == (None, 0, sizes(state)[2] + 1)


def test_the_first_without_cards_wins() -> None:
    """F-71, F-72, F-74 (FV-55): in a legal turn, and at once; the others rank by what they hold."""
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
    """F-73, FA-44: whoever sits left of the new dealer begins; most rounds win the match."""
    state = formula("2 + 4 = 6", "8", "1 1", "7 8", rounds=2)

    after = say(state, "2 x 4 = 8")

    assert (after.dealer, after.seat, sizes(after)) == (0, 1, [7, 7, 7])
    assert (after.wins, len(after.rounds), after.shuffles) == ((1, 0, 0), 1, 1)
    assert after.rounds[0].places == (1, 2, 2)
    assert GAME.outcome(after) is None
    deck = shuffle_again(state.setup.pack.deck(), state.later, 1)
    assert after.hands[1] == tuple(sorted(deck[:7]))
    assert (after.left[0].kind, after.right[0].kind, after.stock) == (deck[21], deck[22], deck[23:])


def test_a_match_is_won_by_most_rounds_and_shared_when_equal() -> None:
    """FA-44: two rounds, one for each of two."""
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
