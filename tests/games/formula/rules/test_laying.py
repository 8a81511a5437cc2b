"""Later turns and numbers of several cards: F-19 to F-56."""

import re

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Draw, Lay, Wrong
from sumdeck.games.formula.rules.numbers import NEW, patterns
from sumdeck.rules.game import Seat
from tests.games.formula.rules.tables import GAME, formula, hand, lying, meant, names, refused, say, sentences, sizes


def told(old: int, new: int, extend_left: bool = True, insert: bool = False) -> str:
    """Patterns in letters: N for a new card, K1 for the first old one."""
    ways = patterns(old, new, 3, extend_left, insert)
    return ", ".join("".join("N" if at == NEW else f"K{at + 1}" for at in way) for way in ways)


def test_the_table_of_patterns() -> None:
    """F-51, and with it F-44 to F-50: all ways to lay cards on a number of one, two or three."""
    assert [told(1, new) for new in range(4)] == ["K1", "N, NK1, K1N", "NN, NNK1, NK1N, K1NN", "NNN"]
    assert [told(2, new) for new in range(4)] == [
        "K1K2",
        "N, NK2, K1N, NK1K2, K1K2N",
        "NN, NNK2, NK1N, NK2N, K1NN",
        "NNN",
    ]
    assert [told(3, new) for new in range(4)] == [
        "K1K2K3",
        "N, NK3, K1N, NK2K3, K1NK3, K1K2N",
        "NN, NNK3, NK1N, NK2N, NK3N, K1NN",
        "NNN",
    ]


def test_patterns_under_house_rules() -> None:
    """F-51 (ii), (iii): `insert_between` and `extend = right`."""
    assert told(2, 1, insert=True) == "N, NK2, K1N, NK1K2, K1NK2, K1K2N"
    assert told(1, 1, extend_left=False) == "N, K1N"
    assert told(2, 2, extend_left=False) == "NN, NK2N, K1NN"
    assert patterns(2, 1, 2) == ((NEW,), (NEW, 1), (0, NEW))


def test_the_four_options_of_the_leaflet() -> None:
    """F-19, F-27, F-28, F-29, F-30: three new; three new and one kept; one kept; two kept."""
    state = formula("2 + 4 = 6", "1 3 4 5 8 8 8")

    for said, laid in (("1 x 8 = 8", "1 8 8"), ("8 x 8 = 64", "4 8 8"), ("2 + 3 = 5", "3 5"), ("2 x 4 = 8", "8")):
        assert names(state, meant(formula("2 + 4 = 6", laid + " 9"), said).laid) == laid
    for said in ("[1] × [8] = [8]", "[8] × [8] = 6[4]", "2 + [3] = [5]", "2 × 4 = [8]"):
        assert said in sentences(state)


def test_the_options_are_no_closed_list() -> None:
    """F-31: three kept and two new."""
    assert lying(say(formula("2 + 4 = 6", "1 1 9"), "12 + 4 = 16")) == "12 + 4 = 16"


def test_a_turn_lays_one_to_three_cards() -> None:
    """F-20, F-21, F-42: cards in long numbers count one by one."""
    state = formula("2 + 4 = 6", "1 1 1 1 2 4 8")

    with refused(Code.TOO_MANY_CARDS, laid=4, most=3):
        say(formula("2 + 4 = 6", "1 1 4 8 9"), "[1][4] + 4 = [1][8]")
    with refused(Code.NO_NEW_CARD):
        say(formula("2 + 2 = 4", "9"), "2 x 2 = 4")
    assert max(len(move.laid) for move in GAME.legal_moves(state, Seat(0)) if isinstance(move, Lay)) == 3


def test_more_cards_a_turn_by_house_rule() -> None:
    """F-20 under `cards_per_turn`."""
    with refused(Code.TOO_MANY_CARDS, laid=6, most=5):
        say(formula("2 + 4 = 6", "9 9 1 1 0 0", cards_per_turn=5), "[9][9] + [1] = [1][0][0]")
    assert lying(say(formula("12 + 4 = 16", "9 9 1 0 0", "3", cards_per_turn=5), "[9][9] + [1] = 1[0][0]")) == "99 + 1 = 100"


def test_the_symbol_is_free() -> None:
    """F-22, F-23: any symbol, or the same, as long as the whole is true."""
    said = sentences(formula("8 + 2 = 10", "6 4 1"))

    assert {"8 − 2 = [6]", "8 ÷ 2 = [4]", "8 × 2 = 1[6]"} <= set(said)


def test_cards_are_laid_on_or_next_to_others() -> None:
    """F-24, F-32: the 6 of the units becomes the 6 of 64."""
    state = formula("2 + 4 = 6", "8 8 4 9")

    after = say(state, "8 x 8 = 64")

    assert names(after, after.covered) == "2 4"
    assert [face.digit for face in after.answer] == [6, 4]


def test_what_is_not_covered_stays_in_its_place() -> None:
    """F-25, F-26: no card wanders, turns round or comes back."""
    with refused(Code.CARD_MOVED, card="4"):
        say(formula("2 + 4 = 6", "8 8 9"), "8 x 8 = 64")
    with refused(Code.CARD_MOVED):
        say(formula("2 + 4 = 6", "9 8"), "4 + 2 = 6")
    after = say(formula("2 + 4 = 6", "8 9"), "2 x 4 = 8")
    assert (hand(after), names(after, after.covered)) == ("9", "6")


def test_a_number_grows_at_both_ends() -> None:
    """F-33; with `extend = right` only behind."""
    assert "[1]2 + 4 = [1]6" in sentences(formula("2 + 4 = 6", "1 1"))
    right_only = sentences(formula("2 + 4 = 6", "1 1 0 0", extend="right"))
    assert "[1]2 + 4 = [1]6" not in right_only
    assert "2[0] + 4[0] = 6[0]" in sentences(formula("2 + 4 = 6", "0 0 0", extend="right"))


def test_the_same_formula_is_no_new_one() -> None:
    """F-34, F-35."""
    with refused(Code.SAME_FORMULA):
        say(formula("2 + 4 = 6", "6 9"), "2 + 4 = [6]")
    assert lying(say(formula("2 + 2 = 4", "4 9"), "2 x 2 = [4]")) == "2 × 2 = 4"
    assert sizes(say(formula("2 + 4 = 6", "6 9", allow_same_formula=True), "2 + 4 = [6]"))[0] == 1


def test_who_cannot_or_does_not_want_to_draws() -> None:
    """F-36, F-37: also where a formula would be possible."""
    state = formula("2 + 4 = 6", "8 9")

    assert sizes(say(state, "draw"))[0] == 3
    forced = formula("2 + 4 = 6", "8 9", must_play_if_able=True)
    with refused(Code.MUST_PLAY):
        say(forced, "draw")
    assert "draw" not in sentences(forced)
    stuck = formula("5 x 0 = 0", "7 7", must_play_if_able=True)
    assert sentences(stuck) == ["draw"]
    assert sizes(say(stuck, "draw"))[0] == 3


def test_a_wrong_formula_costs_nothing() -> None:
    """F-38: the cards are in the hand as before, and another try is free."""
    state = formula("2 + 4 = 6", "8 9")

    with refused("sentence.wrong_result"):
        say(state, "2 x 4 = 9")
    assert lying(say(state, "2 x 4 = 8")) == "2 × 4 = 8"
    with refused(Code.NO_PENALTY):
        GAME.apply(state, Seat(0), Wrong())
    with refused(Code.NOT_TRUE):
        GAME.apply(state, Seat(0), Lay(state.left, "×", state.right, (state.setup.real[9],), (state.setup.kind[9],)))


def test_a_wrong_formula_costs_a_card_where_the_table_says_so() -> None:
    """`wrong_formula = draw`: only where nothing but the arithmetic is wrong."""
    state = formula("2 + 4 = 6", "5 8 9 0", wrong_formula="draw")

    for said in ("2 x 4 = 9", "2 - 4 = 8", "5 / 0 = 8"):
        after = say(state, said)
        assert (sizes(after)[0], lying(after), after.seat) == (5, "2 + 4 = 6", 1)
    with refused(Code.NOT_IN_HAND, card="7"):
        say(state, "2 x 4 = 7")
    with refused(Code.LEADING_ZERO):
        say(state, "2 x 4 = 09")
    assert lying(say(state, "2 x 4 = 8")) == "2 × 4 = 8"
    assert GAME.read(state, Seat(0), "wrong").move == Wrong()


def test_numbers_of_two_and_three_cards() -> None:
    """F-39, F-40, F-41, F-42: in every area, read from left to right, and never four."""
    assert lying(say(formula("9 + 1 = 10", "2 9 3"), "[2]9 + 1 = [3]0")) == "29 + 1 = 30"
    assert lying(say(formula("20 x 5 = 100", "5 4 9"), "25 x 4 = 100")) == "25 × 4 = 100"
    with refused(Code.NUMBER_TOO_LONG, most=3):
        say(formula("428 + 0 = 428", "1 1"), "4281 + 0 = 4281")
    with refused(Code.NUMBER_TOO_LONG, most=2):
        say(formula("20 x 4 = 80", "1 0 0 5", max_number_cards=2), "20 x 5 = 100")


def test_no_number_begins_with_0() -> None:
    """F-43: neither with a new 0, nor with a joker as 0, nor with a 0 that lies there."""
    with refused(Code.LEADING_ZERO):
        say(formula("2 + 4 = 6", "0"), "2 + 4 = 06")
    with refused(Code.LEADING_ZERO):
        say(formula("2 + 4 = 6", "J 8"), "2 x 4 = [J0][8]")
    with refused(Code.LEADING_ZERO):
        say(formula("0 + 4 = 4", "5 9"), "05 + 4 = 9")
    numbers = [word for said in sentences(formula("0 + 4 = 4", "5 9 0 J")) for word in said.split()]
    assert not [word for word in numbers if re.sub("[^0-9]", "", word).startswith("0") and len(re.sub("[^0-9]", "", word)) > 1]


def test_two_cards_are_replaced_by_one() -> None:
    """F-44."""
    after = say(formula("6 + 4 = 10", "2 9"), "6 - 4 = 2")

    assert (lying(after), names(after, after.covered)) == ("6 − 4 = 2", "0 1")


def test_one_of_two_cards_is_covered() -> None:
    """F-45, F-46, F-47: or both, by two or by three; or neither."""
    assert lying(say(formula("10 - 4 = 6", "2 8 9"), "12 - 4 = 8")) == "12 − 4 = 8"
    assert lying(say(formula("6 + 4 = 10", "2 4 9"), "6 x 4 = 24")) == "6 × 4 = 24"
    assert "10 − [3] = [7]" in sentences(formula("10 - 4 = 6", "3 7"))
    assert lying(say(formula("25 x 4 = 100", "5 1 2 5"), "25 x 5 = 125")) == "25 × 5 = 125"


def test_nothing_is_taken_away() -> None:
    """F-48, F-49: to get the 1 of the 10, a new 1 covers it, and counts."""
    with refused(Code.TAKEN_AWAY):
        say(formula("6 + 4 = 10", "5 9"), "6 - 5 = 1")
    after = say(formula("6 + 4 = 10", "5 1 9"), "6 - 5 = 1")
    assert (lying(after), hand(after), names(after, after.covered)) == ("6 − 5 = 1", "9", "0 1 4")


def test_one_card_is_replaced_by_two() -> None:
    """F-50."""
    assert lying(say(formula("3 + 5 = 8", "4 1 2 9"), "3 x 4 = 12")) == "3 × 4 = 12"


def test_the_arithmetic_is_that_of_whole_numbers() -> None:
    """F-52, F-53, F-54, F-55, F-56."""
    state = formula("6 / 3 = 2", "0 1 2 4 5 7")
    for said, code in (
        ("2 - 4 = 2", Code.BELOW_ZERO),
        ("5 + 2 = -7", Code.BELOW_ZERO),
        ("7 / 2 = 3", "sentence.wrong_result"),
        ("7 / 0 = 7", Code.BY_ZERO),
        ("0 / 0 = 0", Code.BY_ZERO),
        ("4 + 1 = 7", "sentence.wrong_result"),
        ("5 / 2 = 2.5", "sentence.unreadable"),
    ):
        with refused(code):
            say(state, said)
    assert lying(say(state, "[4] / [2] = 2")) == "4 ÷ 2 = 2"


@pytest.mark.parametrize("said", ["7 + 1 = 8", "[7] + [1] = [8]", "J7 + 1 = 8"])
def test_only_cards_of_the_hand_can_be_new(said: str) -> None:
    with refused(Code.NOT_IN_HAND):
        say(formula("2 + 4 = 6", "1 8 9"), said)


def test_drawing_is_a_move_like_any_other() -> None:
    """F-36."""
    assert GAME.legal_moves(formula("5 x 0 = 0", "1"), Seat(0))[-1] == Draw()
