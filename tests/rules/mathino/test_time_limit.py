"""Time limits: V-T6, M-168, M-171. Who plays whom in a tournament is tested in `tests/club`."""

from sumdeck.rules.mathino import Code, Discard, Forfeit
from tests.rules.mathino.tables import GAME, captured, lies, mathino, refused, say


def test_out_of_time_the_card_with_least_is_laid_down() -> None:
    """V-T6: fewest points, then the lowest number; no duty arises (M-168, M-171)."""
    state = mathino("5", "1 4 2g 9", "13")

    move = GAME.least(state, state.seat)

    assert GAME.write(state, state.seat, move) == "discard 4"
    assert lies(GAME.apply(state, state.seat, move), "5, 4")


def test_the_clock_is_not_asked_whether_a_discard_is_allowed() -> None:
    """M-65, M-168: exempt from `discard_rule`, but only with the one card that the clock would take."""
    state = mathino("4, 9", "4 9 12", "13", discard_rule="no_capture")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 4")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "time is up, discard 9")

    assert GAME.write(state, state.seat, GAME.least(state, state.seat)) == "time is up, discard 4"
    assert lies(say(state, "time is up, discard 4"), "4, 4, 9")
    assert GAME.read(state, state.seat, "time is up, discard 4").move == Discard(state.hands[0][0], True)


def test_the_clock_may_lose_the_match() -> None:
    """M-168: `timeout_action = forfeit`."""
    state = mathino("4", "9", "13", timeout_action="forfeit", totals=(7, 3))
    with refused(Code.NO_FORFEIT):
        say(mathino("4", "9", "13"), "forfeit")
    assert GAME.least(state, state.seat) == Forfeit()

    outcome = GAME.outcome(say(state, "forfeit"))

    assert outcome is not None
    assert (outcome.places, outcome.why) == ((2, 1), "mathino.forfeit")
    assert captured(state, 0) == ""
