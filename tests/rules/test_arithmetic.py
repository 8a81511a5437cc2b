"""Exact numbers: nothing is rounded, however large."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.rules.arithmetic import (
    FORMS,
    Domain,
    add,
    allows,
    divide,
    exact,
    multiply,
    power,
    read_value,
    root,
    show_value,
    subtract,
)
from sumdeck.rules.game import Value

HALF = Fraction(1, 2)

values = st.one_of(st.integers(), st.fractions()).map(exact)
huge = st.integers(min_value=0, max_value=10**1500)


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (add(HALF, HALF), 1),
        (subtract(3, 5), -2),
        (multiply(Fraction(2, 3), 12), 8),
        (divide(8, 4), 2),
        (divide(5, 2), Fraction(5, 2)),
        (divide(HALF, Fraction(1, 4)), 2),
        (divide(-6, 3), -2),
        (divide(0, 5), 0),
        (power(3, 2), 9),
        (power(-2, 3), -8),
        (power(HALF, 2), Fraction(1, 4)),
        (power(2, -1), HALF),
        (root(9, 2), 3),
        (root(8, 3), 2),
        (root(-8, 3), -2),
        (root(Fraction(1, 4), 2), HALF),
        (root(Fraction(-27, 8), 3), Fraction(-3, 2)),
        (root(0, 2), 0),
        (root(1, 3), 1),
        (root(32, 5), 2),
    ],
)
def test_results_are_exact_and_plain_ints_where_they_are_whole(result: Value | None, expected: Value) -> None:
    """N-50 to N-53."""
    assert result == expected
    assert type(result) is type(expected)


@pytest.mark.parametrize(
    "undefined",
    [
        divide(5, 0),
        divide(HALF, 0),
        power(0, -1),
        power(0, 0),
        root(2, 2),
        root(9, 3),
        root(-4, 2),
        root(Fraction(-1, 4), 2),
        root(Fraction(1, 2), 2),
        root(Fraction(4, 3), 2),
    ],
)
def test_what_has_no_exact_result_has_none(undefined: Value | None) -> None:
    """N-53: a root is played exactly or not at all."""
    assert undefined is None


@given(huge, st.integers(min_value=2, max_value=5))
def test_roots_undo_powers_at_any_size(number: int, degree: int) -> None:
    assert root(number**degree, degree) == number


@given(st.integers(min_value=1, max_value=10**1500), st.sampled_from([2, 3]))
def test_a_number_next_to_a_perfect_power_has_no_root(number: int, degree: int) -> None:
    """Where a float would have called it perfect."""
    assert root(number**degree + 1, degree) is None


@pytest.mark.parametrize("operation", [add, subtract, multiply, divide])
@given(left=values, right=values)
def test_whole_results_are_never_left_as_fractions(
    operation: Callable[[Value, Value], Value | None], left: Value, right: Value
) -> None:
    result = operation(left, right)

    assert isinstance(result, int) or result is None or result.denominator > 1


@pytest.mark.parametrize(
    ("value", "form", "text"),
    [
        (7, "plain", "7"),
        (-2, "plain", "−2"),
        (Fraction(5, 2), "plain", "5/2"),
        (Fraction(-5, 2), "plain", "−5/2"),
        (Fraction(2, 3), "fraction", "2/3"),
        (2, "fraction", "2/1"),
        (HALF, "decimal", "0.5"),
        (Fraction(-1, 8), "decimal", "−0.125"),
        (Fraction(1, 200), "decimal", "0.005"),
        (2, "decimal", "2.0"),
        (10, "decimal", "10.0"),
        (HALF, "percent", "50%"),
        (Fraction(1, 8), "percent", "12.5%"),
        (2, "percent", "200%"),
        (Fraction(1, 3), "decimal", "1/3"),
        (Fraction(1, 3), "percent", "1/3"),
    ],
)
def test_a_value_is_shown_in_its_form(value: Value, form: str, text: str) -> None:
    assert show_value(value, form) == text
    assert read_value(text) == value


def test_a_typewriter_minus_is_there_for_those_who_need_it() -> None:
    assert show_value(-2, ascii=True) == "-2"
    assert read_value("-2") == -2


@given(values, st.sampled_from(FORMS), st.booleans())
def test_what_is_shown_can_be_read(value: Value, form: str, ascii: bool) -> None:
    assert read_value(show_value(value, form, ascii)) == value


@pytest.mark.parametrize("text", ["", "-", "seven", "1/0", "1/", "/2", "1.5/2", "1e3", "0x10", "1_000", "5 2", "٣", "2,5", "--2"])
def test_what_is_no_number_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a number|divided by 0"):
        read_value(text)


def test_a_value_of_fifty_thousand_digits_is_shown_and_read() -> None:
    digits = "7" * 50_000

    assert show_value(read_value(digits)) == digits


@pytest.mark.parametrize(
    ("domain", "within", "outside"),
    [
        (Domain.WHOLE, [0, 1, 12], [-1, HALF]),
        (Domain.POSITIVE_WHOLE, [1, 12], [0, -1, HALF]),
        (Domain.NONNEG_RATIONAL, [0, 12, HALF], [-1, -HALF]),
        (Domain.RATIONAL, [0, 12, HALF, -1, -HALF], []),
    ],
)
def test_a_domain_says_which_values_may_arise(domain: Domain, within: list[Value], outside: list[Value]) -> None:
    """N-64."""
    assert all(allows(domain, value) for value in within)
    assert not any(allows(domain, value) for value in outside)
