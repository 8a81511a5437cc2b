"""Every reason of the club has words, and is given in some test."""

from pathlib import Path

import pytest

from sumdeck.club.codes import ClubCode
from sumdeck.words.pages import words

TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("code", ClubCode)
def test_every_reason_has_words(code: ClubCode) -> None:
    assert code in words()


@pytest.mark.parametrize("code", ClubCode)
def test_every_reason_is_given_in_some_test(code: ClubCode) -> None:
    assert f"ClubCode.{code.name}" in TESTS
