"""A true sum is told from a false one, whatever else is said with it."""

import pytest

from sumdeck.rules.sums import true_result


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("build 5 + 1 = 6", "6"),
        ("5g + 3r = 8, 8 + 4 = 12, take 12b", "12"),
        ("[10]a − 7g, building 3", "3"),
        ("[8] × [8] = 6[4]", "64"),
        ("4 - 7 = −3", "−3"),
        ("12 ÷ 5 = 2", ""),
        ("9 + 4 = 13, floor 3", "13"),
        ("5 + 3 = 8; 6 + 4 = 11, take 8", ""),
        ("8 ÷ 0 = 0", ""),
        ("10 = 10, take 10", ""),
        ("2 + 3 × 4 = 20", ""),
        ("1/2 of 8 = 4, take 4", ""),
        ("2 x 3 is 6", "6"),
        ("0.5 + 1 = 1.5", ""),
        ("discard 4", ""),
        (f"{'9' * 60} + 1 = 1", ""),
    ],
)
def test_the_last_result_is_right_where_all_sums_are(text: str, right: str) -> None:
    assert true_result(text) == right
