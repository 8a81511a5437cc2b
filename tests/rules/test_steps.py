"""Whether an equation is true, and what is told when it is not."""

from fractions import Fraction

import pytest

from sumdeck.rules.game import Mistake, Value
from sumdeck.rules.steps import SentenceCode, judge, value_of
from tests.rules.sentences import equation, refused


@pytest.mark.parametrize("text", ["8 / 0 = 0", "8/0 = 8", "√2 = 1", "√-9 = 3", "∛9 = 2", "√(1/2) = 1/4"])
def test_an_equation_without_a_value_is_refused(text: str) -> None:
    """N-53."""
    said = equation(text)

    with refused(SentenceCode.UNDEFINED, said=text):
        judge(said)
    with refused(SentenceCode.UNDEFINED, said=text):
        value_of(said)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("10 = 10", 10),
        ("5 + 3 + 4 = 12", 12),
        ("3 - 5 = −2", -2),
        ("4 × 0.25 = 1", 1),
        ("5 ÷ 2 = 2.5", Fraction(5, 2)),
        ("2/3 of 12 = 8", 8),
        ("50% of 3 = 1 1/2", Fraction(3, 2)),
        ("3² = 9", 9),
        ("2³ = 8", 8),
        ("√9 = 3", 3),
        ("∛(−8) = −2", -2),
    ],
)
def test_a_true_equation_passes(text: str, value: Value) -> None:
    said = equation(text)

    judge(said)
    assert value_of(said) == value


@pytest.mark.parametrize(
    "text", ["5 + 3 = 9", "10 = 11", "3 - 5 = 2", "8 ÷ 3 = 2", "1/2 of 8 = 5", "3² = 6", "√9 = −3", "0.1 × 3 = 0.31"]
)
def test_a_wrong_result_is_a_mistake_that_does_not_tell_the_right_one(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        judge(equation(text), at=2)

    assert caught.value.code == SentenceCode.WRONG_RESULT
    assert caught.value.details == {"said": text, "at": 2}
