"""What an organiser is offered before a draw, and what nobody can know of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.clubs.fairs import CARDBOARD, ONLINE, Fair
from tests.web.live import Live


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("draws")) as live:
        yield live


def test_drawing_again_draws_another_lot_and_is_offered_as_long_as_it_does(live: Live) -> None:
    fair = Fair(live, 8, CARDBOARD)
    assert not fair.view()["redrawable"]
    assert fair.do("begin")["redrawable"]
    before = {tuple(sorted(seat["name"] for seat in table["seats"])) for table in fair.open()}

    assert fair.do("redraw")["redrawable"]
    first, *others = fair.open()
    view = fair.do("report", match=first["id"], order=[[seat["entrant"]] for seat in first["seats"]])

    assert {tuple(sorted(seat["name"] for seat in table["seats"])) for table in (first, *others)} != before
    assert not view["redrawable"]


def test_nobody_is_told_what_the_lot_is_drawn_from(live: Live) -> None:
    fair = Fair(live, 8, CARDBOARD, seed="hat")

    assert "seed" not in fair.view()["settings"]
    assert "seed" not in fair.do("begin")["settings"]


def test_an_organiser_hears_before_whom_a_draw_would_seat(live: Live) -> None:
    fair = Fair(live, 4, CARDBOARD)
    assert fair.do("begin")["filling"] == []

    view = fair.do("enter", entrants=[{"name": "Late Lena"}])

    assert view["drawable"]
    assert view["filling"] == [{"side": "winners", "players": [4]}]


def test_a_side_event_has_a_name_of_its_own(live: Live) -> None:
    for wish, name in (({"name": "Fair of the beaten"}, "Fair of the beaten"), ({}, "Spring fair 2")):
        fair = Fair(live, 4, CARDBOARD)
        fair.do("begin")
        side = fair.do("side", **wish)["side"]

        assert live.ask("GET", f"/api/clubs/{side}").json()["plan"]["name"] == name


def test_who_sits_down_knows_which_game_it_is(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}, {"name": "Ben"}], ONLINE)
    fair.do("begin")
    token = fair.post("name", entrant=0).json()["token"]

    assert fair.post("seat", token=token).json()["match"] == fair.open()[0]["id"]
