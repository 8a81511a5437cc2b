"""The pile runs out: a new one is made, and where nothing moves any more the game ends."""

import pytest

from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Json
from tests.games.numberloor.rules.tables import GAME, beginners, hand, lays, numberloor, opened, pack_of, say

SMALL = pack_of(
    'kind = "floor"; time = "day"; value = "0-9"; count = 2',
    'kind = "balloon"; effect = "step"; value = "1-9"',
    'kind = "balloon"; effect = "skip"; count = 2',
)


def all_held(opened: str, *hands: str, turn: int = 0, **given: Json) -> State:
    """A table at which every card is in a hand or open: the last hand has all the rest."""
    return numberloor(opened, *hands, rest=str(len(hands) - 1), turn=turn, level="intermediate", pack=SMALL, **given)


@pytest.mark.parametrize("level", ["beginner", "intermediate", "basic"])
def test_a_new_pile_is_made_at_every_level(level: str) -> None:
    """L-103, L-104."""
    cards = "4 9" if level == "beginner" else "4 B2"
    state = numberloor(cards, "0", "?", level=level, rest="covered")
    under = len(state.covered)

    state = say(state, "pass" if level == "beginner" else "take two")

    assert (len(state.hands[0]), len(state.pile), opened(state)) == (3, under - 2, cards)


def test_no_pile_is_made_before_a_card_is_missing() -> None:
    """L-105: the last card leaves the pile, and that is all."""
    state = say(numberloor("4 B2", "0", "?", pile="8 8", rest="covered"), "take two")

    assert (state.pile, len(state.covered) > 0, state.shuffles) == ((), True, 0)


def test_a_new_pile_in_the_middle_of_six() -> None:
    """L-105, L-50."""
    state = say(numberloor("4 B2", "6", "?", pile="8 8", rest="covered"), "6")

    assert (len(state.hands[0]), hand(state, 0).split().count("8") >= 2, state.covered) == (6, True, ())


def test_the_new_pile_tells_nothing_of_the_old_order() -> None:
    """L-103: two games in which the same cards were covered in another order go on alike."""
    state = beginners("4 9", "5 0 2", "?", pile="1", rest="covered")

    assert say(state, "5 on 4", "0 on 9", "stop", "pass") == say(state, "0 on 9", "5 on 4", "stop", "pass")


def test_whoever_finds_too_few_cards_takes_what_there_is() -> None:
    """L-106: one card, then none."""
    state = say(all_held("4 B2", "4 0", "?", "?"), "4", "stop")
    assert state.covered != ()

    state = say(state, "take two")

    assert (len(state.hands[1]), state.pile, state.covered) == (2, (), ())
    assert len(say(state, "pass", "take two").hands[2]) == len(state.hands[2])


def test_a_hand_that_could_not_be_filled_earns_no_star() -> None:
    """L-107: it has nothing to play, and takes cards in its next turn."""
    state = say(all_held("4 B2", "4", "?", "?"), "4")
    assert (state.stars, len(state.hands[0])) == ((1, 0, 0), 1)

    state = numberloor("4 B2", "", "0 4", rest="1", level="intermediate", pack=SMALL)
    assert lays(state) == {"take two"}
    state = say(say(state, "take two", "pass"), "4", "stop")

    assert (state.stars, len(say(state, "take two").hands[0])) == ((0, 0), 1)


def test_a_beginner_without_cards_passes() -> None:
    """L-107, L-99."""
    state = beginners("4 9", "", "?", pile="1 2", rest="covered")

    assert lays(state) == {"pass"}
    assert hand(say(state, "pass"), 0) == "1 2"


def test_where_nobody_can_move_the_game_ends() -> None:
    """L-108: most stars, then the fewest cards in hand."""
    state = all_held("4 Bskip", "0", "0", "1 1 2", "?", stars="1 2 2 0")
    for seat in range(3):
        state = say(state, "take two", "pass")
        assert state.ended == "", seat

    state = say(state, "take two", "pass")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((3, 1, 2, 4), (1, 2, 2, 0), "numberloor.standstill")


def test_equal_stars_and_equal_hands_share_the_place() -> None:
    """L-108."""
    state = all_held("4 Bskip", "0", "0", "?", stars="2 2 0")

    outcome = GAME.outcome(say(state, *["take two", "pass"] * 3))

    assert outcome is not None
    assert outcome.places == (1, 1, 3)


def test_a_card_laid_or_taken_breaks_the_succession() -> None:
    """L-108."""
    state = say(all_held("4 Bskip", "0", "4 1", "?"), "take two", "pass", "4", "stop", "take two", "pass")

    assert (state.ended, state.idle) == ("", 0)
    assert say(state, "take two", "pass").idle == 1


def test_a_skipped_player_who_can_take_nothing_counts() -> None:
    """L-108, L-106: with two at the table, one who passes and one who is skipped make the round."""
    state = all_held("4 Bskip", "0", "?", skip_repeat="always")

    assert say(state, "take two", "pass").ended == "numberloor.standstill"


def test_a_skipped_player_who_takes_a_card_breaks_the_succession() -> None:
    """L-108."""
    state = say(all_held("4 B2", "4 Bskip 0", "?", "?"), "4", "balloon skip", "stop")

    assert (len(state.hands[1]), state.idle, state.seat) == (3, 0, 2)


@pytest.mark.parametrize("level", ["intermediate", "beginner"])
def test_the_number_of_turns_can_be_limited(level: str) -> None:
    """`max_turns`: ranked as in L-108."""
    cards = "4 9" if level == "beginner" else "4 B2"
    state = numberloor(cards, "0 1 1", "0 1", level=level, max_turns=2)
    turn = ["pass"] if level == "beginner" else ["take two", "pass"]

    state = say(state, *turn, *turn)
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert (outcome.places, outcome.why) == ((2, 1), "numberloor.turn_limit")


def test_a_turn_taken_over_counts_as_a_turn() -> None:
    """`max_turns`: the one that was cut off, and the claimant's."""
    state = say(numberloor("5 B3", "0", "N8 0", "?", max_turns=2), "night 8", seat=1)
    assert state.ended == ""

    assert say(state, "stop").ended == "numberloor.turn_limit"
