"""Every code of the table has words, and every reason is given in some test."""

from pathlib import Path
from string import Formatter

import pytest

from sumdeck.table import PHRASES, TableCode
from sumdeck.table.telling import Announcement
from sumdeck.words import say as worded
from sumdeck.words.pages import words
from tests.table.tables import P, Q
from tests.table.test_stories import story
from tests.words.uses import texts_in

TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("code", [*TableCode, *PHRASES])
def test_every_code_has_words(code: str) -> None:
    assert code in words()


@pytest.mark.parametrize("code", TableCode)
def test_every_reason_is_given_in_some_test(code: TableCode) -> None:
    assert f"TableCode.{code.name}" in TESTS


def test_whatever_is_told_is_told_in_whole_words() -> None:
    heard: dict[str, Announcement] = {}
    for table in story():
        for to in (P, Q, None):
            for said in table.screen(to).said:
                heard[said.code] = said

    for said in heard.values():
        assert "{" not in worded(said.code, **{"said": said.text, **said.details})
    told = {code for code in words() if code.startswith("told.") and code in texts_in("table/telling.py")}
    assert told <= set(heard)


def test_whatever_is_awaited_has_words_that_stand_alone() -> None:
    prompts = {table.screen(to).prompt for table in story() for to in (P, Q, None)}

    for prompt in prompts:
        found = words()[prompt]
        assert isinstance(found, str)
        assert [field for _, field, _, _ in Formatter().parse(found) if field] == []
