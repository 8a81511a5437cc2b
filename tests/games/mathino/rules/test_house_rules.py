"""House rules where they meet each other: what one of them says, another must not forget."""

from dataclasses import replace

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.moves import Build, Capture, Discard
from sumdeck.games.mathino.rules.piles import Pile, table_of
from sumdeck.rules.game import Json, Seat
from tests.games.mathino.rules.tables import GAME, dealt, heard, lies, mathino, refused, say

SUMS: dict[str, Json] = {"combo_capture": True, "discard_rule": "no_capture"}


def test_a_card_that_captures_a_sum_is_not_discarded() -> None:
    """M-65 with M-40: 5 and 4 lie there, and the 9 could take them together."""
    state = mathino("5, 4", "9 2", "13 12", **SUMS)

    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 9")
    assert lies(say(state, "discard 2"), "5, 4, 2")
    assert not [move for move in GAME.legal_moves(state, Seat(0)) if isinstance(move, Discard) and move.card == state.hands[0][1]]
    assert lies(say(mathino("5, 4", "9 2", "13", discard_rule="no_capture"), "discard 9"), "5, 4, 9")


def test_cards_of_a_pile_make_no_sum() -> None:
    """M-65, M-145: what was stacked before the discard is loose no longer, and the turn is judged in its order."""
    state = mathino("5, 4, 4", "9 2", "13 12", **SUMS)

    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 9, stack 4 4")
    move = heard(state, "stack 4 4, discard 9")
    assert isinstance(move, Discard)
    assert GAME.check(state, Seat(0), move) == move
    assert move in list(GAME.legal_moves(state, Seat(0)))
    assert heard(state, GAME.write(state, Seat(0), move)) == move
    assert lies(say(state, "stack 4 4, discard 9"), "5, 9, 4<4 4>-")


def test_a_crowded_table_lists_no_forbidden_discard() -> None:
    """M-65: also where the list goes by value."""
    state = mathino("1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13", "9 9", "1 1", level="advanced", **SUMS)
    moves = GAME.legal_moves(state, Seat(0))

    assert not moves.complete
    assert not [move for move in moves if isinstance(move, Discard)]


def test_for_the_very_young_the_clock_lays_a_card_down_too() -> None:
    """M-168 with M-156: exempt from `discard_rule`, whatever the card could capture."""
    state = mathino("3b, 12b", "5b 9g", "2g 4g", level="young", discard_rule="no_capture")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 5b")

    move = GAME.timeout_move(state, Seat(0))

    assert isinstance(move, Discard)
    assert GAME.apply(state, Seat(0), move).won == ((), ())
    assert heard(state, GAME.write(state, Seat(0), move)) == move


@pytest.mark.parametrize("settings", [{"level": "young"}, {"level": "basic"}, {"level": "advanced", "combo_capture": True}])
def test_what_the_clock_does_is_always_allowed(settings: dict[str, Json]) -> None:
    """M-168, through a whole deck."""
    state = dealt(2, "clocks", discard_rule="no_capture", max_decks=1, **settings)

    while GAME.to_act(state):
        move = GAME.timeout_move(state, state.seat)
        assert isinstance(move, Discard)
        assert heard(state, GAME.write(state, state.seat, move)) == move
        state = GAME.apply(state, state.seat, move)


def test_a_discard_that_becomes_a_match_obeys_the_largest_value() -> None:
    """M-76 with `max_abs_value`: before, it was read and then refused."""
    state = mathino("10", "10 4", "13", max_abs_value=9)

    for text in ("discard 10, stack it 10", "matching 10"):
        with refused(Code.VALUE_TOO_LARGE, most=9):
            heard(state, text)
    assert lies(say(state, "discard 10"), "10, 10")


@pytest.mark.parametrize(
    ("model", "makes", "owes"),
    [
        ("last_builder", True, (0,)),
        ("last_builder", False, (0,)),
        ("first_builder", True, (0, 1)),
        ("first_builder", False, (1,)),
        ("every_builder", True, (0, 1)),
        ("every_builder", False, (0, 1)),
    ],
)
def test_a_matched_base_is_stacked_and_then_built_on(model: str, makes: bool, owes: tuple[int, ...]) -> None:
    """M-154: in every respect, duties included (`stacking_makes_duty`)."""
    state = mathino("8, 8<6 2>1", "3 4", "13", duty_model=model, stacking_makes_duty=makes)

    one = say(state, "(8 and [8]) + 3, building 11")
    other = say(state, "stack 8 8, [8] + 3, building 11")

    assert [pile.duty for pile in one.table] == [owes]
    assert one == other


@pytest.mark.parametrize("model", ["last_builder", "first_builder", "every_builder"])
@pytest.mark.parametrize("makes", [False, True])
def test_a_match_that_takes_no_duty_leaves_it_where_it_is(model: str, makes: bool) -> None:
    """`match_takes_duty`: `stacking_makes_duty` says nothing about a match."""
    settings: dict[str, Json] = {"match_takes_duty": False, "duty_model": model, "stacking_makes_duty": makes}

    assert [pile.duty for pile in say(mathino("8<6 2>1", "8 4", "13", **settings), "matching 8").table] == [(1,)]
    assert [pile.duty for pile in say(mathino("8<6 2>-", "8 4", "13", **settings), "matching 8").table] == [(0,)]
    assert [pile.duty for pile in say(mathino("8", "8 4", "13", **settings), "matching 8").table] == [(0,)]
    assert [pile.duty for pile in say(mathino("8<6 2>1", "8 4", "13", **settings), "discard 8, stack it 8").table] == [(1,)]


def test_what_is_stacked_into_a_lock_is_the_duty_of_who_locked_it() -> None:
    """M-83, M-143 with `lock_until = captured`: also where the lock has outlived its round, and its own duty."""
    state = mathino("9<4 5>1", "3 4", "13", level="advanced", lock_until="captured")
    locked = Pile(9, (state.hands[0][0], state.hands[0][1]), (), Seat(0), (1,))
    kept = replace(state, table=table_of([*state.table, locked]))

    after = GAME.apply(kept, Seat(0), Discard(state.hands[0][0], False, (), ((0, 1),)))

    assert [(pile.duty, pile.lock) for pile in after.table if not pile.loose] == [((0,), 0)]


def test_long_fractions_are_read_back() -> None:
    """`fractions`, M-54: both parts may have more digits than are said."""
    value = "123456789012345678/987654321098765431"
    state = mathino(f"{value}<7 2>1", "2 3", "13", fractions=True)

    for move in GAME.legal_moves(state, Seat(0)):
        assert heard(state, GAME.write(state, Seat(0), move)) == move
    with refused(Code.WRONG_RESULT):
        heard(state, "[1234…5678/9876…5431] + 3, building 1234…5678/9876…5431")
    half = mathino(f"5/{value.split('/')[1]}<7 2>1", "2 3", "13", fractions=True)
    for move in GAME.legal_moves(half, Seat(0)):
        assert heard(half, GAME.write(half, Seat(0), move)) == move


def test_a_build_may_end_a_turn_that_stacked_before() -> None:
    """M-26: what is stacked first and built on later is one base."""
    state = mathino("8, 8", "3 4", "13")
    move = heard(state, "stack 8 8, 8 + 3, building 11")

    assert isinstance(move, Build)
    assert move.base == ((0,), (1,))
    assert not isinstance(move, Capture)
    assert (Mathino.version, Mathino.reads) == (4, (2, 3))
