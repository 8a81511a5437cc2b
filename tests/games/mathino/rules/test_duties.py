"""Who pays when a pile is left: V-P1 to V-P13, the four duty models, and what stacking does to a duty."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Json, Seat
from tests.games.mathino.rules.tables import GAME, captured, lies, mathino, refused, say

P, X = 0, 1


def test_a_pile_that_nobody_captures_costs_its_builder_fourteen() -> None:
    """V-P1: M-85, M-87, M-88, M-89, M-92."""
    state = say(mathino("5", "3", "13"), "5 + 3, building 8", "discard 13")

    assert state.totals == (-14, 0)
    assert lies(state, "8<5 3>-, 13")
    assert [(entry.seat, entry.item, entry.points) for entry in state.sheet] == [(P, "penalty", -14)]


def test_who_builds_over_a_pile_pays_for_it() -> None:
    """V-P2: M-78, M-80."""
    assert say(mathino("5", "3", "4"), "5 + 3, building 8", "8 + 4, building 12").totals == (0, -14)


def test_a_captured_pile_costs_nobody_anything() -> None:
    """V-P3 and V-P4: M-81, M-91, M-92."""
    state = say(mathino("5", "3", "8"), "5 + 3, building 8", "8, capture 8")

    assert state.totals == (0, 0)
    assert captured(state, X) == "3 5 8"


def test_the_last_card_of_the_round_may_take_over_the_duty() -> None:
    """V-P5: M-91."""
    assert say(mathino("5", "3", "2"), "5 + 3, building 8", "8 - 2, building 6").totals == (0, -14)


def test_a_lock_ends_with_the_round() -> None:
    """V-P6: M-140, M-141, M-142."""
    state = say(mathino("4", "2", "13", level="advanced"), "4 squared, building 16", "discard 13")

    assert state.totals == (-14, 0)
    assert lies(state, "16<4 2>-, 13")
    assert all(pile.lock == -1 and not pile.turned for pile in state.table)


@pytest.mark.parametrize(("scope", "total"), [("stack", -28), ("player", -14)])
def test_every_pile_is_charged(scope: str, total: int) -> None:
    """V-P7: M-86."""
    state = mathino("5, 6", "3 4", "13 13", penalty_scope=scope)

    assert say(state, "5 + 3 = 8", "discard 13", "6 + 4 = 10", "discard 13").totals == (total, 0)


def test_who_stacks_the_piles_of_two_owes_for_both() -> None:
    """V-P8: M-84."""
    state = say(mathino("8<5 3>0, 8<6 2>1", "12", "13"), "discard 12, stack [8]a [8]b")

    assert lies(state, "8<5 3 6 2>0, 12")
    assert say(state, "discard 13").totals == (-14, 0)


def test_stacking_a_loose_card_leaves_the_duty_where_it_is() -> None:
    """V-P9: M-83."""
    state = say(mathino("8<5 3>0, 8", "12", "13", seat=1), "stack 8 [8], discard 13")

    assert lies(state, "8<5 3 8>0, 13")
    assert say(state, "discard 12").totals == (-14, 0)


def test_stacked_loose_cards_are_nobodys_duty() -> None:
    """V-P10: M-82, M-73."""
    state = say(mathino("8, 8", "12", "13", level="advanced"), "stack 8 8, discard 12")

    assert lies(state, "8<8 8>-, 12")
    with refused(Code.ADD_BUILD_PILE):
        say(state, "(8 + 12) + 13, building 33")
    assert say(state, "discard 13").totals == (0, 0)


def test_a_card_discarded_and_stacked_is_a_match() -> None:
    """V-P11: M-76."""
    state = say(mathino("8", "8 5", "13 12"), "discard 8, stack 8 8")

    assert lies(state, "8<8 8>0")


def test_the_leftovers_do_not_free_from_the_penalty() -> None:
    """V-P12: M-85, M-90, M-94, M-97."""
    state = mathino("5, 9", "3", "13", last=True, last_capturer=0, target=1000)

    state = say(state, "5 + 3, building 8", "discard 13")

    assert state.deck == 1
    penalties = [(entry.seat, entry.points) for entry in state.sheet if entry.item == "penalty"]
    assert penalties == [(P, -14)]


def test_a_pile_is_charged_once() -> None:
    """V-P13: M-89."""
    state = mathino("8<5 3>-", "12", "13")

    assert say(state, "discard 12", "discard 13").totals == (0, 0)


def test_an_old_pile_that_is_built_on_again_is_a_new_duty() -> None:
    """M-89, M-49."""
    assert say(mathino("8<5 3>-", "2", "13"), "8 - 2, building 6", "discard 13").totals == (-14, 0)


MODELS = [
    ("last_builder", "any_capture"),
    ("last_builder", "own_capture"),
    ("first_builder", "any_capture"),
    ("first_builder", "own_capture"),
    ("every_builder", "own_capture"),
]


def end_of_1b(duty_model: str, discharge: str) -> State:
    """Example 1b from its first build to the end of the round."""
    state = mathino("7, 10, 1, 8", "7 4 9 5", "3 7 4 11", level="advanced", duty_model=duty_model, discharge=discharge)
    state = say(state, "1 + 4, building 5", "5 x 11 is 55, 5 + 5 is 10", "7, capture 7", "[10] - 3 = 7", "discard 9")
    return say(state, "7, capture 7", "discard 5", "discard 4")


def end_of_2(duty_model: str, discharge: str) -> State:
    """Example 2 to the end of the round."""
    state = mathino("5, 4", "4 1 9 2", "7 5 8", table_add=True, duty_model=duty_model, discharge=discharge)
    state = say(state, "(5+4)/9 = 1", "1 + 7 = 8", "8 / 2 = 4", "discard 5", "4 x 1 = 4", "discard 8")
    return say(state, "4, capture 4")


def built_over(duty_model: str, discharge: str) -> State:
    state = mathino("5", "3", "4", duty_model=duty_model, discharge=discharge)
    return say(state, "5 + 3, building 8", "8 + 4, building 12")


def stolen(duty_model: str, discharge: str) -> State:
    state = mathino("5", "3", "8", duty_model=duty_model, discharge=discharge)
    return say(state, "5 + 3, building 8", "8, capture 8")


@pytest.mark.parametrize(
    ("story", "totals"),
    [
        (end_of_1b, [(0, 0), (0, 0), (0, 0), (-14, 0), (-14, 0)]),
        (end_of_2, [(0, 0), (0, 0), (0, 0), (0, 0), (0, -14)]),
        (built_over, [(0, -14), (0, -14), (-14, 0), (-14, 0), (-14, -14)]),
        (stolen, [(0, 0), (-14, 0), (0, 0), (-14, 0), (-14, 0)]),
    ],
)
def test_the_models_of_duty_tell_these_stories_apart(story: object, totals: list[tuple[int, int]]) -> None:
    """The table of V-E1b, V-E2, V-P2 and V-P3 under `duty_model` and `discharge` (M-77 to M-81)."""
    assert callable(story)
    assert [story(*model).totals for model in MODELS] == totals


def test_without_duties_nobody_pays() -> None:
    """`duty_model = off`."""
    assert built_over("off", "any_capture").totals == (0, 0)


def test_under_other_models_a_stack_unites_its_holders() -> None:
    """`first_builder` and `every_builder` in place of M-83, M-84 and M-143."""
    for model in ("first_builder", "every_builder"):
        state = mathino("8<5 3>0, 8<6 2>1", "12", "13 13", seat=1, duty_model=model)
        assert say(state, "discard 13, stack [8]a [8]b").table[0].duty == (0, 1)


def test_a_match_may_leave_the_duty() -> None:
    """`match_takes_duty = false`, M-62, M-63."""
    foreign = mathino("8<5 3>1, 6", "8 6", "13 12", match_takes_duty=False)

    assert lies(say(foreign, "matching 8"), "8<5 3 8>1, 6")
    assert lies(say(foreign, "matching 6"), "8<5 3>1, 6<6 6>0")


def test_stacking_may_make_a_duty() -> None:
    """`stacking_makes_duty`, instead of M-82 and M-83."""
    state = mathino("8, 8, 6<5 1>1, 6", "12 11", "13 13", stacking_makes_duty=True)

    assert lies(say(state, "discard 12, stack 8 8, stack 6 [6]"), "8<8 8>0, 6<5 1 6>0, 12")


def test_with_own_capture_stacking_first_frees_the_builders() -> None:
    """`discharge = own_capture` with M-84: the stacker takes the duty and captures. Captured as they lie, both are charged."""
    piles = ("8<5 3>1, 8<6 2>2", "8", "13", "13")
    direct = say(mathino(*piles, discharge="own_capture"), "[8]a and [8]b, capture 8")
    stacked = say(mathino(*piles, discharge="own_capture"), "stack [8]a [8]b, [8]a, capture 8")

    assert (direct.owed, stacked.owed) == ((1, 2), ())


def test_the_sweep_may_free_its_receiver() -> None:
    """`sweep_discharges` against M-90."""
    state = mathino("5, 9", "3", "13", last=True, last_capturer=0, target=1000, sweep_discharges=True)

    assert not [entry for entry in say(state, "5 + 3, building 8", "discard 13").sheet if entry.item == "penalty"]


@pytest.mark.parametrize(("settings", "total"), [({"penalty": 5}, -5), ({"penalty": "target", "target": 21}, -21)])
def test_the_penalty_may_be_another(settings: dict[str, Json], total: int) -> None:
    """M-87: fourteen whatever the target is, unless the table has agreed otherwise."""
    assert say(mathino("5", "3", "13", **settings), "5 + 3, building 8", "discard 13").totals == (total, 0)
    assert say(mathino("5", "3", "13", target=21), "5 + 3, building 8", "discard 13").totals == (-14, 0)


def test_totals_may_have_a_floor() -> None:
    """M-110 and `floor_zero`."""
    low = mathino("5", "3", "13", totals=(6, 0))
    kept = mathino("5", "3", "13", totals=(6, 0), floor_zero=True)

    assert say(low, "5 + 3, building 8", "discard 13").totals == (-8, 0)
    assert say(kept, "5 + 3, building 8", "discard 13").totals == (0, 0)


def test_the_holder_of_a_lock_builds_on_and_stacks_into_it() -> None:
    """M-72, M-129, M-138, M-139, M-143."""
    state = mathino("4<2 2 3>0!, 4<6 2>1", "3 12 4", "13 13 13", level="advanced")

    assert lies(say(state, "[4]a - 3, building 1"), "1<2 2 3 3>0!, 4<6 2>1")
    assert lies(say(state, "discard 12, stack [4]a [4]b"), "4<2 2 3 6 2>0!, 12")
    assert len(say(state, "capture 4").won[0]) == 6


def test_a_lock_may_last_until_the_capture() -> None:
    """`lock_until = captured`: the penalty is charged once, the lock stays, and who locks a pile in frees its builder (M-143)."""
    state = mathino("4", "2", "13", level="advanced", lock_until="captured")
    state = say(state, "4 squared, building 16", "discard 13")

    assert state.totals == (-14, 0)
    assert [(pile.duty, pile.lock) for pile in state.table if pile.value == 16] == [((), 0)]
    locked = mathino("8<4 2>0!, 8<6 2>1", "12", "13", level="advanced", lock_until="captured")
    assert lies(say(locked, "discard 12, stack [8]a [8]b"), "8<4 2 6 2>0!, 12")


@pytest.mark.parametrize(
    ("hands", "text", "code"),
    [
        (("3 8 4", "13"), "5 + 3, building 8", ""),
        (("3 8 4", "13"), "5 - 8, building -3", ""),
        (("3 4 2", "13"), "5 + 3, building 8", Code.LEFT_TO_OTHERS),
        (("5 4 2", "13"), "matching 5", Code.LEFT_TO_OTHERS),
        (("3", "13"), "5 + 3, building 8", Code.LAST_CARD),
        (("3", ""), "5 + 3, building 8", Code.LAST_TURN),
        (("5", "13"), "5, capture 5", ""),
        (("3", "13"), "discard 3", ""),
    ],
)
def test_a_builder_is_warned_of_a_pile_that_only_others_can_capture(hands: tuple[str, str], text: str, code: str) -> None:
    """M-77, M-85: the last builder owes; the build is legal all the same (M-50)."""
    state = mathino("5", *hands)

    assert GAME.warning(state, Seat(P), GAME.read(state, Seat(P), text).move) == code


@pytest.mark.parametrize(
    ("hand", "text", "code"),
    [
        ("8 4 2", "discard 8", Code.ONLY_ANSWER),
        ("8 4 2", "[8]a, capture 8", ""),
        ("8 4 2", "8, capture 8", Code.ONLY_ANSWER),
        ("8 8 2", "discard 8", ""),
        ("8 4 2", "discard 4", ""),
        ("8 8 13", "5 + 8, building 13", ""),
        ("8 13 4", "5 + 8, building 13", Code.ONLY_ANSWER),
        ("8", "discard 8", Code.ONLY_ANSWER),
    ],
)
def test_nobody_gives_the_only_card_away_unwarned_that_captures_their_pile(hand: str, text: str, code: str) -> None:
    """M-77, M-79: who has built 8 keeps an 8 for it, or knows what it costs. The other pile of 8 is somebody else's."""
    state = mathino("8<5 3>0, 8<6 2>1, 8, 5", hand, "13 12 10")

    assert GAME.warning(state, Seat(P), GAME.read(state, Seat(P), text).move) == code


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"duty_model": "off"}, ""),
        ({"penalty": 0}, ""),
        ({"duty_model": "first_builder"}, ""),
        ({"duty_model": "every_builder"}, Code.LEFT_TO_OTHERS),
    ],
)
def test_nobody_is_warned_of_what_another_owes(settings: dict[str, Json], code: str) -> None:
    """M-80: somebody else has begun this pile."""
    state = mathino("7<5 2>1", "3 4", "13", **settings)

    assert GAME.warning(state, Seat(P), GAME.read(state, Seat(P), "[7] + 3, building 10").move) == code
