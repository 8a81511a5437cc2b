"""What a pile is, and what happens to what is left (M-6 to M-9, M-94 to M-97, M-128)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from tests.games.mathino.rules.tables import GAME, lies, mathino, refused, say


def test_a_card_is_loose_until_something_is_done_with_it() -> None:
    """M-6, M-7: built on, stacked or matched, it is a build pile of two cards and more."""
    state = mathino("8, 8, 5", "8 3 2", "13")
    assert all(pile.loose and pile.value == state.setup.number[pile.cards[0]] for pile in state.table)

    for text in ("8, matching 8", "discard 3, stack 8 8", "5 + 3, building 8"):
        assert sum(not pile.loose for pile in say(state, text).table) == 1


def test_the_cards_in_a_pile_have_no_values_of_their_own() -> None:
    """M-8, M-9: a pile of a 5 and a 3 worth 2 is neither a 5 nor a 3."""
    state = mathino("2<5 3>1", "5 3", "13", level="advanced", combo_capture=True)

    for text in ("5, capture 5", "3, capture 3", "5 + 3, building 8"):
        with refused(Code.NO_SUCH_PILE):
            say(state, text)


def test_a_two_played_like_any_card_locks_nothing() -> None:
    """M-128, M-135: two times four is no square."""
    state = mathino("4", "2 3", "8 13", level="advanced")

    assert lies(say(state, "4 × 2, building 8"), "8<4 2>0")
    locked = say(state, "4 squared, building 16")
    with refused(Code.LOCKED):
        say(locked, "16 + 8, building 24")


@pytest.mark.parametrize("text", ["12 + 5, digit sum 8", "12 ÷ 1 is 12, 1 + 2 is 3", "12 - 1 is 11, 1 + 1 is 2"])
def test_only_products_have_digit_sums(text: str) -> None:
    """M-124."""
    with refused(Code.WHICH_RESULT if "is" not in text else Code.DIGIT_SUM_NOT_ALLOWED):
        say(mathino("12", "5 1", "13", level="advanced"), text)


def test_the_leftovers_count_even_if_the_last_capture_was_long_ago() -> None:
    """M-95, M-96: seat 0 captured in an earlier round; the aces that are left are its points."""
    state = mathino("1, 1, 9", "12", "13", last=True, last_capturer=0, target=1000)

    state = say(state, "discard 12", "discard 13")

    assert {entry.seat: entry.points for entry in state.sheet if entry.item == "cards"} == {0: 2, 1: 7}


def test_any_level_serves_a_tournament() -> None:
    """M-162: every offered level and every setting can be chosen."""
    for level in GAME.levels():
        assert GAME.options({"level": level.name}).pack == level.pack
    for setting in GAME.settings():
        for value in setting.values:
            assert getattr(GAME.options({setting.key: value}), setting.key) == value


def test_a_pack_of_ones_own_may_end_in_a_short_round() -> None:
    text = (
        'game = "mathino"\nname = "own"\ntitle = "Own"\n[[card]]\nnumber = "1-14"\ncolour = ["red", "blue"]\nstatus = "stated"\n'
    )

    options = GAME.options(GAME.own_pack(text, "own.toml", "advanced"))

    assert (options.pack.size, options.digit_sums, options.short_round) == (28, True, "equal")
