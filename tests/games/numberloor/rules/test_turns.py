"""What a turn may hold, when it ends, and what becomes of a hand that was played out."""

from dataclasses import replace

import pytest

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.moves import Lay, Pass
from sumdeck.rules.conformance.picture import picture
from sumdeck.rules.game import Seat
from tests.games.numberloor.rules.tables import GAME, beginners, hand, lays, numberloor, opened, refused, say, shuffled


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    """L-1."""
    with refused(Code.SEATS, seats=seats):
        shuffled(seats)


def test_the_first_player_sits_at_the_table() -> None:
    with refused(Code.NO_SUCH_FIRST, first=3):
        shuffled(3, first_player=3)


def test_the_level_holds_for_the_whole_game() -> None:
    """L-2: it belongs to the options, and is asked of no move."""
    assert [shuffled(level=level).setup.level.name for level in ("beginner", "intermediate", "basic")] == [
        "beginner",
        "intermediate",
        "basic",
    ]
    assert shuffled().setup.level.name == "basic"


def test_a_turn_of_balloons_alone_is_no_turn() -> None:
    """L-22, L-33: after a balloon neither stop nor pass nor taking will do; a floor must follow."""
    state = say(numberloor("3 B5", "4 B1 B2 0", "?"), "balloon 1")

    assert lays(state) == {"3 + 1 = 4"}
    for text, code in (("stop", Code.FLOOR_FIRST), ("pass", Code.FLOOR_FIRST), ("take two", Code.TOO_LATE_TO_TAKE)):
        with refused(code):
            say(state, text)


def test_several_balloons_may_come_before_the_floor() -> None:
    """L-23, L-33, L-35: the first alone would not help, the second does."""
    state = say(numberloor("3 B5", "5 B1 B2 0", "?"), "balloon 1", "balloon 2", "3 + 2 = 5", "stop")

    assert (opened(state), hand(state, 0)) == ("5 B2", "0")


def test_a_balloon_that_spoils_every_floor_is_refused_even_after_another() -> None:
    """L-33."""
    state = say(numberloor("3 B5", "4 B1 B2 0", "?"), "balloon 1")

    with refused(Code.NO_FLOOR_AFTER):
        say(state, "balloon 2")


def test_after_a_floor_any_balloon_may_be_laid() -> None:
    """L-25, L-32: nothing has to match, and nothing has to follow."""
    state = say(numberloor("3 B5", "8 B1 0", "?"), "8", "balloon 1", "stop")

    assert (opened(state), state.seat) == ("8 B1", 1)


def test_no_balloon_needs_to_be_laid() -> None:
    """L-26, L-27: the open one serves again and again."""
    state = say(numberloor("3 B5", "8 3 8 B1 0", "?"), "8", "3", "8", "stop")

    assert opened(state) == "8 B5"


def test_stopping_is_free() -> None:
    """L-32: with a card that would fit, and without taking any."""
    state = say(numberloor("3 B5", "8 3", "?"), "8", "stop")

    assert (hand(state, 0), state.seat) == ("3", 1)


def test_nothing_is_stopped_before_a_floor_was_laid() -> None:
    """L-32."""
    with refused(Code.NOTHING_LAID):
        say(numberloor("3 B5", "8 3", "?"), "stop")


def test_a_turn_with_cards_ends_with_stop() -> None:
    with refused(Code.SAY_STOP):
        say(numberloor("3 B5", "8 3 1", "?"), "8", "pass")


def test_can_play_counts_the_balloons_of_the_hand() -> None:
    """L-35, L-36, `draw_only_when_stuck`: with 1 the 4 fits, so this player is not stuck."""
    with refused(Code.CAN_PLAY):
        say(numberloor("3 B5", "4 B1", "?", draw_only_when_stuck=True), "take two")
    assert "take two" in lays(numberloor("3 B5", "4 B2", "?", draw_only_when_stuck=True))


def test_two_cards_may_be_taken_by_choice() -> None:
    """L-36."""
    assert len(say(numberloor("3 B5", "8 4", "?"), "take two").hands[0]) == 4


def test_two_cards_are_taken_first_or_not_at_all() -> None:
    """L-37."""
    with refused(Code.TOO_LATE_TO_TAKE):
        say(numberloor("3 B5", "8 4", "?"), "8", "take two")


def test_a_hand_may_grow_without_end() -> None:
    """L-41, L-42."""
    state = numberloor("3 B5", "0 4", "?", turn=0)
    for _ in range(10):
        state = say(state, "take two", "pass")

    assert [len(held) for held in state.hands] == [12, 11]


def test_a_hand_without_balloons_is_played_out_at_once() -> None:
    """L-5, L-49, L-50, L-51, L-52: a star and six cards; nobody else's hand changes, nor do the stacks."""
    state = say(numberloor("3 B5", "8", "0 1", "2"), "8")

    assert (state.stars, state.seat, opened(state)) == ((1, 0, 0), 1, "8 B5")
    assert (len(state.hands[0]), hand(state, 1), hand(state, 2)) == (6, "0 1", "2")


def test_the_dance_is_not_played() -> None:
    """L-53: nothing but the six cards lies between a star and the next turn."""
    assert GAME.to_act(say(numberloor("3 B2", "5", "?", level="intermediate"), "5")) == (1,)


def test_the_last_star_ends_the_game_at_once() -> None:
    """L-6, L-7: no card is taken, and the skip on top skips nobody."""
    state = say(numberloor("3 B5", "8 Bskip", "?", "?", stars="4 1 3"), "8", "balloon skip")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((1, 3, 2), (5, 1, 3), "numberloor.stars")
    assert (state.hands[0], len(state.hands[1]), GAME.to_act(state)) == ((), 1, ())


def test_nothing_is_laid_after_the_end() -> None:
    state = say(numberloor("3 B5", "8", "?", stars="4 0"), "8")

    with refused(Code.OVER):
        GAME.check(state, Seat(0), Pass())


@pytest.mark.parametrize(("stars", "target"), [("0 0", 1), ("6 0", 7)])
def test_the_number_of_stars_can_be_chosen(stars: str, target: int) -> None:
    """`stars_to_win`."""
    state = say(numberloor("3 B5", "8", "?", stars=stars, stars_to_win=target), "8")

    assert state.ended == "numberloor.stars"


def test_six_balloons_after_a_star_are_kept() -> None:
    """L-54, L-55: such a hand comes from taking cards only, and takes two in its turn."""
    state = say(numberloor("3 B5", "8", "?", pile="Bodd Bodd Beven Beven Bskip Bskip 0 0 1 1"), "8")
    assert hand(state, 0) == "Beven Beven Bodd Bodd Bskip Bskip"

    state = say(state, "take two", "pass")

    assert lays(state) >= {"take two"}
    assert not any(text.startswith("balloon") for text in lays(state))


def test_six_balloons_after_a_star_can_be_exchanged() -> None:
    """L-54, `redraw_all_balloons`: until a floor is among them."""
    state = numberloor("3 B5", "8", "?", pile="Bodd Bodd Beven Beven Bskip Bskip", redraw_all_balloons=True)

    state = say(state, "8")

    assert any(state.setup.number[card] >= 0 for card in state.hands[0])
    assert (len(state.hands[0]), state.shuffles >= 1) == (6, True)


def test_balloons_are_kept_where_the_pile_has_no_floor_either() -> None:
    """`redraw_all_balloons`: exchanging them would be of no use."""
    state = numberloor("3 B5", "8", "?", pile="Bodd Bodd Beven Beven Bskip Bskip Bnear", rest="1", redraw_all_balloons=True)

    assert say(state, "8").shuffles == 0


def test_a_card_that_does_not_fit_is_taken_back() -> None:
    """L-30, L-110: refused, and nothing has changed."""
    state = numberloor("3 B5", "4 0", "?")
    before = picture(state)

    with refused(Code.DOES_NOT_FIT):
        say(state, "4")
    assert picture(state) == before


def test_nobody_lays_what_is_not_in_the_hand() -> None:
    state = numberloor("3 B5", "4 0", "?")

    for text in ("8", "balloon 5", "night 3"):
        with refused(Code.NOT_IN_HAND):
            say(state, text)
    with refused(Code.NOT_IN_HAND):
        GAME.check(state, Seat(0), Lay(GAME.read(numberloor("3 B5", "8 0", "?"), Seat(0), "8").move.card))  # type: ignore[union-attr]


def test_covering_a_skip_card_disarms_it() -> None:
    """L-80, L-81: a disarmed one still lets the same number through only."""
    state = replace(numberloor("4 Bskip", "4 3 0", "?", "?"), armed=False)
    assert {text for text in lays(state) if "take" not in text} == {"4 = 4"}

    state = say(state, "4", "stop")

    assert (state.seat, len(state.hands[1])) == (1, 1)


def test_a_skipped_player_lays_nothing() -> None:
    """L-78, L-79, L-84: two cards, and the turn is the next player's before anybody could claim."""
    state = say(numberloor("4 B2", "4 Bskip 0", "4 N4", "?", pile="4 4"), "4", "balloon skip", "stop")

    assert (hand(state, 1), state.seat) == ("4 4 4 N4", 2)


def test_the_intermediate_level_is_played_like_the_basic_one() -> None:
    """L-91: turns, balloons and skips alike."""
    state = numberloor("4 B2", "6 8 B1 Bskip", "?", "?", level="intermediate")

    state = say(state, "6", "8", "balloon 1", "balloon skip")

    assert (state.stars, state.seat, len(state.hands[1])) == ((1, 0, 0), 2, 3)


def test_a_beginner_who_plays_the_hand_out() -> None:
    """L-5, L-101: star, six cards, the next player."""
    state = say(beginners("4 9", "5 0", "?"), "5 on 4", "0 on 9")

    assert (state.stars, len(state.hands[0]), state.seat) == ((1, 0), 6, 1)


def test_a_beginner_passes_by_choice() -> None:
    """L-99: also with a card that fits, and whatever `draw_only_when_stuck` says."""
    state = say(beginners("4 9", "5 0", "?", draw_only_when_stuck=True), "pass")

    assert (len(state.hands[0]), state.seat) == (4, 1)


def test_beginners_take_cards_by_passing_only() -> None:
    """L-99, L-100."""
    with refused(Code.NO_TAKING_HERE):
        say(beginners("4 9", "5 0", "?"), "take two")
    with refused(Code.SAY_STOP):
        say(beginners("4 9", "5 0", "?"), "5 on 4", "pass")


def test_beginners_can_be_made_to_take_cards_after_every_turn() -> None:
    """L-100, `beginner_draw_after_partial`: there is no stop."""
    state = say(beginners("4 9", "5 0", "?", beginner_draw_after_partial=True), "5 on 4")
    assert lays(state) == {"0 on 9", "pass"}
    with refused(Code.SAY_PASS):
        say(state, "stop")

    state = say(state, "pass")

    assert (len(state.hands[0]), state.seat) == (3, 1)


def test_two_like_stacks_are_left_and_right() -> None:
    """L-98."""
    state = beginners("4 4", "5 0", "?")

    assert lays(state) == {"5 on left 4", "5 on right 4", "pass"}
    assert (opened(say(state, "5 on right")), opened(say(state, "5"))) == ("4 5", "5 4")
