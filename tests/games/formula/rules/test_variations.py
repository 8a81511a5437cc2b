"""The harder rule, the other variations and the points game: F-75 to F-95."""

from dataclasses import replace

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Draw, Lay
from sumdeck.games.formula.rules.packs import SCHEMA
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import FACE_DOWN, Seat
from sumdeck.rules.packfile import read_pack
from tests.games.formula.rules.tables import (
    GAME,
    formula,
    hand,
    lying,
    nothing_but,
    refused,
    say,
    sentences,
    shuffled,
    sizes,
    to_move,
)

SMALL = """
game = "formula"
name = "small"
title = "19 cards"
card = [
    { digit = [1, 2, 3, 4], count = 3, status = "stated" },
    { digit = [0, 5, 6, 7, 8], status = "stated" },
    { digit = 9, count = 2, status = "stated" },
    { symbol = ["+", "×", "="], status = "stated" },
]
"""


def test_the_harder_rule_keeps_a_card_of_the_table() -> None:
    """F-75, F-76: the symbol alone is no card."""
    state = formula("2 + 4 = 6", "1 8 8 4 5 3", must_reuse=True)

    with refused(Code.REUSE):
        say(state, "1 x 8 = 8")
    with refused(Code.REUSE):
        say(state, "[5] + [3] = [8]")
    assert lying(say(state, "8 x 8 = 64")) == "8 × 8 = 64"
    lays = [move for move in GAME.legal_moves(state, Seat(0)) if isinstance(move, Lay)]
    assert all(len(move.left) + len(move.right) + len(move.answer) > len(move.laid) for move in lays)


def test_a_zero_product_comes_before_the_harder_rule() -> None:
    """F-77."""
    assert lying(say(formula("5 x 0 = 0", "1 8 8 9", must_reuse=True), "1 x 8 = 8")) == "1 × 8 = 8"


def test_the_first_formula_keeps_the_harder_rule_by_itself() -> None:
    """F-78."""
    assert sentences(formula("2 4", "6", must_reuse=True)) == ["2 + 4 = [6]", "draw"]


def test_a_winner_starts_with_one_card_more() -> None:
    """F-79: all else is as ever, and the seat left of the dealer begins."""
    after = say(formula("2 + 4 = 6", "8", "1 1", "7 8", rounds=3, winner_extra_card=True), "2 x 4 = 8")

    assert (sizes(after), after.seat, len(after.stock)) == ([8, 7, 7], 1, 52 - 22 - 2)


def test_of_several_winners_each_starts_with_one_card_more() -> None:
    """F-79: a standstill with two equal hands."""
    state = nothing_but("", "9 9", "1 1", "3", rounds=2, winner_extra_card=True)

    assert sizes(say(state, "draw", "draw", "draw")) == [8, 8, 7]


@pytest.mark.parametrize(("winners", "extra"), [(2, True), (3, False)])
def test_without_cards_enough_nobody_gets_an_extra_one_and_the_table_is_told(winners: int, extra: bool) -> None:
    """F-79: of 19 cards three hands of four and two more leave five, enough to turn up two; four and three more leave none."""
    pack = read_pack(SMALL, "small.toml", SCHEMA)
    hands = ["1"] * winners + ["3 3 4"]
    state = nothing_but("", *hands, pack=pack.dump(), hand_size=4, rounds=2, winner_extra_card=True)
    state = say(state, *["draw"] * winners)

    after = say(state, "draw")
    told = GAME.news(state, state.seat, Draw(), after)

    assert sizes(after) == [4 + extra] * winners + [4]
    assert (len(after.stock) >= 1, "formula.no_extra_card" in [news.code for news in told]) == (True, not extra)


def test_a_single_winner_always_gets_the_extra_card() -> None:
    """F-79: the smallest pack that is allowed has it, even if nothing is left to draw then."""
    pack = read_pack(SMALL, "small.toml", SCHEMA)
    state = formula("2 + 4 = 6", "8", "1 1", pack=pack.dump(), hand_size=8, rounds=2, winner_extra_card=True)

    after = say(state, "2 x 4 = 8")

    assert (sizes(after), len(after.stock)) == ([9, 8], 0)


def test_the_others_play_on_until_one_is_left() -> None:
    """F-80, F-81, F-82: who is out is left out of the order, and places follow the order of going out."""
    state = formula("2 + 4 = 6", "8", "1 7", "6", play_on="ranking")

    one = say(state, "2 x 4 = 8")
    assert (GAME.outcome(one), one.seat, one.out) == (None, 1, (0,))
    two = say(one, "draw")
    assert two.seat == 2
    three = say(two, "draw")
    assert three.seat == 1  # seat 0 is out
    four = say(three, "1 + 7 = 8")
    assert four.seat == 2


def test_the_last_one_takes_the_last_place() -> None:
    """F-82: under `literal` that seat goes on alone."""
    for play_on, over in (("ranking", True), ("literal", False)):
        state = replace(formula("2 + 4 = 6", "", "8", "6 6", play_on=play_on), out=(Seat(0),), seat=Seat(1))
        after = say(state, "2 x 4 = 8")
        assert (GAME.outcome(after) is not None) is over
        if over:
            assert after.rounds[-1].places == (1, 2, 3)
        else:
            alone = say(after, "draw")
            assert (alone.seat, sizes(alone)[2]) == (2, 3)
            done = replace(formula("2 + 4 = 6", "", "", "8", play_on=play_on), out=(Seat(0), Seat(1)), seat=Seat(2))
            assert say(done, "2 x 4 = 8").rounds[-1].places == (1, 2, 3)


def test_an_answer_in_the_five_times_table_makes_the_others_draw() -> None:
    """F-83, F-86: the first formula counts, and so does an answer that was kept."""
    first = say(formula("2 5", "1 0 9", "1", "1", five_draw=True), "2 x 5 = 10")
    assert sizes(first) == [1, 2, 2]
    kept = say(formula("2 + 3 = 5", "1 4 9", "7", "7", five_draw=True), "1 + 4 = 5")
    assert sizes(kept) == [1, 2, 2]
    other = say(formula("2 + 4 = 6", "8 9", "7", "7", five_draw=True), "2 x 4 = 8")
    assert sizes(other) == [1, 1, 1]


def test_the_draws_go_clockwise_as_far_as_cards_exist() -> None:
    """F-84: from the player's left; who is out draws nothing."""
    state = to_move(formula("2 + 3 = 5", "7", "1 4 9", "7", "8", stock="5 6", covered="0", five_draw=True), 1)
    after = say(state, "1 + 4 = 5")
    assert (hand(after, 2), "6" in hand(after, 3).split(), sizes(after)[0]) == ("5 7", True, 2)
    assert after.shuffles == 1  # the third card came from under the formula

    out = replace(formula("2 + 3 = 5", "", "1 4 9", "7", five_draw=True, play_on="ranking"), out=(Seat(0),), seat=Seat(1))
    assert sizes(say(out, "1 + 4 = 5")) == [0, 1, 2]


@pytest.mark.parametrize(("stock", "shuffles"), [("7 8", False), ("7", True)])
def test_a_five_brings_a_shuffle_where_the_stock_has_too_few_cards_for_the_others(stock: str, shuffles: bool) -> None:
    """F-68: only such a move tells more than it shows."""
    state = formula("2 + 4 = 6", "1 5 9", "9 9", "3 3", stock=stock, five_draw=True)
    lay = GAME.read(state, Seat(0), "1 + 4 = 5").move

    assert GAME.reveals(state, Seat(0), lay) is shuffles
    assert (GAME.apply(state, Seat(0), lay).shuffles > 0) is shuffles


def test_zero_is_a_multiple_of_five_unless_the_table_says_no() -> None:
    """F-85."""
    assert sizes(say(formula("4 + 5 = 9", "4 0 9", "7", five_draw=True), "4 - 4 = 0")) == [1, 2]
    no = formula("4 + 5 = 9", "4 0 9", "7", five_draw=True, zero_is_multiple_of_five=False)
    assert sizes(say(no, "4 - 4 = 0")) == [1, 1]


def test_nobody_draws_when_the_round_is_over() -> None:
    """F-87: but they do if play goes on."""
    assert sizes(say(formula("2 + 3 = 5", "1 4", "7", "7", five_draw=True), "1 + 4 = 5")) == [0, 1, 1]
    assert sizes(say(formula("2 + 3 = 5", "1 4", "7", "7", five_draw=True, play_on="ranking"), "1 + 4 = 5")) == [0, 2, 2]


def test_times_and_divide_only() -> None:
    """F-88, F-89, F-90: four cards a turn, and a zero product is replaced by three or four."""
    state = formula("2 x 4 = 8", "9 9 8 1 3 7", times_divide_only=True)

    with refused(Code.NO_SUCH_SYMBOL, known="× ÷"):
        say(state, "3 + 4 = 7")
    assert lying(say(state, "[9] x [9] = [8][1]")) == "9 × 9 = 81"
    zero = formula("5 x 0 = 0", "9 9 8 1 3 3", times_divide_only=True)
    lays = [move for move in GAME.legal_moves(zero, Seat(0)) if isinstance(move, Lay)]
    assert {len(move.laid) for move in lays} == {3, 4}


def test_hands_are_secret_and_all_else_is_open() -> None:
    """F-91: sizes are known, faces are not."""
    state = shuffled(3)
    view = GAME.view(state, Seat(1)).shown

    assert set(view.hands[0]) == {FACE_DOWN} == set(view.stock)
    assert (view.hands[1], view.left, len(view.hands[2])) == (state.hands[1], state.left, 7)
    assert view.reshuffle_seed == ""


def test_answers_are_points() -> None:
    """F-92: the first formula counts too."""
    after = say(formula("2 4", "8 1", "1 2 3 4", points_game=True), "2 x 4 = 8", "[1] + [2] = [3]")

    assert after.points == (8, 3)


def test_what_is_left_costs_and_who_is_out_gets_ten() -> None:
    """F-93, F-94: 64 and 3 made, 7 and 9 left: 51. An unplayed joker costs 25."""
    state = formula("2 + 4 = 6", "8 8 4 7 9", "5 3 1 2 3 6 J", points_game=True)
    state = say(state, "8 x 8 = 64", "[5] + [1] = [6]")
    assert state.points == (64, 6)

    table = formula("2 + 4 = 6", "7 9", "8", "J 5", points_game=True)
    won = say(replace(table, seat=Seat(1), points=(67, 6, 0), gained=(67, 6, 0)), "2 x 4 = 8")
    assert won.rounds[0].points == (51, 6 + 8 + 10, -30)
    assert won.points == (51, 24, -30)
    assert GAME.outcome(won) is None


def test_of_those_who_go_out_the_first_gets_the_ten() -> None:
    """F-80, F-94: seat 0 has gone out before; seat 1 goes out last, and gets what the formula makes and nothing more."""
    table = formula("2 + 4 = 6", "", "8", "5", points_game=True, play_on="ranking")

    after = say(replace(table, out=(Seat(0),), seat=Seat(1)), "2 x 4 = 8")

    assert after.rounds[0].points == (10, 8, -5)


def points_table(points: tuple[int, int]) -> State:
    return replace(formula("2 + 4 = 6", "8", "9 1", points_game=True, rounds=1), points=points)


@pytest.mark.parametrize(("before", "places"), [((232, 100), (1, 2)), ((232, 260), (1, 1)), ((240, 270), (2, 1))])
def test_250_points_end_the_points_game(before: tuple[int, int], places: tuple[int, int]) -> None:
    """F-95: judged at the end of a round; the most points win, and ties are shared."""
    outcome = GAME.outcome(say(points_table(before), "2 x 4 = 8"))

    assert outcome is not None
    assert outcome.scores == (before[0] + 8 + 10, before[1] - 10)
    assert (outcome.places, outcome.why) == (places, "formula.points")


def test_points_go_on_from_round_to_round() -> None:
    """F-95: `rounds` has no say, 250 within a round ends nothing, and nobody gets the ten if nobody is out."""
    after = say(points_table((100, 20)), "2 x 4 = 8")
    assert (GAME.outcome(after), after.points, after.gained, len(after.rounds)) == (None, (118, 10), (0, 0), 1)

    during = say(formula("2 4", "8 1", "9 1", points_game=True), "2 x 4 = 8")
    assert GAME.outcome(replace(during, points=(300, 0))) is None
    idle = replace(points_table((245, 20)), turn=9_999)
    stopped = say(idle, "draw")
    assert stopped.rounds[0].why == "formula.turn_limit"
    assert stopped.rounds[0].points == (-8 - idle.setup.digit[idle.stock[0]], -10)


def test_a_points_game_comes_to_an_end_whatever_happens() -> None:
    """Every game does: after a hundred rounds without 250 points."""
    state = replace(points_table((0, 0)), rounds=say(points_table((0, 0)), "2 x 4 = 8").rounds * 99)

    outcome = GAME.outcome(say(state, "2 x 4 = 8"))

    assert outcome is not None
    assert outcome.why == "formula.round_limit"
