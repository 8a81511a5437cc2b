"""Every error of the store has its words."""

import pytest

from sumdeck.store import Code
from sumdeck.words.pages import words


@pytest.mark.parametrize("code", Code)
def test_an_error_has_words(code: Code) -> None:
    assert words()[code]
