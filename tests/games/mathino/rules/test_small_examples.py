"""The small examples inside the rules."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Build, Capture
from sumdeck.games.mathino.rules.results import results
from sumdeck.rules.game import Value
from tests.games.mathino.rules.tables import GAME, captured, lies, mathino, refused, say


def made(table: str, hand: str, level: str = "basic") -> tuple[set[Value], set[Value]]:
    """What a card can make of the only pile: unlocked and locked. Matches are left out."""
    state = mathino(table, hand, "13", level=level)
    found = list(results(state.setup, state.table[0].value, state.setup.number[state.hands[0][0]]))
    listed = {(move.op, move.sign, move.value) for move in GAME.legal_moves(state, state.seat) if isinstance(move, Build)}
    assert listed == {(result.op, result.sign, result.value) for result in found}
    free = {result.value for result in found if not result.locks and result.op != "match"}
    return free, {result.value for result in found if result.locks}


def test_one_card_takes_all_piles_of_its_size() -> None:
    """M-32, M-33, M-34, M-36."""
    state = say(mathino("5, -5<2 7>1, 5<2 3>1, 9", "5 4", "13"), "5 and [5] and -5, capture 5")

    assert len(state.won[0]) == 6
    assert lies(state, "9")


def test_four_times_two_is_captured_by_an_eight() -> None:
    """M-45, M-57."""
    state = say(mathino("4", "2 8", "13 13"), "4 times 2, building 8's", "discard 13", "8, capture 8")

    assert captured(state, 0) == "2 4 8"


def test_the_card_modifies_the_table_and_not_the_other_way_round() -> None:
    """M-45, M-58, M-59."""
    state = mathino("4", "8", "13")

    with refused(Code.NOT_WHOLE):
        say(state, "4 divided by 8, building 2")
    assert made("4", "8") == ({12, -4, 32, -32}, set())
    for text in ("4 + 8, building 2", "4 - 8 = 2", "4 × 8 = 2", "4 × -8, building 2"):
        with refused(Code.WRONG_RESULT):
            say(state, text)


def test_three_on_nine() -> None:
    """M-55 to M-58, M-118, M-123, M-132, M-133."""
    assert made("9", "3") == ({12, 6, 27, 3, -27, -3}, set())
    assert made("9", "3", "advanced") == ({12, 6, 27, 3, -27, -3, 9, -9}, {729, 18, 9})
    with refused(Code.NOT_WHOLE):
        say(mathino("9", "3", "13", level="advanced"), "cube root of 9, building 2")


def test_values_may_be_negative() -> None:
    """M-46, M-51, M-57."""
    assert lies(say(mathino("2", "6 5", "13"), "2 - 6, building -4"), "-4<2 6>0")
    assert lies(say(mathino("9", "3 5", "13"), "9 x -3, building -27"), "-27<9 3>0")


def test_a_match_captures_nothing() -> None:
    """M-62, M-63."""
    state = say(mathino("7", "7 5", "13"), "matching 7")

    assert lies(state, "7<7 7>0")
    assert state.won[0] == ()


@pytest.mark.parametrize("text", ["stack 8 [8], discard 3", "discard 3, stack 8 [8]"])
def test_equal_piles_are_stacked_before_or_after(text: str) -> None:
    """M-68, M-69, M-70, M-75, M-83."""
    state = mathino("8<4 2>1, 8, -8<1 9>1", "3 8", "13 13")

    assert lies(say(state, text), "8<4 2 8>1, -8<1 9>1, 3")
    with refused(Code.STACK_MISMATCH):
        say(state, "stack 8 -8, discard 3")
    assert len(say(state, "capture 8").won[0]) == 6


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [("9", "11", {99, 18, 9, -99, -18, -9}), ("10", "1", {10, 1, -10, -1}), ("1", "10", {10, 1, -10, -1})],
)
def test_products_may_become_digit_sums(table: str, card: str, expected: set[int]) -> None:
    """M-118, M-119, M-120, M-125."""
    state = mathino(table, card, "13", level="advanced")

    products = {result.value for result in results(state.setup, state.table[0].value, int(card)) if result.op == "mul"}
    assert products == expected


def test_loose_cards_are_added_before_the_card() -> None:
    """M-144, M-147, M-153."""
    assert lies(say(mathino("6, 9", "5 4", "13", level="advanced"), "(6 + 9) ÷ 5, building 3"), "3<6 9 5>0")


def test_matched_piles_keep_their_value() -> None:
    """M-148, M-154: stack, then build; twelve and not twenty-four."""
    assert lies(say(mathino("6, 6", "2 4", "13", level="basic"), "(6 and 6) × 2, building 12"), "12<6 6 2>0")
    assert lies(say(mathino("6, 6", "2 4", "13", level="basic"), "stack 6 6, 6 × 2, building 12"), "12<6 6 2>0")


def test_build_piles_are_not_added() -> None:
    """M-145."""
    with refused(Code.ADD_BUILD_PILE):
        say(mathino("6, 9<4 5>1", "5", "13", level="advanced"), "(6 + 9) ÷ 5, building 3")


def test_a_sum_is_matched_with_a_pile() -> None:
    """M-148, M-149, M-78."""
    state = mathino("6, 9, 15<10 5>1", "5 4", "13", level="advanced")

    assert lies(say(state, "(6 + 9 and 15) ÷ 5, building 3"), "3<6 9 10 5 5>0")


def test_a_foreign_pile_is_locked_in() -> None:
    """M-143, M-136."""
    state = say(mathino("3, 9<4 5>1", "2 4", "9 13", level="advanced"), "3 squared, building 9, stack it 9")

    assert lies(state, "9<3 2 4 5>0!")
    with refused(Code.LOCKED):
        say(state, "9, capture 9")


@pytest.mark.parametrize("text", ["6 + 9 = 15, discard 4", "(6 + 9), discard 4", "6 + 9 is 15, 6 + 4 is 10"])
def test_what_is_added_must_be_played_on(text: str) -> None:
    """M-147."""
    with refused(Code.ADD_UNUSED):
        say(mathino("6, 9", "4", "13", level="advanced"), text)


def test_roots_of_negative_numbers() -> None:
    """M-130, M-131, M-133."""
    nine = mathino("-9<1 10>1", "2 4", "13", level="advanced")
    with refused(Code.ROOT_OF_NEGATIVE):
        say(nine, "√-9 = 3")
    assert lies(say(nine, "-9 squared, building 81"), "81<1 10 2>0!")
    assert lies(say(nine, "-9² = 81, 8 + 1 = 9"), "9<1 10 2>0!")
    assert lies(say(mathino("-8<1 9>1", "3 4", "13", level="advanced"), "∛-8 = -2"), "-2<1 9 3>0!")


def test_roots_are_whole_and_need_their_card() -> None:
    """M-127, M-131."""
    with refused(Code.NOT_WHOLE):
        say(mathino("12", "2", "13", level="advanced"), "square root of 12, building 3")
    with refused(Code.NOT_A_POWER_CARD):
        say(mathino("16<8 2>1", "4", "13", level="advanced"), "square root of 16 with 4, building 4")


def test_a_quotient_is_whole() -> None:
    """M-53, M-58; only `fractions` knows seven halves."""
    with refused(Code.NOT_WHOLE):
        say(mathino("7", "2", "13"), "7 / 2, building 3")
    assert lies(say(mathino("7", "2 4", "13", fractions=True), "7 / 2, building 7/2"), "7/2<7 2>0")


TABLE = {
    1: ([1], [1]),
    2: ([4], [8]),
    3: ([9], [27, 9]),
    4: ([16, 7], [64, 10, 1]),
    5: ([25, 7], [125, 8]),
    6: ([36, 9], [216, 9]),
    7: ([49, 13, 4], [343, 10, 1]),
    8: ([64, 10, 1], [512, 8]),
    9: ([81, 9], [729, 18, 9]),
    10: ([100, 1], [1000, 1]),
    11: ([121, 4], [1331, 8]),
    12: ([144, 9], [1728, 18, 9]),
    13: ([169, 16, 7], [2197, 19, 10, 1]),
}


@pytest.mark.parametrize("number", TABLE)
def test_squares_and_cubes_with_their_digit_sums(number: int) -> None:
    """M-119, M-121, M-123."""
    rules = mathino("", "2", level="advanced").setup

    for card, op, expected in ((2, "square", TABLE[number][0]), (3, "cube", TABLE[number][1])):
        assert [result.value for result in results(rules, number, card) if result.op == op] == expected


def test_nothing_captures_a_pile_worth_zero() -> None:
    """M-41, M-52. The duty remains."""
    state = say(mathino("7", "7 5", "13 12"), "7 - 7, building 0")

    assert lies(state, "0<7 7>0")
    assert not any(isinstance(move, Capture) for move in GAME.legal_moves(state, state.seat))
