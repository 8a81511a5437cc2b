"""Time limits: V-T6, M-168, M-171. Who plays whom in a tournament is tested in `tests/club`."""

from dataclasses import replace

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Discard, Forfeit
from tests.games.mathino.rules.tables import GAME, captured, lies, mathino, refused, say


def test_out_of_time_the_card_with_least_is_laid_down() -> None:
    """V-T6: fewest points, then the lowest number; no duty arises (M-168, M-171)."""
    state = mathino("5", "1 4 2g 9", "13")

    move = GAME.timeout_move(state, state.seat)

    assert GAME.write(state, state.seat, move) == "discard 4"
    assert lies(GAME.apply(state, state.seat, move), "5, 4")


def test_the_clock_is_not_asked_whether_a_discard_is_allowed() -> None:
    """M-65, M-168: exempt from `discard_rule`, but only with the one card that the clock would take."""
    state = mathino("4, 9", "4 9 12", "13", discard_rule="no_capture")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "discard 4")
    with refused(Code.DISCARD_NOT_ALLOWED):
        say(state, "time is up, discard 9")

    assert GAME.write(state, state.seat, GAME.timeout_move(state, state.seat)) == "time is up, discard 4"
    assert lies(say(state, "time is up, discard 4"), "4, 4, 9")
    assert GAME.read(state, state.seat, "time is up, discard 4").move == Discard(state.hands[0][0], True)


def test_the_clock_may_lose_the_match() -> None:
    """M-168: `timeout_action = forfeit`."""
    state = mathino("4", "9", "13", timeout_action="forfeit", totals=(7, 3))
    with refused(Code.NO_FORFEIT):
        say(mathino("4", "9", "13"), "forfeit")
    assert GAME.timeout_move(state, state.seat) == Forfeit()

    outcome = GAME.outcome(say(state, "forfeit"))

    assert outcome is not None
    assert (outcome.places, outcome.why) == ((2, 1), "mathino.forfeit")
    assert captured(state, 0) == ""


def test_who_forfeits_is_out_and_the_others_play_on() -> None:
    """M-168 as ruled: the hand lies on the table, duties and locks lapse, and the seat comes last."""
    state = mathino("4<1 3>0!, 6<5 1>0", "9 2", "13 12", "11 10", timeout_action="forfeit", level="advanced", totals=(13, 3, 5))

    after = say(state, "forfeit")

    assert lies(after, "2, 9, 4<1 3>-, 6<5 1>-")
    assert (after.seat, after.hands[0], GAME.outcome(after)) == (1, (), None)
    dealt_again = say(after, "discard 13", "discard 11", "discard 12", "discard 10")
    assert dealt_again.round == 1
    assert [len(hand) for hand in dealt_again.hands] == [0, 4, 4]
    assert dealt_again.totals == (13, 3, 5)

    over = say(dealt_again, "forfeit")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.places, outcome.why) == ((3, 2, 1), "mathino.forfeit")


def test_what_a_seat_that_is_out_has_captured_scores_nothing() -> None:
    """M-101, M-168: the prize for most cards is for those who still play."""
    state = mathino(
        "5", "9", "13", "11", won=("1 1 2g 3", "7g", "6"), last=True, timeout_action="forfeit", max_decks=1, totals=(0, 0, 0)
    )
    state = replace(state, won=(state.won[0], state.won[1], state.won[2][:1]))

    over = say(state, "forfeit", "discard 13", "discard 11")

    outcome = GAME.outcome(over)
    assert outcome is not None
    assert over.totals[0] == 0
    assert outcome.places[0] == 3
    assert outcome.why == "mathino.last_deck"


def test_a_person_does_not_say_what_only_the_clock_does() -> None:
    """M-168: at a table, with a clock or without one."""
    state = mathino("4, 9", "4 9 12", "13", discard_rule="no_capture")

    assert GAME.by_clock(GAME.timeout_move(state, state.seat))
    assert GAME.by_clock(Forfeit())
    assert not GAME.by_clock(Discard(state.hands[0][2]))
