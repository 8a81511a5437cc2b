"""The examples of the rule sheet, turn by turn. Seat 0 is Savanna, seat 1 Daniel; moves marked as filler are ours."""

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Capture
from tests.games.mathino.rules.tables import GAME, captured, hand, heard, lies, mathino, refused, say

FIRST = ("7, 10, 1, 8", "7 4 9 5", "3 7 4 11")


def test_example_1a_one_builds_five_and_the_other_matches_seven() -> None:
    """V-E1a, M-62, M-63, M-77, M-81."""
    state = mathino(*FIRST, level="basic")
    assert heard(state, "7, capture 7") == heard(state, "capture 7") == Capture(state.hands[0][2], (1,))

    state = say(state, "1 + 4, building 5")
    assert lies(state, "7, 10, 5<1 4>0, 8")
    assert hand(state, 0) == "5 7 9"
    state = say(state, "matching 7")
    assert lies(state, "7<7 7>1, 10, 5<1 4>0, 8")
    assert hand(state, 1) == "3 4 11"

    state = say(state, "5, capture 5")
    assert captured(state, 0) == "1 4 5"
    assert state.setup.points[state.won[0][0]] == 1
    state = say(state, "7 + -3, building 4")
    assert lies(state, "4<7 7 3>1, 10, 8")
    state = say(state, "discard 9")  # filler
    state = say(state, "4, capture 4")
    assert captured(state, 1) == "3 4 7 7"
    assert lies(state, "10, 8, 9")


def test_in_example_1a_the_opponent_may_take_the_matched_sevens_and_nobody_pays() -> None:
    """V-E1a, side check: M-37, M-81."""
    state = say(mathino(*FIRST, level="basic"), "1 + 4, building 5", "matching 7", "7, capture 7")

    assert captured(state, 0) == "7 7 7"
    assert lies(state, "10, 5<1 4>0, 8")
    assert state.owed == ()


def test_example_1b_a_product_is_added_up_digit_by_digit() -> None:
    """V-E1b. The sheet has the last card an 11, but Daniel's only 11 was played first: what is left to him is the 4 (erratum)."""
    state = say(mathino(*FIRST, level="advanced"), "1 + 4, building 5")

    for text, value in (("5 × 11 = 55", 55), ("5 × 11 is 55, 5 + 5 is 10", 10), ("5 x 11 = 55, 5+5 = 10, 1+0 = 1", 1)):
        move = heard(state, text)
        assert getattr(move, "value", None) == value
    state = say(state, "5 × 11 is 55, 5 + 5 is 10, building 10")
    assert lies(state, "7, 10, 10<1 4 11>1, 8")
    state = say(state, "7, capture 7")  # filler
    assert captured(state, 0) == "7 7"
    together = say(state, "(10 and [10]) + -3, building 7")  # the side check: both tens first matched
    assert lies(together, "7<1 4 11 10 3>1, 8")
    state = say(state, "[10] - 3, building 7")
    assert lies(state, "7<1 4 11 3>1, 10, 8")
    state = say(state, "discard 9", "7, capture 7", "discard 5")  # the first and last are filler
    assert captured(state, 1) == "1 3 4 7 11"
    before = state.totals
    with refused(Code.CARD_NOT_IN_HAND):
        say(state, "discard 11")
    state = say(state, "discard 4")

    assert lies(state, "10, 8, 9, 5, 4")
    assert state.round == 1
    assert state.totals == before == (0, 0)


def test_after_example_1b_the_new_seven_is_open_to_whoever_holds_one() -> None:
    """V-E1b, side check: M-37."""
    state = say(mathino(*FIRST, level="advanced"), "1 + 4, building 5", "5 x 11 is 55, 5 + 5 is 10", "discard 9", "[10] - 3 = 7")

    assert captured(say(state, "[7], capture 7"), 0) == "1 3 4 7 11"


LEAPFROG = ("5, 4", "4 1 9 2", "7 5 8")


def test_example_2_the_players_leap_over_each_other() -> None:
    """V-E2, M-78, M-79, M-93, M-144. The sheet adds loose cards here already, so the basic game is played with `table_add`."""
    state = mathino(*LEAPFROG, level="basic", table_add=True)

    state = say(state, "(5+4) / 9 = 1")
    assert lies(state, "1<5 4 9>0")
    state = say(state, "1 plus 7, building 8's")
    assert lies(state, "8<5 4 9 7>1")
    state = say(state, "8 divided by 2, building 4s")
    assert lies(state, "4<5 4 9 7 2>0")
    state = say(state, "discard 5")
    with refused(Code.ADD_BUILD_PILE):
        say(state, "(5 + 4) × 1, building 9")
    state = say(state, "4 times 1, building 4")
    assert lies(state, "4<5 4 9 7 2 1>0, 5")
    with refused(Code.ADD_BUILD_PILE):
        say(state, "(5 + 4) + 8, building 17")
    state = say(state, "discard 8")
    state = say(state, "4, capture 4")

    assert captured(state, 0) == "1 2 4 4 5 7 9"
    assert lies(state, "5, 8")
    assert state.totals == (0, 0)
    assert [len(cards) for cards in state.hands] == [4, 4]


def test_example_2_in_the_words_of_the_sheet() -> None:
    """V-E2: the sum may be said first."""
    state = mathino(*LEAPFROG, level="basic", table_add=True)

    assert heard(state, "5 + 4 is 9, 9 divided by 9 is 1, building 1's") == heard(state, "(5+4) / 9 = 1")


def test_example_3_a_cube_root_locks_two_point_cards_in() -> None:
    """V-E3, M-71, M-127, M-133 to M-137, M-139."""
    state = mathino("1, 7g, 3, 5", "2 8 9 5", "2 3 12 7", seat=1, level="advanced")

    state = say(state, "the cube root of (7g + 1) is 2")
    assert lies(state, "2<7g 1 3>1!, 3, 5")
    assert state.table[0].turned == (2,)
    for text in ("2, capture 2", "2 + 8, building 10", "2 × 2, building 4", "stack 2 3, discard 9"):
        with refused(Code.LOCKED):
            say(state, text)
    with refused(Code.STACK_MISMATCH):
        say(state, "3 minus 8, building negative 5's, stack it 5")
    state = say(state, "3 minus 8, building negative 5's")
    assert lies(state, "2<7g 1 3>1!, -5<3 8>0, 5")
    state = say(state, "2, capture 2")
    assert captured(state, 1) == "1 2 3 7g"
    assert sum(state.setup.points[card] for card in state.won[1]) == 2
    state = say(state, "5 and -5, capture 5")
    assert captured(state, 0) == "3 5 5 8"
    assert lies(state, "")


def test_example_4_two_piles_become_one() -> None:
    """V-E4, M-26, M-70, M-73. It needs nothing but basic rules."""
    state = mathino("12, 10", "6 5 2 1", "13 13 13 13", level="basic")

    state = say(state, "12 divided by 6, building 2's", "discard 13")
    assert lies(state, "2<12 6>0, 10, 13")
    state = say(state, "10 / 5, building 2, stack 2 2", "discard 13")
    assert lies(state, "2<12 6 10 5>0, 13, 13")
    assert say(state, "2 ÷ 1, building 2").table[0].value == 2
    with refused(Code.MATCH_MISMATCH):
        say(state, "2, matching 1")
    state = say(state, "2 times 1, building 2", "discard 13", "2, capture 2")
    assert captured(state, 0) == "1 2 5 6 10 12"


def test_example_5_ten_and_minus_ten_go_together() -> None:
    """V-E5, M-33, M-71, M-123, M-134, M-140."""
    state = mathino("8, 2", "2 12 10", "10 9 9", level="advanced")

    state = say(state, "8 squared is 64, 6 + 4 is 10, building 10")
    assert lies(state, "10<8 2>0!, 2")
    for text in ("10 + 9, building 19", "10, capture 10", "10 - 9, building 1"):
        with refused(Code.LOCKED):
            say(state, text)
    state = say(state, "discard 9")
    with refused(Code.STACK_MISMATCH):
        say(state, "2 minus 12 is negative 10, building -10's, stack it 10")
    state = say(state, "2 minus 12 is negative 10, building -10's", "discard 9")
    assert lies(state, "10<8 2>0!, -10<2 12>0, 9, 9")
    state = say(state, "10 and −10, capture 10")
    assert captured(state, 0) == "2 2 8 10 12"


def test_the_notes_to_example_5_about_negative_numbers() -> None:
    """V-E5, M-131, M-133."""
    state = mathino("-9<1 10>1, -8<2 4>1", "2 3", "5 5", level="advanced")

    with refused(Code.ROOT_OF_NEGATIVE):
        say(state, "square root of -9 = 3")
    assert lies(say(state, "cube root of −8, building −2"), "-9<1 10>1, -2<2 4 3>0!")
    assert GAME.outcome(state) is None
