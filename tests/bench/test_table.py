"""What the report says of a measurement."""

import pytest

from bench.table import Row, as_table, figure, ratios


@pytest.mark.parametrize(
    ("number", "text"), [(703.4, "703"), (1640.2, "1,640"), (24.51, "24.5"), (2.449, "2.45"), (0.27, "0.27")]
)
def test_a_figure_has_three_digits_that_count(number: float, text: str) -> None:
    assert figure(number) == text


def test_a_ratio_is_taken_round_by_round() -> None:
    """A busy minute slows both: round by round the ratio stays, though the rates do not."""
    assert ratios([300.0, 30.0], [100.0, 10.0]) == (3.0, 3.0)


@pytest.mark.parametrize(
    ("measured", "target", "unit", "verdict"),
    [
        ((1.4, 1.5, 9.0), 1.5, "×", "met"),
        ((1.0, 1.2, 9.0), 1.5, "×", "missed by 20%"),
        ((40.0, 50.0, 90.0), 50.0, " ms", "met"),
        ((40.0, 60.0, 90.0), 50.0, " ms", "missed by 20%"),
        ((1.0,), None, "×", "–"),
    ],
)
def test_the_median_decides_and_a_time_should_be_small(
    measured: tuple[float, ...], target: float | None, unit: str, verdict: str
) -> None:
    assert Row("playouts", "a peer", measured, target, unit).verdict == verdict


def test_a_row_shows_target_median_and_spread() -> None:
    row = Row("playouts", "a peer", (2.0, 3.0, 2.5), 1.5, drawn="all moves")

    assert row.cells() == ["playouts", "a peer", "≥ 1.50×", "2.50×", "2.00 … 3.00", "met", "all moves", ""]
    assert as_table([row, row]).row_count == 2
