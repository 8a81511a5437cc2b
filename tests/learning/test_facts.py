"""Facts, their families and their maps."""

import pytest

from sumdeck.learning.facts import Fact, fact_named, facts_in, maps
from sumdeck.rules.sums import DIVIDE, MINUS, PLUS, TIMES, sums_in


def test_the_maps_hold_what_is_learnt_by_heart() -> None:
    """Sums and differences to 20, tables to 12; 5 + 3 is known with 3 + 5."""
    assert {sign: len(facts) for sign, facts in maps().items()} == {PLUS: 121, MINUS: 231, TIMES: 91, DIVIDE: 156}


def test_every_fact_has_its_name_and_its_family() -> None:
    for facts in maps().values():
        for fact in facts:
            low, high, whole = fact.family
            assert fact_named(fact.name) == fact
            assert whole == (low + high if fact.sign in (PLUS, MINUS) else low * high)


def test_a_family_belongs_together() -> None:
    assert {Fact(PLUS, 3, 5).family, Fact(MINUS, 8, 3).family, Fact(MINUS, 8, 5).family} == {(3, 5, 8)}
    assert {Fact(TIMES, 3, 5).family, Fact(DIVIDE, 15, 3).family} == {(3, 5, 15)}


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("5 + 3 = 8", ["3+5"]),
        ("5 + 3 + 4 = 12", ["3+5", "4+8"]),
        ("8 - 3 = 5", ["8−3"]),
        ("7 x 6 = 42", ["6×7"]),
        ("42 ÷ 6 = 7", ["42÷6"]),
        ("42 ÷ 5 = 8", []),
        ("30 + 2 = 32", []),
        ("3 - 5 = -2", []),
        ("0.5 + 3 = 3.5", []),
    ],
)
def test_a_sum_asks_for_these_facts(text: str, facts: list[str]) -> None:
    assert [fact.name for said in sums_in(text) for fact in facts_in(said)] == facts


@pytest.mark.parametrize("name", ["", "5", "5+", "+5", "99+1", "5×13", "7÷2", "½+1", "5++3"])
def test_what_is_no_fact_has_no_name(name: str) -> None:
    assert fact_named(name) is None
