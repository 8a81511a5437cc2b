"""Discards: N-42 to N-49, hands without a number card among them."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Discard
from tests.games.numero.rules.tables import card, numero, play, refused, say
from tests.games.numero.rules.telling import all_moves, builds, discards, gain, hand, lying, takes


def test_nothing_but_a_discard_is_possible() -> None:
    """N-42 (complete): 4, 5 and 9 find nothing at 13."""
    state = numero(centre="13", hand="4 5 9")

    assert (takes(state), builds(state)) == ([], [])
    assert discards(state) == "4 5 9"


def test_a_discard_lies_alone() -> None:
    """N-42: 13 and 5 are two separate cards."""
    state = numero(centre="13", hand="4 5 9")

    after = say(state, "discard 5")

    assert lying(after) == "5 13"
    assert len(after.centre) == 2


def test_a_discard_can_be_built_on_and_the_build_taken() -> None:
    """N-44: 5 + 4 makes 9 in the next turn, and the 9 takes three cards in the one after."""
    state = numero(centre="13", hand="4 5 9", others="2 2 2")

    built = say(state, "discard 5", "discard 2", "build 5 + 4 = 9")
    after = say(built, "discard 2", "[9] = 9, take 9")

    assert lying(built) == "2 13 [4+5]=9"
    assert gain(state, after) == "4 5 9"


def test_one_of_a_pair_is_discarded_and_taken_with_the_other() -> None:
    """N-43, N-44 (complete): 12 beside the 7; the other 12 wins two cards and the 7 stays."""
    state = numero(centre="7", hand="12 12", others="2 2")

    assert (takes(state), builds(state), discards(state)) == ([], [], "12")
    discarded = say(state, "discard 12")
    after = say(discarded, "discard 2", "12 = 12, take 12")

    assert lying(discarded) == "7 12"
    assert gain(state, after) == "12 12"
    assert lying(after) == "2 7"


def test_any_number_card_may_be_discarded_and_ends_the_turn() -> None:
    """N-43: also one that could take."""
    state = numero(centre="7", hand="1 3 7 12")

    assert discards(state) == "1 3 7 12"
    for number in ("1", "3", "7", "12"):
        assert say(state, f"discard {number}").seat == 1


def test_a_discard_is_there_for_everybody() -> None:
    """N-44: the next player takes it."""
    state = numero(centre="13", hand="4 5 9", others="5 2")

    after = say(state, "discard 5", "5 = 5, take 5")

    assert gain(state, after, seat=1) == "5 5"


def test_after_a_discarded_wild_card_a_number_card_must_follow() -> None:
    """N-45: to discard −2 and stop is no turn."""
    state = numero(centre="13", hand="−2 4 9")

    with refused(Code.NUMBER_CARD_OUTSTANDING):
        say(state, "discard −2")
    assert lying(say(state, "discard −2; discard 4")) == "4 13 −2"


@pytest.mark.parametrize("sentence", ["discard −2 −2; discard 4", "discard ×3; discard 4"])
def test_a_discarded_wild_card_comes_from_the_hand(sentence: str) -> None:
    """N-45."""
    state = numero(centre="13 ×3", hand="−2 4 9")

    with refused(Code.NOT_IN_HAND):
        say(state, sentence)


def test_only_wild_cards_of_the_hand_are_laid_down_on_the_way() -> None:
    """N-45: not a second number card, nor a wild card from elsewhere."""
    state = numero(centre="13 ×3", hand="−2 4 9")

    for name in ("9", "×3"):
        with refused(Code.WILD_NOT_THERE):
            play(state, Discard(card(state, "4"), (), (card(state, name),)))


def test_five_wild_cards_are_all_discarded_and_that_is_the_turn() -> None:
    """N-46: they lie loose, five are drawn, and the next player is on."""
    state = numero(centre="10", hand="−2 −4 ×3 ÷4 √", deck="1 2 3 4 5 6")

    after = say(state, "discard −2 −4 ×3 ÷4 √")

    assert lying(after) == "10 −2 −4 ×3 ÷4 √"
    assert hand(after) == "1 2 3 4 5"
    assert after.seat == 1


@pytest.mark.parametrize(
    "sentence", ["discard −2", "discard −2 −4 ×3 ÷4", "10 − 2 = 8, leave", "discard −4 ×3 ÷4 √; 10 − 2 = 8, leave"]
)
def test_five_wild_cards_can_do_nothing_else(sentence: str) -> None:
    """N-46: any other move is rejected, and only one is listed."""
    state = numero(centre="10", hand="−2 −4 ×3 ÷4 √", deck="1 2 3 4 5 6")

    assert list(all_moves(state)) == [Discard(None, (), state.hands[0])]
    with refused(Code.DISCARD_ALL_WILDS):
        say(state, sentence)


def test_a_new_hand_of_five_wild_cards_waits_for_the_next_turn() -> None:
    """N-46: nothing more happens in this one."""
    state = numero(centre="10", hand="−2 −4 ×3 ÷4 √", deck="−3 −5 ×2 ÷2 ∛ 6")

    after = say(state, "discard −2 −4 ×3 ÷4 √")

    assert hand(after) == "−3 −5 ×2 ÷2 ∛"
    assert (after.seat, after.turns) == (1, (1, 0))


def test_a_short_hand_of_wild_cards_is_discarded_whole() -> None:
    """N-47: once the deck is gone."""
    state = numero(centre="10", hand="−2 ×3 ÷4")

    with refused(Code.DISCARD_ALL_WILDS):
        say(state, "discard −2 ×3")
    with refused(Code.DISCARD_ALL_WILDS):
        play(state, Discard(card(state, "10")))
    after = say(state, "discard −2 ×3 ÷4")

    assert lying(after) == "10 −2 ×3 ÷4"
    assert hand(after) == ""


def test_a_discard_of_wild_cards_shows_no_answer() -> None:
    """N-46, N-41: nothing is built."""
    state = numero(centre="10", hand="−2 ×3")

    with refused(Code.NOT_SHOWN_HERE):
        say(state, "discard −2 ×3, show")


@pytest.mark.parametrize(("sentence", "drawn"), [("discard −2; discard 7", 2), ("discard −2 −4; discard 7", 3)])
def test_of_four_wild_cards_one_or_two_may_go_before_the_number_card(sentence: str, drawn: int) -> None:
    """N-48: as the advice has it."""
    state = numero(centre="13", hand="−2 −4 ×3 ÷4 7", deck="1 2 3 4 5 6")

    assert len(state.deck) - len(say(state, sentence).deck) == drawn


@pytest.mark.parametrize("wilds", ["", "−2 −4 ×3", "−2 −4 ×3 ÷4"])
def test_how_many_wild_cards_go_is_advice_and_no_rule(wilds: str) -> None:
    """N-48: none, three and all four are as legal as one or two."""
    state = numero(centre="13", hand="−2 −4 ×3 ÷4 7", deck="1 2 3 4 5 6")

    assert lying(say(state, f"discard {wilds} 7")) == f"7 13 {wilds}".strip()


@pytest.mark.parametrize("number", ["2", "3", "5", "11", "12"])
def test_which_card_is_discarded_is_advice_and_no_rule(number: str) -> None:
    """N-49: 2 and 3 make the 5, so one of them is advised; the others are as legal."""
    state = numero(centre="14", hand="2 3 5 11 12")

    assert lying(say(state, f"discard {number}")) == f"{number} 14"
