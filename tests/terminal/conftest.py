"""Games of the tests are kept in a folder of the test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_DATA", str(tmp_path / "games"))
    monkeypatch.delenv("SUMDECK_COMMAND", raising=False)
