"""What cards of all games share."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.paper import fonts
from sumdeck.paper.faces import needs_line, print_size


@pytest.mark.parametrize("face", ["6", "9", "16", "66", "68", "18", "81", "99", "606"])
def test_a_number_that_is_another_one_upside_down_has_a_line_below_it(face: str) -> None:
    assert needs_line(face)


@pytest.mark.parametrize("face", ["0", "1", "8", "11", "69", "88", "10", "60", "7", "12", "×6", "±9", "1/6", "J"])
def test_others_have_none(face: str) -> None:
    """69 is itself upside down, 10 would begin with 0, and a sign says which way is up."""
    assert not needs_line(face)


@given(st.text("0123456789−×÷%./", min_size=1, max_size=9))
def test_a_face_fits_between_the_edges(face: str) -> None:
    assert 0 < fonts.width(face, fonts.BOLD, print_size(face)) <= 34.001
