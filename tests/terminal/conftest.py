"""Games of the tests are kept in a folder of the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.desks import close_stores


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SUMDECK_DATA", str(tmp_path / "games"))
    monkeypatch.delenv("SUMDECK_COMMAND", raising=False)
    yield
    close_stores()
