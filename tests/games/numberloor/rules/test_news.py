"""What a move has brought besides its sentence."""

from dataclasses import replace

import pytest

from sumdeck.games.numberloor.rules.news import NEW_PILE, SKIPPED, SKIPPED_ONLY, STAR, TAKEN_OVER
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import News, Seat
from tests.games.numberloor.rules.tables import GAME, beginners, numberloor, say


def told(state: State, *sentences: str, seat: int | None = None) -> tuple[News, ...]:
    """The news of the last of these sentences."""
    *before, last = sentences
    state = say(state, *before)
    speaker = state.seat if seat is None else Seat(seat)
    move = GAME.read(state, speaker, last).move
    return GAME.news(state, speaker, move, GAME.apply(state, speaker, move))


def test_somebody_who_takes_cards_in_the_turn_of_another_is_skipped() -> None:
    """L-79."""
    state = numberloor("5 B3", "8 Bskip 0", "?", "?")

    assert told(state, "8", "skip") == ()
    assert told(state, "8", "skip", "stop") == (News(SKIPPED, (Seat(1),)),)


def test_with_two_players_the_other_is_skipped() -> None:
    """L-85: it is the same seat's turn again."""
    assert told(numberloor("5 B3", "8 Bskip 0", "?"), "8", "skip", "stop") == (News(SKIPPED, (Seat(1),)),)


def test_a_skipped_player_who_can_take_nothing_is_told_all_the_same() -> None:
    """L-78: pile and stacks are empty but for the open cards, and the others hold everything."""
    state = numberloor("4 B2", "4 Bskip 9 0", "?", "?", rest="2")

    assert told(state, "4", "skip", "stop")[0] == News(SKIPPED, (Seat(1),))  # two cards lie under the open ones
    bare = replace(say(state, "4", "skip"), covered=())
    assert told(bare, "stop") == (News(SKIPPED_ONLY, (Seat(1),)),)


def test_nobody_is_skipped_by_a_card_that_skipped_before_or_was_covered() -> None:
    """L-80, L-82."""
    assert told(numberloor("4 Bskip", "4 0", "?"), "4", "stop") == ()
    assert told(numberloor("4 B2", "4 Bskip B3 0", "?"), "4", "skip", "balloon 3", "stop") == ()


def test_a_turn_is_taken_over_from_whoever_had_it() -> None:
    """L-60."""
    state = numberloor("5 B3", "0 1", "?", "N8 0")

    assert told(state, "night 8", seat=2) == (News(TAKEN_OVER, (Seat(0),)),)
    assert told(numberloor("5 B3", "N8 0", "?"), "night 8") == ()


def test_a_claim_that_waits_takes_nothing_over_yet() -> None:
    """`night_priority`: only when those who sit nearer have let it pass. What goes back to a hand is no card taken."""
    state = numberloor("5 B3", "0 1", "N8 0 1", "N2 0", night_priority="clockwise")
    waiting = say(state, "night 2", seat=2)

    assert told(state, "night 2", seat=2) == ()
    assert told(waiting, "go on", seat=1) == (News(TAKEN_OVER, (Seat(0),)),)
    assert told(waiting, "night 8", seat=1) == (News(TAKEN_OVER, (Seat(0),)),)


def test_a_hand_played_out_is_a_star() -> None:
    """L-50: and a skip card left on top skips the next (L-83)."""
    assert told(numberloor("5 B3", "8", "?"), "8") == (News(STAR, (Seat(0),)),)
    state = numberloor("5 B3", "8 Bskip", "?", "?")
    assert told(state, "8", "skip") == (News(STAR, (Seat(0),)), News(SKIPPED, (Seat(1),)))


@pytest.mark.parametrize(("pile", "new"), [("1", True), ("1 2", False)])
def test_a_new_pile_is_told(pile: str, new: bool) -> None:
    """L-103, L-105: when a card has to be taken and there is none."""
    state = numberloor("5 B3", "0 1", "?", pile=pile, rest="covered")

    assert told(state, "take two") == ((News(NEW_PILE),) if new else ())


def test_for_beginners_a_pass_says_it_all() -> None:
    """L-99."""
    assert told(beginners("4 9", "1 6 7", "?"), "pass") == ()
    assert told(beginners("4 9", "5", "?"), "5 on 4") == (News(STAR, (Seat(0),)),)
