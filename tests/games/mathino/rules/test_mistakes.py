"""Who notices a wrong result: the engine, or the opponents by the game's own rule (V-M1 to V-M3, M-111 to M-117)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Accept
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Mistake, Objection, Seat
from sumdeck.table import HouseRules, Table, TableCode, open_table
from sumdeck.table.commands import Object
from tests.games.mathino.rules.tables import GAME, Box, dealt, lies, mathino, refused, say
from tests.table.tables import NONCE, PERSON, kinds_of, occupied, unchanged
from tests.table.tables import say as claim

WRONG = "7 × 8, building 54"


def claims(table: str, *hands: str, **settings: Json) -> State:
    return mathino(table, *hands, mistakes="claims", level="advanced", **settings)


def test_the_engine_refuses_a_wrong_result() -> None:
    """V-M1: M-111, M-112, M-114: nothing changes, and the same player may do something else."""
    state = mathino("7", "8 4", "13")
    with pytest.raises(Mistake) as caught:
        say(state, WRONG)

    assert (caught.value.code, caught.value.details) == (Code.WRONG_RESULT, {"said": "7 × 8 = 54"})
    assert GAME.to_act(state) == (0,)
    assert lies(say(state, "7 - 4, building 3"), "3<7 4>0")


def laid_out(*hands: str, table: str) -> Table:
    """A table of people who check each other, with the first cards as told."""
    options = GAME.options({"mistakes": "claims", "level": "advanced"})
    box = Box(dealt(len(hands)))
    first = [card for text in (*hands, table) for card in box.cards(text)]
    deal = Deal((*first, *box.left), reshuffle_seed="cd" * 32)
    opened = open_table(GAME, options, [PERSON] * len(hands), deal, NONCE, HouseRules(referee="opponents"))
    return occupied(Table([opened], GAME))


P, Q, R = Seat(0), Seat(1), Seat(2)


def object_to(table: Table, seat: Seat, to_n: int) -> list[str]:
    return kinds_of(table.act(Object(seat, to_n, f"key {table.n}"), 5))


def test_a_wrong_result_that_is_noticed_in_time_is_void() -> None:
    """V-M2: M-111, M-112, M-115."""
    table = laid_out("8 4 3 3", "13 12 11 10", table="7 5 6 9")
    before = table.state.game_state
    claim(table, P, WRONG)
    assert 54 in {pile.value for pile in table.state.game_state.table}

    assert object_to(table, Q, table.n) == ["objected", "voided"]

    assert table.state.game_state == before
    assert kinds_of(claim(table, P, "7 + 4, building 11")) == ["claimed"]


def test_a_wrong_result_that_nobody_notices_stands() -> None:
    """V-M3: M-113, M-115: from now on the pile is worth what was announced."""
    table = laid_out("8 4 3 3", "13 12 11 10", table="7 5 6 9")
    claim(table, P, WRONG)
    wrong = table.n
    claim(table, Q, "discard 13")

    unchanged(table, Object(Q, wrong, "k"), TableCode.NOTHING_TO_OBJECT)
    claim(table, P, "54 - 4, building 50")
    assert object_to(table, Q, table.n) == ["objected"]


def test_an_objection_without_reason_has_no_effect() -> None:
    """M-115."""
    table = laid_out("8 4 3 3", "13 12 11 10", table="7 5 6 9")
    claim(table, P, "7 × 8, building 56")

    assert object_to(table, Q, table.n) == ["objected"]
    assert 56 in {pile.value for pile in table.state.game_state.table}


def test_the_last_turn_of_a_round_can_be_objected_to_until_it_is_accepted() -> None:
    """M-116: the check waits for the word of the next player, and closes the window with it."""
    table = laid_out("8 4 3 3", "13 12 11 10", table="7 5 6 9")
    for p, q in (("8", "13"), ("4", "12"), ("3", "11")):
        claim(table, P, f"discard {p}")
        claim(table, Q, f"discard {q}")
    claim(table, P, "discard 3")
    claim(table, Q, "7 + 10, building 18")
    wrong = table.n
    assert table.state.to_act == (P,)
    assert object_to(table, P, wrong) == ["objected", "voided"]

    claim(table, Q, "7 + 10, building 18")
    wrong = table.n
    claim(table, P, "accept")

    assert table.state.game_state.round == 1
    assert table.state.game_state.totals == (0, -14)
    unchanged(table, Object(P, wrong, "k"), TableCode.NOTHING_TO_OBJECT)


def test_there_is_nothing_to_accept_while_a_round_goes_on() -> None:
    """M-116."""
    with refused(Code.NOTHING_TO_ACCEPT):
        say(claims("7", "8", "9"), "accept")
    waiting = say(claims("7", "8", "9"), "discard 8", "discard 9")
    with refused(Code.NOTHING_TO_ACCEPT):
        GAME.check(mathino("7", "8", "9"), P, Accept())
    assert GAME.legal_moves(waiting, P)[0] == Accept()
    assert say(waiting, "accept").round == 1


@pytest.mark.parametrize(
    ("table", "hand", "text", "stated"),
    [
        ("5", "11 4", "5 × 11 is 54, 5 + 4 is 9, building 9", 9),
        ("5", "11 4", "5 × 11 is 56, 5 + 6 is 10, building 10", 10),
        ("5", "11 4", "5 × 11 is 55, 5 + 5 is 11, building 11", 11),
        ("5", "11 4", "5 × 11, building 50", 50),
        ("5, 4", "9 4", "(5 + 4 = 8) ÷ 9, building 1", 1),
        ("5, 4", "9 4", "5 + 4 is 18, 18 ÷ 9 is 2", 2),
        ("7", "2 4", "7 / 2, building 3", 3),
        ("7", "2 4", "square root of 7 is 3", 3),
        ("-9<1 10>1", "2 4", "square root of -9, building 3", 3),
        ("8", "2 4", "8 squared is 64, 6 + 4 is 10, 1 + 0 is 1, digit sum 5, building 5", 5),
    ],
)
def test_every_value_stated_on_the_way_is_judged(table: str, hand: str, text: str, stated: int) -> None:
    """M-117: also where there is no such value at all. Where the engine checks, none of it passes."""
    state = claims(table, hand, "13 12")
    move = GAME.read(state, P, text).move

    assert stated in {pile.value for pile in GAME.apply(state, P, move).table}
    assert GAME.mistake(state, P, move) is not None
    assert GAME.read(state, P, GAME.write(state, P, move)).move == move
    with pytest.raises(Objection, match="mathino"):
        say(mathino(table, hand, "13 12", level="advanced"), text)


def test_a_division_by_zero_may_go_unnoticed() -> None:
    """M-117, with a pack that has a 0."""
    state = claims("7", "0 4", "12 12", cards="mathino-52-zero")
    move = GAME.read(state, P, "7 ÷ 0, building 7").move

    assert GAME.mistake(state, P, move) is not None


def test_the_capture_of_a_pile_that_does_not_match_may_go_unnoticed() -> None:
    """M-117."""
    state = claims("7, 8", "8 4", "13 12")
    move = GAME.read(state, P, "7 and 8, capture 8").move

    assert GAME.mistake(state, P, move) is not None
    assert len(GAME.apply(state, P, move).won[0]) == 3
    assert GAME.mistake(state, P, GAME.read(state, P, "8, capture 8").move) is None
    assert GAME.mistake(state, P, GAME.read(state, P, "discard 8").move) is None
    with pytest.raises(Mistake, match=Code.CAPTURE_MISMATCH):
        say(mathino("7, 8", "8 4", "13 12"), "7 and 8, capture 8")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("stack 7 8, discard 4", Code.STACK_MISMATCH),
        ("(7 and 8) + 4, building 12", Code.BASE_MISMATCH),
        ("7, matching 8", Code.MATCH_MISMATCH),
        ("7 squared with 4, building 49", Code.NOT_A_POWER_CARD),
        ("7 + 8 is 15, digit sum 6", Code.DIGIT_SUM_NOT_ALLOWED),
        ("3 + 4, capture 8", Code.NO_SUCH_PILE),
        ("3 + 4, building 8", Code.NO_SUCH_PILE),
        ("7 + 1, capture 8", Code.NO_SUM_CAPTURE),
        ("7 × 8, building 7/2", Code.NOT_WHOLE),
        ("7 × 8 is 56, 5 + 5 is 10", Code.NOT_ITS_DIGITS),
        ("7 × 8 is 56, building 57", Code.TWO_RESULTS),
    ],
)
def test_what_is_no_mathematics_is_refused_at_once(text: str, code: Code) -> None:
    """M-117."""
    with refused(code):
        say(claims("7, 8, 1", "8 4", "13 12"), text)


def test_the_keys_are_applied_to_the_announced_value() -> None:
    """M-117: `fractions`, `negatives`, `max_abs_value`."""
    with refused(Code.NEGATIVE_DISABLED):
        say(claims("7", "8", "13", negatives=False), "7 + 8, building -1")
    with refused(Code.VALUE_TOO_LARGE, most=200):
        say(claims("7", "8", "13", max_abs_value=200), "7 + 8, building 201")


def test_where_opponents_check_no_list_is_complete() -> None:
    """M-115: anything may be claimed; the list has what is right."""
    moves = GAME.legal_moves(claims("7", "8", "13"), P)

    assert not moves.complete
    assert all(GAME.mistake(claims("7", "8", "13"), P, move) is None for move in moves)
    assert GAME.referee(GAME.options({"mistakes": "claims"})) == "opponents"
    assert GAME.referee(GAME.options({})) == "engine"
