"""Joins: N-18 to N-21. Piles of the centre are combined by adding, and only on the way to a take or a build."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Discard, Join, Pick, Take, gather
from tests.games.numero.rules.tables import card, numero, play, refused, say
from tests.games.numero.rules.telling import builds, gain, lying, takes


def test_a_join_is_the_sum_of_its_piles() -> None:
    """N-18: of two, or of three."""
    state = numero(centre="5 3 4", hand="8 12")

    assert gain(state, say(state, "5 + 3 = 8, take 8")) == "3 5 8"
    assert gain(state, say(state, "5 + 3 = 8, 8 + 4 = 12, take 12")) == "3 4 5 12"


def test_number_cards_never_subtract_multiply_or_divide_each_other() -> None:
    """N-18: 8 and 2 make 10, but neither 6 nor 4."""
    state = numero(centre="8 2", hand="4 6 10")

    assert takes(state) == ["10 takes 2 8"]
    assert builds(state) == ["4 onto 2"]


@pytest.mark.parametrize("sentence", ["8 − 2 = 6, take 6", "8 ÷ 2 = 4, take 4", "8 × 2 = 16"])
def test_a_sign_other_than_plus_needs_a_wild_card(sentence: str) -> None:
    """N-18."""
    state = numero(centre="8 2", hand="4 6 10")

    with refused(Code.ONLY_SUMS):
        say(state, sentence)


@pytest.mark.parametrize(("op", "value"), [("-", 6), ("*", 16), ("/", 4), ("^", 10)])
def test_a_join_by_another_operation_is_refused(op: str, value: int) -> None:
    """N-18: even where no sentence says it."""
    state = numero(centre="2 8", hand="4 6 15")

    with refused(Code.ONLY_SUMS):
        play(state, Take(card(state, "6"), (gather(Join(Pick(1), Pick(0), op), value),)))


def test_a_pile_changed_by_wild_cards_may_be_joined() -> None:
    """N-19: 10 less 2 and 5 less 4 make 9 together."""
    state = numero(centre="10 5", hand="−2 −4 8 9")

    after = say(state, "10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9, take 9")

    assert gain(state, after) == "5 9 10 −2 −4"


def test_two_builds_may_be_joined() -> None:
    """N-20: 8 and 7 with a 15; one take of five cards."""
    state = numero(centre="[5+3]=8 [4+3]=7", hand="15 2")

    after = say(state, "[8] + [7] = 15, take 15")

    assert gain(state, after) == "3 3 4 5 15"
    assert after.takes == (1, 0)


def test_a_build_may_be_joined_with_a_lone_number() -> None:
    """N-20: it counts with its whole value."""
    state = numero(centre="[5+3]=8 4", hand="12 9 7", built_by=1)

    assert takes(state) == ["12 takes 4 [3+5]=8"]
    assert gain(state, say(state, "[8] + 4 = 12, take 12")) == "3 4 5 12"


def test_nobody_can_leave_a_mere_join_behind() -> None:
    """N-21: it would play no card from the hand."""
    state = numero(centre="5 3", hand="8 2")

    with refused(Code.LEFT_UNCHANGED):
        say(state, "5 + 3 = 8, leave; discard 2")
    with refused(Code.LEFT_UNCHANGED):
        play(state, Discard(card(state, "2"), (gather(Pick(0), 3),)))


def test_after_a_join_in_a_take_the_other_piles_lie_as_before() -> None:
    """N-21: the join was only a step."""
    state = numero(centre="5 3 6", hand="8 2")

    assert lying(say(state, "5 + 3 = 8, take 8")) == "6"
