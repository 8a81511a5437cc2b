"""Which reason is given: the first check that fails decides, names before locks before values."""

from fractions import Fraction

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Accept, Build, Capture, Discard, Forfeit, Move
from sumdeck.rules.game import Json, Kind, Refusal, Seat
from tests.games.mathino.rules.tables import GAME, mathino, refused, say

TABLE = mathino("5, 8, 8, 9<4 5>1!, 6<5 1>0", "3 8 4", "13 12 11", level="advanced")
"""Places: 0 the 5, 1 the pile of 6, 2 and 3 the eights, 4 the locked 9. Cards by number."""
THREE, FOUR, EIGHT = (next(card for card in TABLE.hands[0] if TABLE.setup.number[card] == number) for number in (3, 4, 8))
ELEVEN = TABLE.hands[1][0]


def build(**change: object) -> Build:
    return Build(**{"card": THREE, "base": ((0,),), "op": "add", "sign": 1, "way": (5,), "value": 8} | change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Discard(THREE, before=((2,),)), Code.MALFORMED),
        (Discard(THREE, after=((),)), Code.MALFORMED),
        (Capture(EIGHT, (2,), ((3,),)), Code.MALFORMED),
        (Capture(EIGHT, (2,), attribute="smell"), Code.MALFORMED),
        (build(base=()), Code.MALFORMED),
        (build(base=((),)), Code.MALFORMED),
        (build(op="pow"), Code.MALFORMED),
        (build(sign=2), Code.MALFORMED),
        (build(way=()), Code.MALFORMED),
        (Discard(ELEVEN), Code.CARD_NOT_IN_HAND),
        (Discard(Kind(-1)), Code.CARD_NOT_IN_HAND),
        (build(card=ELEVEN, base=((9,),)), Code.CARD_NOT_IN_HAND),
        (build(base=((9,),)), Code.NO_SUCH_PILE),
        (Discard(THREE, before=((2, 3),), after=((0, 3),)), Code.NO_SUCH_PILE),
        (Capture(EIGHT, (2, -1)), Code.NO_SUCH_PILE),
        (build(after=((-1, 0),)), Code.NO_SUCH_PILE),
        (Discard(THREE, before=((2, 2),), after=((0, 9),)), Code.NO_SUCH_PILE),
        (Capture(EIGHT, (2, 2)), Code.CARD_USED_TWICE),
        (build(base=((0, 0),)), Code.CARD_USED_TWICE),
        (build(base=((2,), (2,))), Code.CARD_USED_TWICE),
        (Discard(THREE, before=((2, 2, 4),)), Code.CARD_USED_TWICE),
        (Discard(THREE, before=((0, 4),)), Code.LOCKED),
        (build(base=((4,),), op="div", way=(9,), value=3), Code.LOCKED),
        (Capture(EIGHT, (4,)), Code.LOCKED),
        (build(base=((0, 4),)), Code.LOCKED),
        (Capture(EIGHT, (2,), after=((0, 4),)), Code.LOCKED),
        (Discard(THREE, before=((0, 2),), after=((1, 3),)), Code.STACK_MISMATCH),
        (Capture(EIGHT, (0,)), Code.CAPTURE_MISMATCH),
        (Capture(EIGHT, (0, 2)), Code.CAPTURE_MISMATCH),
        (Capture(EIGHT, (), ((0, 2),)), Code.CAPTURE_MISMATCH),
        (Capture(EIGHT, ()), Code.CAPTURE_EMPTY),
        (build(base=((0,), (2,))), Code.BASE_MISMATCH),
        (build(base=((0, 1), (2,))), Code.BASE_MISMATCH),
        (build(base=((0, 1),), way=(11,), value=14), Code.ADD_BUILD_PILE),
        (build(op="square", way=(5,), value=25), Code.NOT_A_POWER_CARD),
        (build(op="div", value=1), Code.NOT_WHOLE),
        (build(op="cube_root", value=1), Code.NOT_WHOLE),
        (build(op="match", value=5), Code.MATCH_MISMATCH),
        (build(way=(5, 8)), Code.DIGIT_SUM_NOT_ALLOWED),
        (build(op="mul", way=(5, 15, 6, 6), value=6), Code.DIGIT_SUM_NOT_ALLOWED),
        (build(value=9), Code.WRONG_RESULT),
        (build(way=(6,)), Code.WRONG_RESULT),
        (build(op="mul", way=(5, 16), value=6), Code.WRONG_RESULT),
        (build(after=((-1, 0, 2),), base=((1,),), way=(6,), value=9), Code.STACK_MISMATCH),
        (Forfeit(), Code.NO_FORFEIT),
        (Accept(), Code.NOTHING_TO_ACCEPT),
    ],
    ids=str,
)
def test_the_first_failing_check_decides(move: Move, code: Code) -> None:
    """Section 2.18; I-10: and nothing changes."""
    before = hash(TABLE), repr(TABLE)

    with refused(code):
        GAME.check(TABLE, Seat(0), move)
    with refused(code):
        GAME.apply(TABLE, Seat(0), move)
    assert (hash(TABLE), repr(TABLE)) == before


def test_who_is_not_to_play_is_told_so() -> None:
    with refused(Code.NOT_YOUR_TURN):
        GAME.check(TABLE, Seat(1), Discard(ELEVEN))
    with refused(Code.NOT_YOUR_TURN):
        GAME.read(TABLE, Seat(1), "discard 11")
    with refused(Code.NOT_YOUR_TURN):
        GAME.read(TABLE, Seat(7), "discard 11")
    waiting = say(mathino("5", "3", "4", mistakes="claims"), "discard 3", "discard 4")
    with refused(Code.NOT_YOUR_TURN):
        GAME.check(waiting, Seat(0), Discard(THREE))


def test_a_finished_match_takes_no_more_turns() -> None:
    over = say(mathino("5", "3", "4", timeout_action="forfeit"), "forfeit")

    for answer in (lambda: GAME.check(over, Seat(0), Discard(THREE)), lambda: GAME.read(over, Seat(0), "discard 4")):
        with pytest.raises(Refusal, match=Code.GAME_OVER):
            answer()
    assert len(GAME.legal_moves(over, Seat(0))) == 0


@pytest.mark.parametrize(
    ("settings", "text", "code"),
    [
        ({"ops": "add sub"}, "5 × 3, building 15", Code.OP_DISABLED),
        ({"level": "basic"}, "8 cubed, building 512", Code.POWERS_DISABLED),
        ({"level": "basic"}, "5 × 3 is 15, 1 + 5 is 6", Code.DIGIT_SUMS_DISABLED),
        ({"negatives": False}, "5 + -3, building 2", Code.NEGATIVE_DISABLED),
        ({"negatives": False}, "5 - 8, building -3", Code.NEGATIVE_DISABLED),
        ({"max_abs_value": 14}, "5 × 3, building 15", Code.VALUE_TOO_LARGE),
        ({"require_capture_card": True}, "5 + 4, building 9", Code.NO_CAPTURE_CARD),
        ({"discard_rule": "no_capture"}, "discard 8", Code.DISCARD_NOT_ALLOWED),
        ({"cards": "mathino-52-zero"}, "5 ÷ 0, building 5", Code.DIVISION_BY_ZERO),
        ({"level": "advanced"}, "square root of -3, building 1", Code.ROOT_OF_NEGATIVE),
        ({"level": "young"}, "5 + 3, building 8", Code.ONLY_ALIKE),
    ],
    ids=str,
)
def test_what_the_house_rules_refuse(settings: dict[str, Json], text: str, code: Code) -> None:
    """M-60, M-61, M-118, M-155 and the settings that go with them."""
    hand = "3 8 4 0 2" if "cards" in settings else "3 8 4 2"
    with refused(code):
        say(mathino("5, 8, -3<4 7>1", hand, "12 12", **settings), text)


@pytest.mark.parametrize(
    ("settings", "move", "code"),
    [
        ({}, build(op="sub", card=EIGHT, way=(5, -3), value=-3), Code.NEGATIVE_DISABLED),
        ({"mistakes": "claims"}, build(op="sub", card=EIGHT, way=(5, -3), value=-3), Code.NEGATIVE_DISABLED),
        ({"mistakes": "claims"}, build(op="square", value=-25), Code.NEGATIVE_DISABLED),
        ({"mistakes": "claims"}, build(op="match", value=-5), Code.NEGATIVE_DISABLED),
        ({"mistakes": "claims"}, build(op="match", value=Fraction(5, 2)), Code.NOT_WHOLE),
        ({"mistakes": "claims"}, build(way=(5, 8), value=Fraction(5, 2)), Code.NOT_WHOLE),
        ({"mistakes": "claims"}, build(op="square", value=Fraction(5, 2)), Code.NOT_A_POWER_CARD),
        ({"mistakes": "claims"}, build(op="match", value=500), Code.MATCH_MISMATCH),
        ({"mistakes": "claims"}, build(way=(5, 8), value=500), Code.DIGIT_SUM_NOT_ALLOWED),
    ],
    ids=str,
)
def test_of_several_reasons_the_first_of_the_list_is_given(settings: dict[str, Json], move: Move, code: Code) -> None:
    """Section 2.18: signs before power cards before fractions before matches before digit sums before sizes."""
    state = mathino("5, 8", "3 8 4", "13 12 11", level="advanced", negatives=False, max_abs_value=200, **settings)

    with refused(code):
        GAME.check(state, Seat(0), move)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("stack 99, discard 3", Code.MALFORMED),
        ("stack 99 99, discard 12", Code.CARD_NOT_IN_HAND),
        ("99 + 12, building 111", Code.CARD_NOT_IN_HAND),
        ("99 + 3, building 102", Code.NO_SUCH_PILE),
        ("6 + 9, discard 12", Code.CARD_NOT_IN_HAND),
        ("6 + 9, discard 3", Code.ADD_UNUSED),
        ("stack 5 8, 99 + 3, building 102", Code.NO_SUCH_PILE),
    ],
)
def test_a_sentence_is_answered_in_the_same_order(text: str, code: Code) -> None:
    """Section 2.18: form, card, pile, and only then what they are worth."""
    with refused(code):
        GAME.read(TABLE, Seat(0), text)
