"""Which values a turn may pass through: N-64, in each of the four domains."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from tests.games.numero.rules.tables import GAME, numero, refused, say
from tests.games.numero.rules.telling import all_moves, gain, takes

DOMAINS = ["nonneg_rational", "whole", "positive_whole", "rational"]
THROUGH_ZERO = "5 − 5 = 0, 0 × 3 = 0, 0 + 10 = 10, take 10"


@pytest.mark.parametrize("domain", ["nonneg_rational", "whole", "rational"])
def test_a_group_may_be_reached_through_zero(domain: str) -> None:
    """N-64 (complete): five takes with 5, 10, −5 and ×3, one of them with all four cards."""
    state = numero(centre="5 10", hand="−5 ×3 10", value_domain=domain)

    assert takes(state) == [
        "10 takes 10",
        "10 takes 5 10 −5",
        "10 takes 5 10 −5 ×3",
        "10 takes 5 −5 ×3",
        "10 takes 5 −5 ×3 and 10",
    ]
    assert gain(state, say(state, THROUGH_ZERO)) == "5 10 10 −5 ×3"


def test_without_zero_that_group_does_not_exist() -> None:
    """N-64: under `positive_whole` the other four remain."""
    state = numero(centre="5 10", hand="−5 ×3 10", value_domain="positive_whole")

    assert takes(state) == ["10 takes 10", "10 takes 5 10 −5", "10 takes 5 −5 ×3", "10 takes 5 −5 ×3 and 10"]
    with refused(Code.OUTSIDE_DOMAIN, value=0):
        say(state, THROUGH_ZERO)


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_group_is_legal_if_some_arrangement_is(domain: str) -> None:
    """N-64: 5 + 10 − 5 never meets 0; the arrangement that does is judged as it was said."""
    state = numero(centre="5 10", hand="−5 10", value_domain=domain)

    assert takes(state) == ["10 takes 10", "10 takes 5 10 −5"]
    assert gain(state, say(state, "5 + 10 = 15, 15 − 5 = 10, take 10")) == "5 10 10 −5"
    if domain == "positive_whole":
        with refused(Code.OUTSIDE_DOMAIN, value=0):
            say(state, "5 − 5 = 0, 0 + 10 = 10, take 10")
    else:
        assert gain(state, say(state, "5 − 5 = 0, 0 + 10 = 10, take 10")) == "5 10 10 −5"


@pytest.mark.parametrize("domain", DOMAINS)
def test_values_below_zero_need_a_table_that_permits_them(domain: str) -> None:
    """N-64: 3 − 5 is refused except in `rational`; the list tells 3 + 10 − 5 everywhere."""
    state = numero(centre="3 10", hand="−5 8", value_domain=domain)
    listed = next(GAME.write(state, state.seat, move) for move in all_moves(state))

    assert takes(state) == ["8 takes 3 10 −5"]
    assert gain(state, say(state, listed)) == "3 8 10 −5"
    if domain == "rational":
        assert gain(state, say(state, "3 − 5 = −2, −2 + 10 = 8, take 8")) == "3 8 10 −5"
    else:
        with refused(Code.OUTSIDE_DOMAIN, value=-2):
            say(state, "3 − 5 = −2, −2 + 10 = 8, take 8")


HALVES = "1/2 of 5 = 5/2, 50% of 3 = 3/2, 5/2 + 3/2 = 4, take 4"


@pytest.mark.parametrize("domain", ["nonneg_rational", "rational"])
def test_a_group_may_be_reached_through_fractions(domain: str) -> None:
    """N-64 (complete): the halves of 5 and 3 make 4, the only group with both wild cards."""
    state = numero(centre="5 3", hand="1/2 50% 4", value_domain=domain)

    assert takes(state) == ["4 takes 3 5 1/2", "4 takes 3 5 1/2 50%", "4 takes 3 5 50%"]
    assert gain(state, say(state, HALVES)) == "3 4 5 1/2 50%"


@pytest.mark.parametrize("domain", ["whole", "positive_whole"])
def test_without_fractions_that_group_does_not_exist(domain: str) -> None:
    """N-64: only half of 5 + 3, with either wild card."""
    state = numero(centre="5 3", hand="1/2 50% 4", value_domain=domain)

    assert takes(state) == ["4 takes 3 5 1/2", "4 takes 3 5 50%"]
    with refused(Code.OUTSIDE_DOMAIN, value="5/2"):
        say(state, HALVES)


def test_the_order_of_wild_cards_matters_where_values_are_whole() -> None:
    """N-64: 5 × 4 ÷ 2 passes 20, 5 ÷ 2 × 4 would pass 5/2; the group is legal by the first."""
    state = numero(centre="5", hand="×4 ÷2 10", value_domain="whole")

    assert takes(state) == ["10 takes 5 ×4 ÷2"]
    with refused(Code.OUTSIDE_DOMAIN, value="5/2"):
        say(state, "5 ÷ 2 = 5/2, 5/2 × 4 = 10, take 10")


def test_a_fraction_card_is_one_step() -> None:
    """N-64: 2/3 of 6 is 4, and 75% of 4 is 3, whatever a third or a hundredth of them may be."""
    assert takes(numero(centre="6", hand="2/3 4", value_domain="whole")) == ["4 takes 6 2/3"]
    assert takes(numero(centre="4", hand="75% 3", value_domain="whole")) == ["3 takes 4 75%"]
    assert takes(numero(centre="2", hand="75% 3", value_domain="whole")) == []


def test_below_zero_there_are_cube_roots_and_no_square_roots() -> None:
    """N-64, N-53: ∛ of −1 is −1 where such values are permitted; √ of −1 is nothing anywhere."""
    turn = "4 − 5 = −1, ∛(−1) = −1, 9 + −1 = 8, take 8"

    assert takes(numero(centre="4 9", hand="−5 ∛ 8")) == ["8 takes 4 9 −5"]
    assert takes(numero(centre="4 9", hand="−5 √ 8", value_domain="rational")) == ["8 takes 4 9 −5"]
    state = numero(centre="4 9", hand="−5 ∛ 8", value_domain="rational")
    assert takes(state) == ["8 takes 4 9 −5", "8 takes 4 9 −5 ∛"]
    assert gain(state, say(state, turn)) == "4 8 9 −5 ∛"
