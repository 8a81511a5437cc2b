"""Restoring the hand and the end of the game: N-65 to N-76. Whole games, with N-77 and N-78, are in `test_whole_games.py`."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Pass
from tests.games.numero.rules.tables import GAME, dealt, numero, refused, say
from tests.games.numero.rules.telling import all_moves, counts, gain, hand, lying, takes

EVEN_GAME = (
    *("5 + 3 = 8, take 8", "discard 4"),
    *("4 = 4, take 4", "discard 9"),
    *("discard 1", "9 + 1 = 10, take 10"),
    *("discard 2", "discard 11"),
    *("discard 3", "pass"),
)
"""Twelve cards: seat 0 wins five in two takes; seat 1 wins three, gets three more as the last to take, and keeps one."""


def test_the_hand_is_filled_from_the_top_of_the_deck() -> None:
    """N-65: three cards were played, so three are drawn."""
    state = numero(centre="13", hand="1 2 3 −2 −4", deck="5 6 7 8")

    after = say(state, "discard −2 −4; discard 1")

    assert hand(after) == "2 3 5 6 7"
    assert [after.setup.number[card] for card in after.deck] == [8]


def test_the_last_cards_of_the_deck_are_drawn_though_they_are_too_few() -> None:
    """N-66: the hand stays short, and nothing is shuffled again."""
    state = numero(centre="13", hand="1 2 3 −2 −4", deck="5 6")

    after = say(state, "discard −2 −4; discard 1")

    assert hand(after) == "2 3 5 6"
    assert after.deck == ()
    assert after.won == state.won


def test_play_goes_on_when_the_deck_is_gone() -> None:
    """N-67: without restoring."""
    state = numero(centre="13", hand="1 2 3 5 6", others="7 8 9 10 11")

    after = say(state, "discard 1", "discard 7", "discard 2")

    assert (hand(after, 0), hand(after, 1)) == ("3 5 6", "8 9 10 11")
    assert GAME.outcome(after) is None
    assert say(after, "discard 8").seat == 0


def test_a_player_is_out_when_deck_and_hand_are_empty() -> None:
    """N-68: with a card left he plays on, and so he does with a card left to draw."""
    assert say(numero(centre="13", hand="1 2", others="7 8"), "discard 1", "discard 7").seat == 0
    last_draw = numero(centre="13", hand="−2 −4 −5 ×3 1", deck="9")
    assert hand(say(last_draw, "discard −2 −4 −5 ×3; discard 1")) == "9"

    out = say(numero(centre="13", hand="1", others="7 8"), "discard 1")

    with refused(Code.ONLY_A_TAKE):
        say(out, "discard 7")


def test_the_other_player_may_still_take() -> None:
    """N-69, N-72 (E-1): the 6 takes the 6 and, as the last take, brings 2 and 13 too."""
    state = numero(centre="6 2", hand="13", others="6")

    over = say(state, "discard 13", "6 = 6, take 6")

    assert gain(state, over, seat=1) == "2 6 6 13"
    assert gain(state, over, seat=0) == ""
    assert lying(over) == ""
    assert GAME.to_act(over) == ()


def test_without_a_take_the_final_turn_is_passed() -> None:
    """N-69, N-73 (E-2): nothing else is possible; it counts as a turn, costs one card, and the centre goes to who took before."""
    state = numero(centre="6 2", hand="13", others="9")

    final = say(state, "discard 13")
    assert list(all_moves(final)) == [Pass()]
    over = say(final, "pass")

    assert over.turns == (1, 1)
    assert counts(state, over) == [3, -1]
    assert gain(state, over) == "2 6 13"


@pytest.mark.parametrize("sentence", ["build 2 + 4 = 6", "discard 4", "discard 6"])
def test_the_final_turn_is_for_a_take_only(sentence: str) -> None:
    """N-69 (E-3, complete): no take exists; build and discard are refused; two cards are subtracted."""
    state = numero(centre="2", hand="13", others="4 6")

    final = say(state, "discard 13")
    assert list(all_moves(final)) == [Pass()]
    with refused(Code.ONLY_A_TAKE):
        say(final, sentence)

    assert counts(state, say(final, "pass"))[1] == -2


def test_the_final_take_may_be_multiple_and_use_wild_cards() -> None:
    """N-69: 10 less 2, and 5 with 3, with one 8."""
    state = numero(centre="10 5 3", hand="13", others="−2 8")

    over = say(state, "discard 13", "10 − 2 = 8; 5 + 3 = 8, take 8")

    assert gain(state, over, seat=1) == "3 5 8 10 13 −2"


def test_a_take_may_be_passed_over_in_the_final_turn() -> None:
    """N-69: it is a chance, no duty."""
    state = numero(centre="6 2", hand="13", others="6")

    assert gain(state, say(state, "discard 13", "pass")) == "2 6 13"


def test_a_final_turn_with_wild_cards_only_is_passed() -> None:
    """N-69, N-47: they are not laid down any more."""
    final = say(numero(centre="6 2", hand="13", others="−2 ×3"), "discard 13")

    assert list(all_moves(final)) == [Pass()]
    with refused(Code.ONLY_A_TAKE):
        say(final, "discard −2 ×3")


def test_each_of_several_others_has_a_final_turn_clockwise() -> None:
    """N-70 (E-7): first B takes, then C finds nothing; C cannot come before B. Counts 0, 4 and −1."""
    state = numero(centre="6 2", hand="13", others="6 | 9")

    final = say(state, "discard 13")
    with refused(Code.NOT_YOUR_TURN):
        say(final, "pass", seat=2)
    over = say(final, "6 = 6, take 6", "pass")

    assert gain(state, over, seat=1) == "2 6 6 13"
    assert counts(state, over) == [0, 4, -1]


def test_the_final_turns_begin_after_whoever_went_out() -> None:
    """N-70: seat 1 is out, so seat 2 and then seat 0."""
    state = numero(centre="6 2", hand="13 12", others="5 | 9 8")

    final = say(state, "discard 13", "discard 5")

    assert final.seat == 2
    assert say(final, "pass").seat == 0
    assert GAME.to_act(say(final, "pass", "pass")) == ()


def test_wild_cards_are_not_dumped_in_the_final_turn() -> None:
    """N-71 (E-6, complete): {6} is the only group; the 13 comes with it; two wild cards left cost two."""
    state = numero(centre="6", hand="13", others="−2 −3 6")

    final = say(state, "discard 13")
    assert takes(final) == ["6 takes 6"]
    assert len(all_moves(final)) == 2
    for dump in ("discard −2; 6 = 6, take 6", "discard −3; 6 = 6, take 6", "13 − 3 = 10, leave; 6 = 6, take 6"):
        with refused(Code.NO_WILD_DISCARDS):
            say(final, dump)
    over = say(final, "6 = 6, take 6")

    assert gain(state, over, seat=1) == "6 6 13"
    assert counts(state, over)[1] == 3 - 2


def test_a_player_of_wild_cards_only_lays_them_down_and_is_out() -> None:
    """N-47, N-68, N-69 (E-8): −2 alone is refused; after both, B may take and not discard."""
    state = numero(centre="9 2", hand="−2 ×3", others="4 5")

    with refused(Code.DISCARD_ALL_WILDS):
        say(state, "discard −2")
    final = say(state, "discard −2 ×3")

    assert lying(final) == "2 9 −2 ×3"
    with refused(Code.ONLY_A_TAKE):
        say(final, "discard 4")


def test_the_rest_of_the_centre_goes_to_the_last_taker_with_builds_and_loose_wild_cards() -> None:
    """N-72: all that lies there."""
    state = numero(centre="2 [9+1]=10 ×3 √", hand="13", others="5", last_taker=1)

    over = say(state, "discard 13", "pass")

    assert gain(state, over, seat=1) == "1 2 9 13 ×3 √"
    assert lying(over) == ""


def test_cards_left_in_hand_are_subtracted_and_go_to_nobody() -> None:
    """N-73: they join no pile."""
    state = numero(centre="2", hand="13", others="4 6 7")

    over = say(state, "discard 13", "pass")

    assert hand(over, 1) == "4 6 7"
    assert counts(state, over) == [2, -3]


def test_most_cards_win() -> None:
    """N-74: as the even game, but seat 1 can take with its last card; the scores are the counts."""
    start = dealt("8 1 2 3 4", "4 9 10 12 12", centre="5 3")

    outcome = GAME.outcome(say(start, *EVEN_GAME[:7], "discard 12", "discard 3", "12 = 12, take 12"))

    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((2, 1), (5, 7), "numero.most")


def test_if_nobody_ever_took_the_centre_goes_to_nobody() -> None:
    """N-75 (E-4): A has 0, B has −1, and eleven cards stay where they are."""
    start = dealt("1 2 3 4 5", "1 2 3 4 5", centre="14 15")
    turns = [f"discard {number}" for number in (1, 1, 2, 2, 3, 3, 4, 4, 5)]

    over = say(start, *turns, "pass")

    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.scores == (0, -1)
    assert outcome.places == (1, 2)
    assert lying(over) == "1 1 2 2 3 3 4 4 5 14 15"


@pytest.mark.parametrize(
    ("rule", "places", "why"),
    [("none", (1, 1), "numero.shared_win"), ("most_takes", (1, 2), "numero.most"), ("replay", (1, 1), "numero.play_again")],
)
def test_equal_counts_share_the_win_unless_the_table_breaks_ties(rule: str, places: tuple[int, ...], why: str) -> None:
    """N-76: 5 and 6 − 1; with each `tie_break`: shared, by the number of takes (two against one), or played again."""
    start = dealt("8 1 2 3 4", "4 9 10 11 12", centre="5 3", tie_break=rule)

    outcome = GAME.outcome(say(start, *EVEN_GAME))

    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == (places, (5, 5), why)


def test_a_count_may_be_negative() -> None:
    """N-76: three cards in hand and none won."""
    state = numero(centre="2", hand="13", others="4 6 7")

    outcome = GAME.outcome(say(state, "discard 13", "pass"))

    assert outcome is not None
    assert outcome.scores[1] == -3
