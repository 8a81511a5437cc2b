"""What a move has brought besides its sentence, at the end of a round."""

from dataclasses import replace

from sumdeck.games.mathino.rules.news import DECK_OVER, LAST_ROUND, LEFTOVERS, NEXT_ROUND, SCORED
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import News, Seat
from tests.games.mathino.rules.tables import GAME, mathino, say


def told(state: State, *sentences: str) -> tuple[News, ...]:
    """The news of the last of these sentences."""
    *before, last = sentences
    state = say(state, *before)
    move = GAME.read(state, state.seat, last).move
    return GAME.news(state, state.seat, move, GAME.apply(state, state.seat, move))


def scored(seat: int, item: str, points: str, total: str) -> News:
    """A line of the score sheet."""
    return News(SCORED, (Seat(seat),), {"item": item, "points": points, "total": total})


def test_within_a_round_a_turn_says_it_all() -> None:
    assert told(mathino("7, 1", "7 4", "3 2"), "7, capture 7") == ()


def test_a_round_ends_with_the_next_one() -> None:
    """M-16, M-23: the last one is announced."""
    assert told(mathino("1", "9", "3"), "discard 9", "discard 3")[-1] == News(NEXT_ROUND, (), {"deck": "1", "round": "2"})


def test_a_penalty_is_told_before_the_next_round() -> None:
    """M-85, M-88: Ann builds 7 and does not see it captured."""
    penalty, following = told(mathino("3", "4 7", "9 10"), "3 + 4, building 7", "discard 9", "discard 7", "discard 10")

    assert penalty == scored(0, "penalty", "−14", "−14")
    assert following.code == NEXT_ROUND


def test_a_deck_ends_with_what_is_left_and_the_points() -> None:
    """M-94, M-100, M-101: the last capturer is the one who captures now."""
    found = told(mathino("7, 1", "7", "3", last=True, seat=1), "discard 3", "7, capture 7")

    assert [one.code for one in found[:2]] == [DECK_OVER, LEFTOVERS]
    assert found[1].seats == (Seat(0),)
    assert {one.code for one in found[2:-1]} == {SCORED}
    assert found[-1] == News(NEXT_ROUND, (), {"deck": "2", "round": "1"})


def test_where_nobody_has_captured_nobody_gets_what_is_left() -> None:
    """M-98."""
    found = told(mathino("1", "9", "3", last=True), "discard 9", "discard 3")

    assert LEFTOVERS not in [one.code for one in found]


def test_who_captured_earlier_gets_what_is_left() -> None:
    """M-38, M-94."""
    found = told(mathino("1", "9", "3", last=True, last_capturer=1), "discard 9", "discard 3")

    assert found[1] == News(LEFTOVERS, (Seat(1),))


def test_the_last_round_is_announced() -> None:
    """M-23: no stock is left for another."""
    state = mathino("1", "9", "3")
    last = replace(state, stock=state.stock[:8])

    assert told(last, "discard 9", "discard 3")[-1].code == LAST_ROUND
