"""Games that were written down once are read for ever, for as long as their rules have the same version."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumdeck.rules.record import read_record, verify, write_record
from sumdeck.rules.registry import game

KEPT = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_record_of_long_ago_is_played_again(file: Path) -> None:
    record = read_record(file.read_text("utf-8"))

    assert verify(record) == []
    assert write_record(record) == file.read_text("utf-8")


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_the_options_of_long_ago_are_written_as_they_were(file: Path) -> None:
    """Name for name and value for value, in the same order."""
    record = read_record(file.read_text("utf-8"))
    played = game(record.game)

    assert list(played.dump_options(played.options(record.options)).items()) == list(record.options.items())
