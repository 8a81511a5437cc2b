"""A tournament of hundreds: what there is to show is worked out elsewhere, while the house goes on."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from sumdeck.club import deciding, draw
from sumdeck.club.commands import Enter, Redraw
from sumdeck.club.settings import Settings
from sumdeck.club.systems.swiss import Swiss
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs import automation, showing
from tests.club.fairs import begun
from tests.effort import effort
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair, is_laid
from tests.server.indoors import Indoors
from tests.server.test_sockets import deaf
from tests.waiting import until

PERSON = {"kind": "person"}
TABLE = {"game": "numero", "level": "numbers-10", "settings": {}, "way": "friends", "seats": [PERSON, PERSON], "house": {}}


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


def test_the_loop_never_draws_a_large_tournament_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a thousand in clubs, nobody was answered for three seconds whenever somebody wished for another first round."""
    drawn: list[Any] = []
    monkeypatch.setattr(Swiss, "pair", lambda system, progress, number: drawn.append(number))
    with Indoors(tmp_path) as house:
        fair = Fair(house, 65, CARDBOARD | {"draws_itself": True}, system="swiss", seeding="given")

        first = fair.do("begin")
        again = fair.ask("redraw").json()["code"]
        one, other = (seat["entrant"] for seat in first["plan"]["rounds"][0]["tables"][0]["seats"])
        fair.do("report", match=0, order=[[one], [other]])
        fair.do("report", match=0, order=[[other], [one]])
        fair.do("undo", match=0)

        assert again == "club.same_again"
        assert len(fair.open()) == 32
    assert drawn == []


def test_where_nothing_is_left_to_the_lot_it_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = begun(30, system="swiss")
    drawing = Mock(side_effect=draw.next_draw)
    monkeypatch.setattr(deciding, "next_draw", drawing)

    with pytest.raises(Refusal, match="same_again"):
        tournament.decide(Redraw())

    assert drawing.call_count == 1


def test_a_name_more_costs_the_same_however_many_there_are() -> None:
    """A thousand names come with one request, and the loop takes them in."""

    def entering(count: int) -> int:
        tournament = Tournament([open_tournament("Fair", Settings(system="swiss"))])
        return effort(lambda: tournament.decide_all([Enter(f"Otter {number}") for number in range(count)]))[1]

    assert entering(400) < 5 * entering(100)


def test_whoever_asks_for_a_large_tournament_again_and_again_waits(tmp_path: Path) -> None:
    with Indoors(tmp_path, visits_at_once=2) as house:
        fair = Fair(house, 9, CARDBOARD, system="swiss")

        answers = [house.ask("GET", f"/api/clubs/{fair.id}").status_code for _ in range(3)]

        assert answers == [200, 200, 429]


def test_what_waits_for_all_screens_of_an_address_is_bounded(tmp_path: Path) -> None:
    """Six hundred that watched a tournament of 64 and did not read took four hundred megabytes: each less than it may."""
    with Indoors(tmp_path, shared_queued_bytes=500_000) as house, ExitStack() as lines:
        fair = Fair(house, 600, CARDBOARD, system="swiss")
        for _ in range(10):
            lines.enter_context(deaf(house, "", f"/ws/club/{fair.id}", t="hello", v=1))

        until(lambda: house.count("cut_off", "slow") >= 5, "the end of those who let too much wait")
        assert house.ask("GET", "/healthz").status_code == 200


def test_tables_that_a_tournament_lays_count_for_whoever_organises_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever drew a round again laid all its tables again: two hundred requests filled a house for a month."""
    monkeypatch.setattr(automation, "LATER", 0.01)
    monkeypatch.setattr(automation, "LONGEST", 0.1)
    with Indoors(tmp_path, tables_per_day=8) as house:
        fair = Fair(house, 10, ONLINE, system="swiss")
        fair.do("begin")

        fair.ask("redraw")
        until(lambda: house.house.service.kept == 7, "as many tables as there may be")
        table = house.ask("POST", "/api/tables", TABLE)

        assert table.json()["code"] == "web.too_fast"
        house.time.pass_by(24 * 3600)
        house.say_goodbye()
        until(lambda: is_laid(fair.view()), "every table to be laid")


def test_a_side_event_counts_as_a_tournament(tmp_path: Path) -> None:
    """A side event may have one of its own, and so on: a house was filled, and nobody could erase the first of them."""
    with Indoors(tmp_path, tables_per_day=3) as house:
        fair = Fair(house, 2, CARDBOARD)
        side = fair.do("side")["side"]
        order = {"token": fair.made["token"], "what": {"do": "side"}}

        beside = [house.ask("POST", f"/api/clubs/{side}/do", order).status_code for _ in range(2)]

        assert beside == [200, 429]


def test_nobody_fills_a_class_with_names_that_nobody_bears(tmp_path: Path) -> None:
    with Indoors(tmp_path, names_at_once=2) as house:
        class_ = Fair(house, 0, CARDBOARD | {"open_door": True})
        another = Fair(house, 0, CARDBOARD | {"open_door": True})

        came = [each.post("come").status_code for each in (class_, class_, class_, another)]

        assert came == [201, 201, 429, 201]


def test_however_much_a_referee_decides_the_screens_are_told_of_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five hundred letters, as often as somebody liked, in every answer and on every screen."""
    monkeypatch.setattr(showing, "RULINGS", 2)
    with Indoors(tmp_path) as house:
        fair = Fair(house, 2, ONLINE, system="swiss")
        fair.do("begin")

        view = [fair.do("rule", match=0, ruling="stands", text=text) for text in "abc"][-1]

        assert [ruling["text"] for ruling in view["rulings"]] == ["b", "c"]
