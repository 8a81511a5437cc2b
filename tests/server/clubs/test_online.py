"""Tournaments whose tables are laid here: they play, report by themselves, and go on after the server was killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.clubs.fairs import ONLINE, Fair, computers
from tests.server.live import ROOMY, Live


def test_a_tournament_of_computer_players_plays_itself(live: Live) -> None:
    fair = Fair(live, computers(8), ONLINE, system="double", seeding="given")
    fair.do("begin")

    view = fair.play_on()

    assert view["plan"]["played"] in (14, 15)
    assert [row["place"] for row in view["plan"]["standings"]][:3] == [1, 2, 3]
    assert view["plan"]["champion"] == view["plan"]["standings"][0]["entrant"]


@pytest.mark.thorough
def test_a_tournament_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with Live(tmp_path, *ROOMY) as live:
        fair = Fair(live, computers(6), ONLINE, system="single", seats=3)
        fair.do("begin")
        live.kill()
        live.start()

        view = fair.play_on()

        assert view["plan"]["played"] == 3
        assert len(view["plan"]["standings"]) == 6
