"""A tournament of hundreds: what there is to show is worked out elsewhere, while the house goes on."""

from pathlib import Path
from typing import Any

import pytest

from sumdeck.club import draw
from tests.server.clubs.fairs import CARDBOARD, Fair
from tests.server.indoors import Indoors


def test_the_loop_never_foresees_a_large_tournament_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody was answered for eleven seconds when somebody began one of 200. Here nobody in this process may do it."""
    foreseen: list[Any] = []
    monkeypatch.setattr(draw, "_as_expected", foreseen.append)
    with Indoors(tmp_path) as house:
        fair = Fair(house, 65, CARDBOARD, system="double")

        begun = fair.do("begin")
        sheet = house.ask("GET", f"/api/clubs/{fair.id}/results.csv")

        assert fair.view()["plan"] == begun["plan"]
        assert len(begun["plan"]["people"]) == 65
        assert len(begun["plan"]["rounds"]) > 5
        assert sheet.text.count("\n") > 60
    assert foreseen == []
