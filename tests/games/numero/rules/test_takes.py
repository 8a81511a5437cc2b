"""Takes: N-22 to N-30. One number card wins every group that equals it."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Change, Group, Join, Pick, Take, gather
from tests.games.numero.rules.tables import card, numero, play, refused, say
from tests.games.numero.rules.telling import builds, counts, gain, lying, takes


def test_a_number_card_takes_its_equal() -> None:
    """N-22: the 5 takes the 5, two cards; the 3 stays."""
    state = numero(centre="5 3", hand="5 8")

    after = say(state, "5 = 5, take 5")

    assert gain(state, after) == "5 5"
    assert lying(after) == "3"


def test_a_number_card_takes_a_join() -> None:
    """N-22, N-23: 5 and 3 go with the 8, and the centre is empty."""
    state = numero(centre="5 3", hand="5 8")

    after = say(state, "5 + 3 = 8, take 8")

    assert gain(state, after) == "3 5 8"
    assert lying(after) == ""


def test_all_that_5_and_8_can_do_with_5_and_3() -> None:
    """N-22, N-31 (complete): a group for the 5, a group for the 8, and one build."""
    state = numero(centre="5 3", hand="5 8")

    assert takes(state) == ["5 takes 5", "8 takes 3 5"]
    assert builds(state) == ["5 onto 3"]


def test_the_groups_of_10_with_10_6_and_4() -> None:
    """N-23, N-24 (complete): the 10, the join of 6 and 4, and both at once."""
    state = numero(centre="10 6 4", hand="10")

    assert takes(state) == ["10 takes 10", "10 takes 4 6", "10 takes 4 6 and 10"]


def test_one_card_takes_several_groups() -> None:
    """N-24: two individual takes, four cards, an empty centre."""
    state = numero(centre="10 6 4", hand="10 2")

    after = say(state, "10 = 10; 6 + 4 = 10, take 10")

    assert gain(state, after) == "4 6 10 10"
    assert after.takes == (2, 0)
    assert lying(after) == ""


def test_a_pair_of_equals_is_two_takes() -> None:
    """N-24: {3} and {3} with a 3, three cards; the other card stays."""
    state = numero(centre="3 3 14", hand="3 2")

    after = say(state, "3 = 3; 3 = 3, take 3")

    assert gain(state, after) == "3 3 3"
    assert after.takes == (2, 0)
    assert lying(after) == "14"


def test_a_take_has_no_most_groups() -> None:
    """N-24: five groups with one 7."""
    state = numero(centre="7 7 7 3 4 5 2 13", hand="7")

    after = say(state, "7 = 7; 7 = 7; 7 = 7; 3 + 4 = 7; 5 + 2 = 7, take 7")

    assert after.takes == (5, 0)
    assert lying(after) == "13"


def test_a_wild_card_helps_to_a_take() -> None:
    """N-23: 10 less 2 goes with the 8."""
    state = numero(centre="10 5", hand="−2 −4 8 9 14", deck="1 3 7")

    after = say(state, "10 − 2 = 8, take 8")

    assert gain(state, after) == "8 10 −2"
    assert lying(after) == "5"
    assert len(state.deck) - len(after.deck) == 2


def test_no_card_belongs_to_two_groups() -> None:
    """N-25: the one 10 cannot be won twice, nor the 6 with two partners."""
    state = numero(centre="10 6 4 4", hand="10 2")
    ten = gather(Pick(3), 10)
    six_and = [gather(Join(Pick(2), Pick(place)), 10) for place in (0, 1)]

    with refused(Code.USED_TWICE):
        play(state, Take(card(state, "10"), (ten, ten)))
    with refused(Code.USED_TWICE):
        play(state, Take(card(state, "10"), tuple(six_and)))
    with refused(Code.USED_TWICE):
        say(state, "10 = 10; 10 = 10, take 10")


def test_an_endless_arrangement_uses_some_card_twice() -> None:
    """N-25: nobody has to add it up to know."""
    state = numero(centre="1", hand="10 2")
    how: Pick | Join = Pick(0)
    for _ in range(600):
        how = Join(how, Pick(0))

    with refused(Code.USED_TWICE):
        play(state, Take(card(state, "10"), (Group((0,), (), (), 10, "", how),)))


def test_every_card_of_the_groups_goes_to_the_winning_pile() -> None:
    """N-26: numbers, a build with all its cards, wild cards from hand and centre, and the taking card."""
    state = numero(centre="[9+1]=10 7 ÷2", hand="−2 5 6 11", built_by=1)

    after = say(state, "[10] ÷ 2 = 5; 7 − 2 = 5, take 5")

    assert gain(state, after) == "1 5 7 9 −2 ÷2"
    assert lying(after) == ""


def test_the_count_of_cards_won_has_the_taking_card_in_it() -> None:
    """N-27: 10, −2, 5, −4 and the 9 are five."""
    state = numero(centre="10 5", hand="−2 −4 8 9")

    after = say(state, "10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9, take 9")

    assert len(gain(state, after).split()) == 5
    assert counts(state, after)[0] == 5 - 1


def test_wild_cards_never_change_the_taking_card() -> None:
    """N-28: −2 on the 8 of the hand cannot make it a 6."""
    state = numero(centre="6", hand="−2 8")

    assert takes(state) == []
    for sentence in ("8 − 2 = 6, take 8", "8 − 2 = 6, 6 = 6, take 8"):
        with refused(Code.ONE_NUMBER_CARD):
            say(state, sentence)


def test_piles_in_no_group_stay_as_they_are() -> None:
    """N-29: lone cards, a build and a loose wild card."""
    state = numero(centre="5 3 6 [9+1]=10 −4", hand="8 2")

    assert lying(say(state, "5 + 3 = 8, take 8")) == "6 [1+9]=10 −4"


@pytest.mark.parametrize("taking", ["2", "3"])
def test_a_group_must_equal_the_card_exactly(taking: str) -> None:
    """N-30: 10 ÷ 4 is two and a half, neither 2 nor 3."""
    state = numero(centre="10", hand="÷4 2 3")

    assert takes(state) == []
    with refused(Code.NOT_EQUAL, made="5/2", card=taking):
        say(state, f"10 ÷ 4 = 5/2, take {taking}")


def test_every_group_must_equal_the_card() -> None:
    """N-22: one good group does not excuse another."""
    state = numero(centre="10 6 3", hand="10 2")

    with refused(Code.NOT_EQUAL, made=9, card=10):
        say(state, "10 = 10; 6 + 3 = 9, take 10")


def test_a_take_wins_at_least_one_group() -> None:
    """N-22."""
    state = numero(centre="10", hand="10 2")

    with refused(Code.NO_GROUP):
        play(state, Take(card(state, "10"), ()))


def test_a_group_is_made_of_piles_that_lie_there() -> None:
    """N-23."""
    state = numero(centre="10", hand="10 2")

    for place in (1, -1):
        with refused(Code.NO_SUCH_PILE):
            play(state, Take(card(state, "10"), (gather(Pick(place), 10),)))


def test_a_group_is_made_of_wild_cards_that_are_there() -> None:
    """N-23: not one of the deck, not a number card, and a loose one only from the centre."""
    state = numero(centre="10 −4", hand="−2 8 6")

    for wild, loose, value in [("×3", False, 30), ("8", False, 8), ("−2", True, 8), ("−4", False, 6)]:
        with refused(Code.WILD_NOT_THERE):
            play(state, Take(card(state, "8"), (gather(Change(card(state, wild), loose, Pick(0)), value),)))


def test_a_group_is_what_its_arrangement_makes() -> None:
    """N-30: neither another value nor other cards may be stated beside it."""
    state = numero(centre="4 6", hand="10 2")
    how = Join(Pick(0), Pick(1))

    for group in (Group((0, 1), (), (), 9, "", how), Group((0,), (), (), 10, "", how), Group((0, 1), (), (), 10, "-", how)):
        with refused(Code.NOT_WHAT_IT_SAYS):
            play(state, Take(card(state, "10"), (group,)))
