"""Numbers of any length: nothing breaks and nothing waits where Python would refuse to convert them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.rules.digits import is_short, read_whole, show_detail, show_whole
from sumdeck.rules.game import Mistake, Refusal
from sumdeck.rules.sentence import read_sentence
from sumdeck.rules.steps import SentenceCode, judge
from sumdeck.rules.tokens import SentenceLimits
from sumdeck.words import say
from tests.effort import effort

LONG = 7**60_000
"""More than fifty thousand digits: longer than any pile that can be made."""


@contextmanager
def digits_limited_to(digits: int) -> Iterator[None]:
    """Python as it is told to convert no more digits at once."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(digits)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(before)


@given(st.integers(0, 10**3000))
def test_long_numbers_need_no_favour_of_the_interpreter(number: int) -> None:
    """640 is the least that a program may set."""
    with digits_limited_to(640):
        digits = show_whole(number)
        back = read_whole(digits)

    assert back == number
    assert digits == str(number)


@given(st.integers() | st.fractions() | st.text() | st.none() | st.booleans())
def test_a_detail_is_shown_as_ever(detail: object) -> None:
    assert show_detail(detail) == str(detail)


def test_a_short_number_is_one_that_every_python_converts() -> None:
    with digits_limited_to(640):
        assert is_short(2**2000 - 1)
        assert str(-(2**2000) + 1)
        assert not is_short(2**2000)


@pytest.mark.parametrize("detail", [LONG, -LONG, Fraction(LONG, 2), Fraction(1, LONG)], ids=["long", "negative", "half", "share"])
def test_a_reason_may_hold_a_number_of_any_length(detail: object) -> None:
    shown = show_detail(detail)

    assert shown in str(Refusal("numero.no_answer_card", value=detail))
    assert shown in say("numero.no_answer_card", value=detail)


def test_a_game_may_read_longer_sentences_than_usual() -> None:
    power = show_whole(13**1296)  # 1444 digits: a 13 with eight cards played on it
    sentence = f"{show_whole(13**648)}² = {power}"

    with pytest.raises(Refusal) as refused:
        read_sentence(sentence, {})
    ((step,),) = read_sentence(sentence, {}, SentenceLimits(text=4000, number=2000))

    assert refused.value.code == SentenceCode.TOO_LONG
    judge(step)  # type: ignore[arg-type]


@pytest.mark.parametrize(("limits", "limit"), [(SentenceLimits(text=10), 10), (SentenceLimits(number=3), 3)])
def test_a_limit_is_told_to_whoever_is_above_it(limits: SentenceLimits, limit: int) -> None:
    with pytest.raises(Refusal) as refused:
        read_sentence("1234 = 1234", {}, limits)

    assert refused.value.details == {"limit": limit}


def test_the_longest_sentence_that_could_be_made_is_read_at_once() -> None:
    """The work grows with its length, not with the square of it."""
    digits = show_whole(LONG)
    sentence = f"{digits} + 1 = {digits}"

    ((step,),), calls = effort(lambda: read_sentence(sentence, {}, SentenceLimits(200_000, 100_000)))

    assert calls < 10 * len(sentence)
    with pytest.raises(Mistake):
        judge(step)  # type: ignore[arg-type]
