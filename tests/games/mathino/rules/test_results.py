"""What a card can make of a value, against a second reckoning by trial (M-45 to M-62, M-118 to M-133, I-12)."""

from fractions import Fraction

import pytest

from sumdeck.games.mathino.rules.results import results
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.rules.game import Json
from tests.games.mathino.rules.tables import dealt

VALUES = range(-150, 151)
CARDS = range(14)
Found = set[tuple[int | Fraction, bool]]


def rules(**settings: Json) -> Setup:
    return dealt(level="advanced", **settings).setup


def slow(value: int, card: int, *, digits: bool, powers: bool, negative: str = "keep") -> Found:
    """Every value and whether it is locked: roots by trying, digits from the decimal text."""
    found: Found = set()
    products: set[tuple[int, bool]] = {(sign * value * card, False) for sign in (1, -1)}
    for sign in (1, -1):
        found |= {(value + sign * card, False), (value - sign * card, False)}
        for quotient in range(-150, 151):
            if card and quotient * sign * card == value:
                found.add((quotient, False))
    if card == abs(value):
        found.add((value, False))
    if powers and card in (2, 3):
        products.add((value**card, True))
        roots = [root for root in range(-150, 151) if root**card == value and (card == 3 or root >= 0)]
        found |= {(root, True) for root in roots}
    found |= products
    for product, locked in products if digits else ():
        text, sign = str(abs(product)), -1 if product < 0 else 1
        while len(text) > 1 and not (sign < 0 and negative == "forbid"):
            text = str(sum(map(int, text)))
            found.add((int(text) * (1 if negative == "drop" else sign), locked))
    return found


@pytest.mark.parametrize(("digits", "powers"), [(True, True), (False, False), (True, False), (False, True)])
def test_all_results_from_minus_150_to_150(digits: bool, powers: bool) -> None:
    """M-55 to M-62, M-118 to M-125, M-127 to M-133: every value, every card."""
    table = rules(digit_sums=digits, power_plays=powers)

    for value in VALUES:
        for card in CARDS:
            quick = {(result.value, result.locks) for result in results(table, value, card)}
            assert quick == slow(value, card, digits=digits, powers=powers), (value, card)


@pytest.mark.parametrize("negative", ["forbid", "drop"])
def test_digit_sums_of_negative_products_by_other_rules(negative: str) -> None:
    """M-125: `digit_sum_negative`."""
    table = rules(digit_sum_negative=negative)

    for value in range(-60, 61):
        for card in CARDS:
            quick = {(result.value, result.locks) for result in results(table, value, card)}
            assert quick == slow(value, card, digits=True, powers=True, negative=negative), (value, card)


def test_results_are_symmetric_but_for_squares() -> None:
    """I-12: results(−t, n) = −results(t, n), products and digit sums included; squares and square roots are not."""
    table = rules(power_plays=False)
    for value in VALUES:
        for card in CARDS:
            there = {result.value for result in results(table, value, card)}
            assert {-result.value for result in results(table, -value, card)} == there

    squared = {result.value for result in results(rules(), -4, 2) if result.op == "square"}
    assert squared == {16, 7}


def test_no_way_is_given_twice_and_each_is_what_it_says() -> None:
    """M-47, M-59: a sign that makes no difference is no way of its own."""
    table = rules()
    for value in VALUES:
        for card in CARDS:
            ways = [(result.op, result.sign, len(result.way)) for result in results(table, value, card)]
            assert len(set(ways)) == len(ways)
            assert all(result.way[0] == value for result in results(table, value, card))
    assert {result.value for result in results(table, 0, 5) if not result.locks} == {5, -5, 0}


def test_only_two_digits_where_the_table_says_so() -> None:
    """M-122: `digit_sum_digits = two`; powers still follow the printed table."""
    table = rules(digit_sum_digits="two")

    assert [result.value for result in results(table, 11, 13) if result.op == "mul" and result.sign > 0] == [143]
    assert [result.value for result in results(table, 9, 11) if result.op == "mul" and result.sign > 0] == [99, 18, 9]
    assert [result.value for result in results(table, 12, 3) if result.op == "cube"] == [1728, 18, 9]


def test_the_negative_root_where_the_table_has_it() -> None:
    """M-131: `negative_root`."""
    assert [result.value for result in results(rules(negative_root=True), 9, 2) if result.op == "root"] == [3, -3]
    assert [result.value for result in results(rules(negative_root=True), 0, 2) if result.op == "root"] == [0]
    assert [result.value for result in results(rules(), 9, 2) if result.op == "root"] == [3]


def test_fractions_stay_exact() -> None:
    """M-53: `fractions`; roots and digit sums only where values are whole."""
    table = rules(fractions=True)
    half = Fraction(1, 2)

    assert half in {result.value for result in results(table, 1, 2)}
    assert [result.value for result in results(table, half, 2) if result.op == "square"] == [Fraction(1, 4)]
    assert not [result for result in results(table, Fraction(1, 4), 2) if result.op == "root"]
    assert all(type(result.value) is not Fraction or result.value.denominator > 1 for result in results(table, half, 2))


@pytest.mark.parametrize(("ops", "expected"), [("add sub", {"add", "sub"}), ("add", {"add"}), ("sub", {"sub"}), ("none", set())])
def test_operations_can_be_switched_off(ops: str, expected: set[str]) -> None:
    """M-60. With only one of + and −, the negative card serves for the other."""
    table = dealt(level="basic", ops=ops).setup

    found = {result.op for result in results(table, 9, 3)}
    assert found == expected
    values = {result.value for result in results(table, 9, 3)}
    assert values == ({6, 12} if expected else set())


def test_without_negative_numbers() -> None:
    """M-61."""
    table = dealt(level="basic", negatives=False).setup

    assert {result.value for result in results(table, 2, 6)} == {8, 12}
    assert all(result.sign > 0 for result in results(table, 2, 6))


def test_values_may_be_bounded() -> None:
    """M-54: `max_abs_value`; by default nothing is too large."""
    assert {result.value for result in results(rules(max_abs_value=20), 9, 11)} == {20, -2, 18, 9, -18, -9}
    assert max(result.value for result in results(rules(), 2197, 3)) == 2197**3
