"""Wild cards: N-50 to N-61. What they leave behind is in `test_left_changed.py`, which values they pass in `test_values.py`."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Change, Pick, Take, gather
from sumdeck.rules.steps import SentenceCode
from tests.games.numero.rules.tables import card, dealt, numero, play, refused, say
from tests.games.numero.rules.telling import all_moves, builds, gain, hand, lying, takes


@pytest.mark.parametrize(
    ("centre", "wild", "taking", "sentence"),
    [
        ("10", "−2", "8", "10 − 2 = 8"),
        ("4", "×3", "12", "4 × 3 = 12"),
        ("12", "÷4", "3", "12 ÷ 4 = 3"),
        ("12", "2/3", "8", "2/3 of 12 = 8"),
        ("8", "50%", "4", "50% of 8 = 4"),
        ("8", "0.5", "4", "0.5 × 8 = 4"),
        ("12", "0.25", "3", "0.25 × 12 = 3"),
        ("12", "75%", "9", "75% of 12 = 9"),
        ("3", "²", "9", "3² = 9"),
        ("2", "³", "8", "2³ = 8"),
        ("9", "√", "3", "√9 = 3"),
        ("8", "∛", "2", "∛8 = 2"),
    ],
)
def test_a_wild_card_does_what_is_on_it(centre: str, wild: str, taking: str, sentence: str) -> None:
    """N-50 for − × ÷, N-51 for fractions, decimals and percentages, N-52 for powers and roots."""
    state = numero(centre=centre, hand=f"{wild} {taking} 14")

    assert takes(state) == [f"{taking} takes {centre} {wild}"]
    assert gain(state, say(state, f"{sentence}, take {taking}")) == " ".join(sorted((centre, taking), key=int)) + f" {wild}"


@pytest.mark.parametrize(("centre", "hand"), [("2", "−5 3"), ("1", "÷4 4"), ("3", "1/2 6"), ("2", "³ 9")])
def test_the_order_is_fixed(centre: str, hand: str) -> None:
    """N-50 to N-52: −5 on 2 is not 5 − 2, ÷4 on 1 not 4 ÷ 1, half of 3 not 3 ÷ 1/2, and ³ on 2 not 3²."""
    assert takes(numero(centre=centre, hand=hand)) == []


@pytest.mark.parametrize(("sentence", "code"), [("1/2 + 5 = 11/2", Code.NO_SUCH_CARD), ("5 × 1/2 = 5/2, take 4", Code.NOT_EQUAL)])
def test_a_fraction_is_never_added(sentence: str, code: Code) -> None:
    """N-51: it is an operator, not a number card."""
    state = numero(centre="5", hand="1/2 4 6")

    with refused(code):
        say(state, sentence)


def test_a_root_that_is_not_exact_cannot_be_played() -> None:
    """N-53: √8 is neither 2 nor 3, and nothing is rounded."""
    state = numero(centre="8", hand="√ 3 2")

    assert takes(state) == []
    with refused(SentenceCode.UNDEFINED):
        say(state, "√8 = 3, take 3")
    with refused(Code.NO_EXACT_RESULT):
        play(state, Take(card(state, "3"), (gather(Change(card(state, "√"), False, Pick(0)), 3),)))


def test_a_root_of_a_fraction_may_be_exact() -> None:
    """N-53: 1/4 of 1 is 1/4, its root is 1/2, and four of those are 2."""
    state = numero(centre="1", hand="1/4 √ ×4 2")

    assert gain(state, say(state, "1/4 of 1 = 1/4, √(1/4) = 1/2, 1/2 × 4 = 2, take 2")) == "1 2 ×4 1/4 √"


def test_a_wild_card_may_be_played_onto_any_lone_number() -> None:
    """N-54: whether it was dealt there or discarded."""
    start = dealt("−2 8 1 1 1", "10 2 2 2 2", centre="10 14", deck="3 4 5 6 7 9")

    discarded = say(start, "discard 1", "discard 10")

    assert takes(discarded).count("8 takes 10 −2") == 1
    assert lying(say(start, "10 − 2 = 8, take 8")) == "14"
    assert lying(say(discarded, "10 − 2 = 8, take 8")) == "1 10 14"


def test_wild_cards_are_stacked_in_the_order_played() -> None:
    """N-55 (complete): 10 to 8 to 2 to 6, five cards; it is the only group."""
    state = numero(centre="10", hand="−2 ÷4 ×3 6 14", deck="1 2 3 4 5")

    assert takes(state) == ["6 takes 10 −2 ×3 ÷4"]
    after = say(state, "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6")

    assert gain(state, after) == "6 10 −2 ×3 ÷4"
    assert len(state.deck) - len(after.deck) == 4


def test_multiplication_does_not_come_first() -> None:
    """N-55: 6 − 4 and then × 3 is 6, not 6 − 12; × 3 and then − 4 is 14."""
    state = numero(centre="6", hand="−4 ×3 6 14")

    assert gain(state, say(state, "6 − 4 = 2, 2 × 3 = 6, take 6")) == "6 6 −4 ×3"
    assert gain(state, say(state, "6 × 3 = 18, 18 − 4 = 14, take 14")) == "6 14 −4 ×3"


def test_a_wild_card_may_be_played_onto_a_join() -> None:
    """N-56: 5 and 3 together, halved, go with the 4: four cards."""
    state = numero(centre="5 3", hand="÷2 4")

    assert takes(state) == ["4 takes 3 5 ÷2"]
    assert gain(state, say(state, "5 + 3 = 8, 8 ÷ 2 = 4, take 4")) == "3 4 5 ÷2"


@pytest.mark.parametrize("built_by", [0, 1])
def test_a_wild_card_may_be_played_onto_a_build(built_by: int) -> None:
    """N-57: one's own or another's; it acts on the whole value."""
    state = numero(centre="[6+4]=10", hand="−2 8", built_by=built_by)

    assert gain(state, say(state, "[10] − 2 = 8, take 8")) == "4 6 8 −2"


def test_different_wild_cards_on_different_piles_make_one_take() -> None:
    """N-58: one number card is played, three cards are drawn."""
    state = numero(centre="10 5", hand="−2 −4 8 9 14", deck="1 2 3 4")

    after = say(state, "10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9, take 9")

    assert gain(state, after) == "5 9 10 −2 −4"
    assert hand(after) == "1 2 3 8 14"
    assert after.takes == (1, 0)


def test_all_that_8_and_9_can_do_with_two_wild_cards() -> None:
    """N-54 to N-58 (complete): a group for the 8, a group for the 9, one build with a number card."""
    state = numero(centre="10 5", hand="−2 −4 8 9")

    assert takes(state) == ["8 takes 10 −2", "9 takes 5 10 −2 −4"]
    assert builds(state) == ["8 onto 5 −4"]


def test_a_wild_card_helps_to_a_build() -> None:
    """N-54 (complete): 8 less 5 and the 10 make 13, three cards; nothing else is possible."""
    state = numero(centre="8", hand="−5 10 13 14 14", deck="1 2 3")

    assert (takes(state), builds(state)) == ([], ["10 onto 8 −5"])
    after = say(state, "8 − 5 = 3, 3 + 10 = 13")

    assert lying(after) == "[8+10−5]=13"
    assert len(state.deck) - len(after.deck) == 2
    assert after.seat == 1


def test_a_loose_wild_card_may_be_used_in_a_build() -> None:
    """N-59."""
    state = numero(centre="8 −5", hand="10 13")

    assert lying(say(state, "8 − 5 = 3, 3 + 10 = 13")) == "[8+10−5]=13"


def test_a_loose_wild_card_may_be_used_in_a_take() -> None:
    """N-59: three cards are won and one is drawn, for nothing but the 8 came from the hand."""
    state = numero(centre="10 −2", hand="8 14 14 13 13", deck="1 2 3")

    after = say(state, "10 − 2 = 8, take 8")

    assert gain(state, after) == "8 10 −2"
    assert len(state.deck) - len(after.deck) == 1
    assert lying(after) == ""


def test_a_loose_wild_card_and_its_twin_in_the_hand_are_two_cards() -> None:
    """N-59: the one of the hand is meant unless the table's is pointed at."""
    start = dealt("−2 8 1 1 1", "2 2 2 2 2", centre="10 −2", deck="3 4 5")

    assert hand(say(start, "10 − 2 = 8, take 8")) == "1 1 1 3 4"
    assert hand(say(start, "10 @− 2 = 8, take 8")) == "1 1 1 3 −2"
    assert takes(start) == ["8 takes 10 −2", "8 takes 10 −2"]


def test_a_wild_card_cannot_be_built_on() -> None:
    """N-60: with nothing but ×3 in the centre a 4 does not become 12."""
    state = numero(centre="×3", hand="4 12")

    assert (takes(state), builds(state)) == ([], [])
    with refused(Code.CARD_NOT_LAST):
        say(state, "build 4 × 3 = 12")


def test_a_wild_card_cannot_be_taken_alone() -> None:
    """N-60: the number on it does not make it a pile."""
    state = numero(centre="−3 14", hand="3 2")

    assert takes(state) == []
    with refused(Code.NO_SUCH_CARD, said=3):
        say(state, "3 = 3, take 3")
    with refused(Code.NOT_A_NUMBER_CARD):
        say(state, "take −3")


def test_a_wild_card_serves_in_one_group_only() -> None:
    """N-61: one −2 changes one 10; once is legal."""
    state = numero(centre="10 10", hand="−2 8 1")
    less = [gather(Change(card(state, "−2"), False, Pick(place)), 8) for place in (0, 1)]

    assert takes(state) == ["8 takes 10 −2"]
    with refused(Code.NO_SUCH_CARD, said="−2"):
        say(state, "10 − 2 = 8; 10 − 2 = 8, take 8")
    with refused(Code.WILD_NOT_THERE):
        play(state, Take(card(state, "8"), tuple(less)))
    assert lying(say(state, "10 − 2 = 8, take 8")) == "10"


def test_a_wild_card_serves_once_in_a_turn() -> None:
    """N-61: used in the take it can neither be used again nor discarded."""
    state = numero(centre="12 10", hand="−2 8 1")

    with refused(Code.NO_SUCH_CARD, said="−2"):
        say(state, "12 − 2 = 10, 10 − 2 = 8, take 8")
    with refused(Code.WILD_NOT_THERE):
        say(state, "discard −2; 10 − 2 = 8, take 8")
    assert all(not (move.groups[0].wilds and move.dropped) for move in all_moves(state) if isinstance(move, Take))
