"""Captures, discards and stackings: what may be taken, by whom, and what need not be (M-32 to M-42, M-64 to M-75)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Capture
from sumdeck.rules.game import Json
from tests.games.mathino.rules.tables import GAME, captured, lies, mathino, refused, say


def test_a_capture_takes_what_the_player_chooses() -> None:
    """M-34, M-35, M-74: any of the piles, at least one; nobody has to take or to stack anything (M-39)."""
    state = mathino("5, 5, 5<2 3>1, 9", "5 9 4", "13")

    assert captured(say(state, "5, capture 5"), 0) == "5 5"
    assert captured(say(state, "[5], capture 5"), 0) == "2 3 5"
    assert captured(say(state, "capture 5"), 0) == "2 3 5 5 5"
    assert lies(say(state, "discard 9"), "5, 5, 5<2 3>1, 9, 9")
    with refused(Code.CAPTURE_EMPTY):
        GAME.check(state, state.seat, Capture(state.hands[0][1], ()))


def test_all_must_be_taken_where_the_table_says_so() -> None:
    """`capture_scope = all`."""
    state = mathino("5, -5<2 7>1, 9", "5 4", "13", capture_scope="all")

    with refused(Code.CAPTURE_INCOMPLETE):
        say(state, "5, capture 5")
    assert len(say(state, "5 and -5, capture 5").won[0]) == 4


def test_the_last_capturer_is_remembered() -> None:
    """M-36, M-38."""
    state = say(mathino("5", "5 4", "13 12"), "5, capture 5")

    assert state.last_capturer == 0
    assert captured(state, 0) == "5 5"


def test_loose_cards_are_not_captured_as_a_sum() -> None:
    """M-40; `combo_capture` permits it."""
    with refused(Code.NO_SUM_CAPTURE):
        say(mathino("5, 4, 9", "9 2", "13"), "5 + 4 and 9, capture 9")
    state = mathino("5, 4, 9, 6<5 1>1", "9 2", "13", combo_capture=True)
    assert captured(say(state, "5 + 4 and 9, capture 9"), 0) == "4 5 9 9"
    assert captured(say(state, "5 + 4, capture 9"), 0) == "4 5 9"
    with refused(Code.CAPTURE_MISMATCH):
        say(state, "5 + 9, capture 9")


def test_a_build_pile_is_never_part_of_a_captured_sum() -> None:
    """M-9, M-40, M-145."""
    with refused(Code.ADD_BUILD_PILE):
        say(mathino("3, 6<5 1>1", "9 2", "13", combo_capture=True), "3 + [6], capture 9")


def test_zero_is_captured_by_a_zero_alone() -> None:
    """M-41, M-62."""
    state = mathino("0<7 7>1, 5", "0 4", "12", cards="mathino-52-zero")

    assert captured(say(state, "0, capture 0"), 0) == "0 7 7"
    assert lies(say(state, "matching 0"), "0<7 7 0>0, 5")


def test_a_large_pile_has_to_be_changed_first() -> None:
    """M-42."""
    state = mathino("27<9 3>1", "9 3 13", "12")

    assert not any(isinstance(move, Capture) for move in GAME.legal_moves(state, state.seat))
    assert lies(say(state, "27 ÷ 3, building 9"), "9<9 3 3>0")


def test_with_nothing_on_the_table_a_card_is_discarded() -> None:
    """M-64, M-66, M-67: also where everything is locked by others."""
    for state in (mathino("", "5 5", "13"), mathino("5<8 3>1!", "5 5", "13", level="advanced")):
        assert [GAME.write(state, state.seat, move) for move in GAME.legal_moves(state, state.seat)] == ["discard 5"]
    twice = say(mathino("5", "5 4", "13"), "discard 5")
    assert lies(twice, "5, 5")


def test_a_discard_may_be_forbidden_for_a_card_that_captures() -> None:
    """M-65: `discard_rule = no_capture`; M-76: discarded and stacked, it is a match."""
    state = mathino("8, 9", "8 4", "13", discard_rule="no_capture")

    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 8")
    assert lies(say(state, "discard 4"), "8, 9, 4")
    assert lies(say(state, "discard 8, stack 8 8"), "8<8 8>0, 9")


def test_a_locked_pile_bars_nobody_from_discarding() -> None:
    """M-10, M-65: what cannot be touched cannot be captured."""
    state = mathino("8<4 2>1!", "8 4", "13", discard_rule="no_capture", level="advanced")

    assert lies(say(state, "discard 8"), "8<4 2>1!, 8")


def test_piles_of_anybody_are_built_on_and_captured() -> None:
    """M-9, M-37, M-43, M-44, M-48, M-49."""
    state = mathino("8<5 3>1", "2 8", "13 12")

    assert lies(say(state, "8 - 2, building 6"), "6<5 3 2>0")
    assert captured(say(state, "8, capture 8"), 0) == "3 5 8"


def test_nobody_needs_the_card_that_captures() -> None:
    """M-50; `require_capture_card` asks for it."""
    assert lies(say(mathino("5", "3 4", "13"), "5 + 3, building 8"), "8<5 3>0")
    strict = mathino("5, 8", "3 4 8", "13", require_capture_card=True)
    assert lies(say(strict, "5 + 3, building 8"), "8<5 3>0, 8")
    with refused(Code.NO_CAPTURE_CARD):
        say(strict, "5 + 4, building 9")
    with refused(Code.NO_CAPTURE_CARD):
        say(strict, "discard 8, stack 8 8")


def test_piles_of_opposite_sign_are_not_stacked() -> None:
    """M-71, M-74."""
    with refused(Code.STACK_MISMATCH):
        say(mathino("5, -5<2 7>1", "4", "13"), "stack 5 -5, discard 4")


def test_a_five_matches_minus_five() -> None:
    """M-47, M-62: it counts with the sign of the pile."""
    state = mathino("-5<2 7>1", "5 4", "13")

    assert lies(say(state, "matching -5"), "-5<2 7 5>0")
    assert say(state, "matching 5") == say(state, "matching −5")


@pytest.mark.parametrize(
    "text", ["stack 8 8, stack 6 6, discard 4", "stack 8 8, discard 4, stack 6 6", "discard 4, stack 6 6, stack 8 8"]
)
def test_any_number_of_stackings_before_and_after(text: str) -> None:
    """M-26, M-68, M-69, M-75."""
    assert lies(say(mathino("8, 8, 6, 6", "4 5", "13"), text), "8<8 8>-, 6<6 6>-, 4")


def test_stacking_can_be_switched_off() -> None:
    """`stacking = false`: also matched bases, unless table cards may be added."""
    with refused(Code.STACKING_DISABLED):
        say(mathino("8, 8", "4", "13", stacking=False), "stack 8 8, discard 4")
    with refused(Code.STACKING_DISABLED):
        say(mathino("6, 6", "2", "13", stacking=False), "(6 and 6) × 2, building 12")
    assert lies(say(mathino("6, 6", "2 4", "13", stacking=False, level="advanced"), "(6 and 6) × 2, building 12"), "12<6 6 2>0")


def test_table_cards_are_added_only_where_the_table_has_it() -> None:
    """M-144 to M-154: `table_add` and `combo_mix`."""
    with refused(Code.TABLE_ADD_DISABLED):
        say(mathino("6, 9", "5", "13", level="basic"), "(6 + 9) ÷ 5, building 3")
    apart: dict[str, Json] = {"level": "advanced", "combo_mix": False}
    with refused(Code.COMBO_MIX_DISABLED):
        say(mathino("6, 9, 15<10 5>1", "5", "13", **apart), "(6 + 9 and 15) ÷ 5, building 3")
    assert lies(say(mathino("6, 9", "5 4", "13", **apart), "(6 + 9) ÷ 5, building 3"), "3<6 9 5>0")
    with refused(Code.BASE_MISMATCH):
        say(mathino("6, 9, 14<10 4>1", "5", "13", level="advanced"), "(6 + 9 and 14) ÷ 5, building 3")


def test_any_number_of_cards_may_be_added_and_anything_may_follow() -> None:
    """M-146, M-150, M-151, M-152: match, digit sums and powers; after the card nothing is added."""
    state = mathino("1, 2, 3, 4, 7g", "10 2 3", "13", level="advanced")

    assert lies(say(state, "(1 + 2 + 3 + 4), matching 10"), "10<1 2 3 4 10>0, 7g")
    assert lies(say(state, "(4 + 7g) × 10 is 110, 1 + 1 + 0 is 2, building 2"), "1, 2, 3, 2<4 7g 10>0")
    assert lies(say(state, "(1 + 3) squared, building 16"), "2, 4, 7g, 16<1 3 2>0!")
    assert lies(say(state, "1 + 7g + 2 = 10"), "2, 3, 4, 10<1 7g 2>0")
    with refused(Code.NOT_A_TURN):
        say(state, "(1 + 3) squared, building 16, stack 2 2, 3 + 4")


def test_a_turn_plays_one_card_on_one_base() -> None:
    """M-27, M-28, M-29, M-30, M-126."""
    state = mathino("5, 6", "3 4", "13")
    for text, code in (
        ("5 + 3 = 8, discard 4", Code.ADD_UNUSED),
        ("discard 3, discard 4", Code.ONE_CARD),
        ("5, capture 5, discard 3", Code.ONE_CARD),
    ):
        with refused(code):
            say(state, text)
    assert state == mathino("5, 6", "3 4", "13")
