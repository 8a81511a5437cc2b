"""The worked scenarios, LS-1 to LS-24: what happens at a table, act by act. Seats 0, 1, 2, 3 sit clockwise."""

import pytest

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.options import levels
from sumdeck.rules.game import Seat
from tests.games.numberloor.rules.tables import (
    GAME,
    beginners,
    fits,
    hand,
    lays,
    names,
    numberloor,
    opened,
    refused,
    say,
    stacked,
)


def test_ls_1_the_skip_card_on_top_of_a_hand_played_out() -> None:
    """L-47, L-48, L-50, L-83: star, six cards, then the skip."""
    state = say(numberloor("4 B2", "6 8 B1 Bskip", "?", "?"), "4 + 2 = 6", "6 + 2 = 8")
    with refused(Code.BALLOONS_LEFT):
        say(state, "stop")

    state = say(state, "balloon 1", "balloon skip")

    assert (state.stars, len(state.hands[0]), len(state.hands[1])) == ((1, 0, 0), 6, 3)
    assert state.seat == 2


def test_ls_1_another_balloon_on_top() -> None:
    """L-48: the order is the player's choice."""
    state = say(numberloor("4 B2", "6 8 B1 Bskip", "?", "?"), "6", "8", "balloon skip", "balloon 1")

    assert (state.stars, len(state.hands[0]), len(state.hands[1])) == ((1, 0, 0), 6, 1)
    assert (state.seat, opened(state)) == (1, "8 B1")


def test_ls_2_taking_two_then_playing() -> None:
    """L-34, L-38, L-40."""
    state = numberloor("3 B5", "0 4", "?", pile="8 B1")
    assert (fits(state), lays(state)) == ("3 8", {"take two"})
    with refused(Code.TAKE_FIRST):
        say(state, "pass")

    state = say(state, "take two")

    assert hand(state, 0) == "0 4 8 B1"
    assert opened(say(state, "3 + 5 = 8")) == "8 B5"
    assert opened(say(state, "balloon 1", "3 + 1 = 4")) == "4 B1"


def test_ls_3_taking_two_then_passing() -> None:
    """L-37, L-39, L-41."""
    state = say(numberloor("3 B5", "0 4", "?", pile="0 9"), "take two")
    assert lays(state) == {"pass"}
    with refused(Code.TOO_LATE_TO_TAKE):
        say(state, "take two")

    state = say(state, "pass")

    assert (state.seat, hand(state, 0)) == (1, "0 0 4 9")


def test_ls_4_a_balloon_alone() -> None:
    """L-33: no floor could follow."""
    state = numberloor("3 B5", "0 B2", "?")

    with refused(Code.NO_FLOOR_AFTER):
        say(state, "balloon 2")
    assert lays(state) == {"take two"}


def test_ls_5_declining_after_the_draw() -> None:
    """L-39: a floor would fit, and nobody has to lay it."""
    state = say(numberloor("3 B5", "0 4", "?", pile="8 B1"), "take two", "pass")

    assert (state.seat, len(state.hands[0])) == (1, 4)


def test_ls_6_a_turn_taken_over_in_the_middle() -> None:
    """L-57, L-59, L-60, L-61, L-63."""
    state = say(numberloor("2 B3", "5 9 9", "?", "N8 1 4", "?"), "2 + 3 = 5")

    state = say(state, "night 5 + 3 = 8", seat=2)
    assert (state.seat, hand(state, 0)) == (2, "9 9")
    state = say(state, "8 + 3 = 11, floor 1", "stop")

    assert (state.seat, opened(state), hand(state, 2)) == (3, "1 B3", "4")


def test_ls_7_no_balloon_first() -> None:
    """L-58: the night card must fit the cards as they lie."""
    state = numberloor("5 B3", "0 0", "?", "N7 B2")

    with refused(Code.DOES_NOT_FIT):
        say(state, "night 7", seat=2)
    with refused(Code.NOT_A_NIGHT_CARD):
        say(state, "balloon 2", seat=2)


def test_ls_8_a_protected_finish() -> None:
    """L-64; afterwards everybody may claim again, if the card fits what lies open then."""
    state = say(numberloor("5 B3", "8 B1 B4", "?", "N8 N2 0"), "5 + 3 = 8")
    assert GAME.to_act(state) == (0,)
    with refused(Code.PROTECTED):
        say(state, "night 8", seat=2)

    state = say(state, "balloon 1", "balloon 4")
    assert (state.seat, state.stars[0], len(state.hands[0]), GAME.to_act(state)) == (1, 1, 6, (1, 2, 0))

    assert say(state, "night 8 + 4 = 12, floor 2", seat=2).seat == 2


def test_ls_9_a_night_card_as_the_last_card() -> None:
    """L-65: a star out of turn."""
    state = say(numberloor("5 B3", "?", "?", "N8", "?", turn=1), "night 8", seat=2)

    assert (state.stars, len(state.hands[2]), state.seat) == ((0, 0, 1, 0), 6, 3)


@pytest.mark.parametrize(
    ("repeat", "played", "seat", "taken"),
    [("once", True, 0, 0), ("each_played_turn", True, 1, 2), ("each_played_turn", False, 0, 0), ("always", False, 1, 2)],
)
def test_ls_10_skip(repeat: str, played: bool, seat: int, taken: int) -> None:
    """L-77 to L-81, `skip_repeat`: seat 1 is skipped; whether seat 0 is too hangs on the house."""
    state = numberloor("4 B2", "4 Bskip 0", "?", "4 0", pile="1 1 1 1", skip_repeat=repeat)
    state = say(state, "4", "balloon skip", "stop")
    assert (state.seat, len(state.hands[1]), fits(state)) == (2, 3, "4")

    state = say(state, *(["4", "stop"] if played else ["take two", "pass"]))

    assert (state.seat, len(state.hands[0])) == (seat, 1 + taken)


def test_ls_11_a_skip_card_covered_in_time() -> None:
    """L-82."""
    state = say(numberloor("4 B2", "Bskip 4 B3 0", "?", "?"), "balloon skip", "4", "balloon 3", "stop")

    assert (state.seat, len(state.hands[1])) == (1, 1)


def test_ls_12_skip_with_two_players() -> None:
    """L-85: whoever leaves it has the next turn, and then it has done its work."""
    state = say(numberloor("4 B2", "4 Bskip 4 0", "?"), "4", "balloon skip", "stop")
    assert (state.seat, len(state.hands[1]), state.armed) == (0, 3, False)

    state = say(state, "4", "stop")

    assert (state.seat, len(state.hands[1])) == (1, 3)


def test_ls_13_an_armed_skip_card_and_a_take_over() -> None:
    """L-80: the skip waits for the first turn that closes with it on top."""
    state = say(numberloor("4 B2", "4 Bskip 0", "?", "N4 0", "?"), "4", "balloon skip")

    state = say(state, "night 4", seat=2)
    state = say(state, "stop")

    assert (state.seat, len(state.hands[3]), len(state.hands[1])) == (0, 3, 1)


def test_ls_14_dealing_again() -> None:
    """L-12, L-13: all cards come together again, are shuffled and dealt anew, until everybody has a floor."""
    state = stacked("B1 B1 B2 B2 B3 B3 0 1 2 3 4 5", 2)

    assert state.shuffles >= 1
    assert hand(state, 1) != "0 1 2 3 4 5"
    assert all(any(state.setup.number[card] >= 0 for card in held) for held in state.hands)


def test_ls_15_the_opening_cards() -> None:
    """L-15, L-16, L-17: the first floor and the first number balloon; the rest stays in its order."""
    state = stacked("0 0 0 1 1 1 2 2 2 3 3 3 Bodd Bskip N3 B2 5", 2)

    assert opened(state) == "N3 B2"
    assert names(state, state.pile[:3]) == "Bodd Bskip 5"


def test_ls_16_a_new_pile_while_taking() -> None:
    """L-103, L-104, L-105: all but the two open cards are shuffled, and the second card is taken from them."""
    state = numberloor("3 B5", "0", "?", pile="8", rest="covered")
    under = len(state.covered)

    state = say(state, "take two")

    assert (len(state.hands[0]), len(state.pile), state.covered) == (3, under - 1, ())
    assert (opened(state), "8" in hand(state, 0).split()) == ("3 B5", True)


@pytest.mark.parametrize(("seats", "few"), [(2, 4), (3, 4), (4, 2), (5, 2)])
def test_ls_17_targets(seats: int, few: int) -> None:
    """L-3, L-4, L-6, L-8: one star fewer does not win."""
    for level in levels():
        cards = "4 B2" if level != "beginner" else "4 9"
        for stars, over in ((few - 1, False), (few, True)):
            told = " ".join([str(stars)] + ["0"] * (seats - 1))
            state = say(numberloor(cards, "4", *["?"] * (seats - 1), stars=told, level=level), "4 on 4")

            assert (state.stars[0], GAME.outcome(state) is not None) == (stars + 1, over)


def test_ls_18_the_deck_of_the_intermediate_level() -> None:
    """L-86, L-88, L-89, L-90: seventy cards, no night, steps of 1 to 3 four times each, eight specials."""
    pack = levels()["intermediate"].cards()
    counts = dict(zip((card.face for card in pack.cards), pack.counts, strict=True))

    assert pack.size == 70
    assert not any(card.trait("time") == "night" for card in pack.cards)
    assert {face: count for face, count in counts.items() if face.startswith("±")} == {"±1": 4, "±2": 4, "±3": 4}
    assert {face: counts[face] for face in ("≈2", "odd", "even", "skip")} == {"≈2": 2, "odd": 2, "even": 2, "skip": 2}


def test_ls_19_a_turn_of_a_beginner() -> None:
    """L-97, L-98, L-100: both stacks in one turn; stopping takes no card."""
    state = beginners("4 9", "5 6 7 0 1 3", "?")

    state = say(state, "5 on 4", "6 on 5", "7 on 6", "0 on 9", "1 on 0")
    assert (opened(state), lays(state)) == ("7 1", {"stop"})

    state = say(state, "stop")
    assert (state.seat, hand(state, 0)) == (1, "3")


def test_ls_20_a_pass_of_a_beginner() -> None:
    """L-99: there is no try after taking."""
    state = say(beginners("4 5", "0 8", "?", pile="5 9"), "pass")

    assert (state.seat, hand(state, 0)) == (1, "0 5 8 9")


def test_ls_21_an_odd_card_with_an_even_floor() -> None:
    """L-74, L-76."""
    assert fits(numberloor("4 Bodd", "0", "?")) == "1 3 4 5 7 9"


def test_ls_22_nearest_floors_are_worked_out_afresh() -> None:
    """L-72."""
    state = say(numberloor("9 Bnear", "1 9 8", "?"), "9 + 2 = 11, floor 1")
    assert fits(state) == "0 1 2 3 9"

    with refused(Code.DOES_NOT_FIT):
        say(state, "8")
    assert opened(say(state, "11 - 2 = 9")) == "9 Bnear"


def test_ls_23_a_claim_against_balloons_that_were_taken() -> None:
    """L-64: nobody is protected who has laid no floor in this turn."""
    state = say(numberloor("4 B2", "?", "6", "N6 0", pile="Bodd Bodd Beven Beven Bskip B1", turn=1), "6")
    state = say(state, "take two", "pass", "take two", "pass")
    assert hand(state, 1) == "B1 Beven Beven Bodd Bodd Bskip"

    assert say(state, "night 6", seat=2).seat == 2


def test_ls_24_no_claim_after_the_draw() -> None:
    """L-68: legal before it, refused after it, legal again when a card has been laid."""
    state = numberloor("5 B3", "5 0 0", "?", "N8 0")
    assert say(state, "night 8", seat=2).seat == 2

    state = say(state, "take two")
    assert GAME.to_act(state) == (0,)
    with refused(Code.NOT_NOW):
        say(state, "night 8", seat=2)

    assert say(say(state, "5"), "night 8", seat=2).seat == 2


def test_hands_are_dealt_in_blocks_from_the_first_player_on() -> None:
    """L-11, L-19, L-20: six cards each; `first_player` has the first six and the first turn."""
    state = stacked("0 0 0 0 0 1 1 1 1 1 2 2 3 3 3 3 3 2", 3, first_player=2)

    assert [hand(state, seat) for seat in range(3)] == ["1 1 1 1 2 2", "2 3 3 3 3 3", "0 0 0 0 0 1"]
    assert state.seat == Seat(2)


def test_the_last_turn_still_skips() -> None:
    """L-84: a turn is over when its skip is carried out, so `max_turns` comes after it."""
    state = numberloor("4 B2", "4 Bskip 9", "9", max_turns=1)

    after = say(state, "4", "skip", "stop")

    assert (after.ended, [len(cards) for cards in after.hands]) == ("numberloor.turn_limit", [1, 3])
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.places == (1, 2)


def test_only_the_winning_star_stops_a_skip() -> None:
    """L-7, L-83."""
    won = say(numberloor("4 B2", "4 Bskip", "9", stars_to_win=1), "4", "skip")
    assert (won.ended, [len(cards) for cards in won.hands]) == ("numberloor.stars", [0, 1])

    limit = say(numberloor("4 B2", "4 Bskip", "9", max_turns=1), "4", "skip")
    assert (limit.ended, [len(cards) for cards in limit.hands]) == ("numberloor.turn_limit", [6, 3])
