"""People in a tournament: names and places, results that are told, a referee, a rest; and what nobody else may ask for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sumdeck.club.events import Paused, Resumed
from sumdeck.store import Store
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair
from tests.server.indoors import Indoors
from tests.server.live import Live
from tests.server.visitor import Visitor, dial, sentence
from tests.waiting import until


def people(*names: str) -> list[dict[str, Any]]:
    return [{"name": name} for name in names]


def seated(fair: Fair, *entrants: int) -> list[dict[str, Any]]:
    """Let entrants take their names and go to their table; returns where they sit, with their keys."""
    places = []
    for entrant in entrants:
        token = fair.post("name", entrant=entrant).json()["token"]
        answer = fair.post("seat", token=token)
        assert answer.status_code == 200, answer.text
        places.append(answer.json() | {"token": token})
    return places


def test_results_of_cardboard_tables_are_told_and_corrected(live: Live) -> None:
    fair = Fair(live, people("A", "B", "C", "D"), CARDBOARD, system="single", seeding="given", third_place=True)
    fair.do("begin")
    one, other = fair.open()
    order = [[seat["entrant"]] for seat in one["seats"]]
    fair.do("report", match=one["id"], order=order, points=[14, 3])
    fair.do("report", match=other["id"], order=[[seat["entrant"]] for seat in other["seats"]])
    fair.do("draw")
    final = next(table for table in fair.open() if table["side"] == "final")
    assert {seat["entrant"] for seat in final["seats"]} == {order[0][0], other["seats"][0]["entrant"]}

    fair.do("report", match=one["id"], order=order[::-1])
    view = fair.do("draw")

    final = next(table for table in fair.open() if table["side"] == "final")
    assert {seat["entrant"] for seat in final["seats"]} == {order[1][0], other["seats"][0]["entrant"]}
    assert view["live"] == []


def test_a_result_that_does_not_tell_who_goes_on_is_refused(live: Live) -> None:
    fair = Fair(live, people("A", "B"), CARDBOARD)
    fair.do("begin")

    answer = fair.ask("report", match=0, order=[[0, 1]])

    assert (answer.status_code, answer.json()["code"]) == (400, "club.tied")
    assert fair.view()["plan"]["played"] == 0


def test_only_the_organiser_organises(live: Live) -> None:
    fair = Fair(live, people("A", "B"), CARDBOARD)
    token = fair.post("name", entrant=0).json()["token"]

    for wrong in ("", "x" * 43, token):
        answer = fair.ask("begin", token=wrong)
        assert (answer.status_code, answer.json()["code"]) == (403, "web.bad_token")
        assert fair.post("look", token=wrong, match=0).json()["code"] == "web.bad_token"
    assert not fair.view()["begun"]


def test_a_name_belongs_to_one_device_until_the_organiser_releases_it(live: Live) -> None:
    fair = Fair(live, people("A", "B"), CARDBOARD)
    assert fair.post("name", entrant=0).status_code == 201
    assert [entrant["taken"] for entrant in fair.view()["entrants"]] == [True, False]
    assert fair.post("name", entrant=0).json()["code"] == "web.name_taken"

    fair.do("release", entrant=0)

    assert fair.post("name", entrant=0).status_code == 201
    assert fair.post("name", entrant=7).json()["code"] == "club.no_such_entrant"


def test_entrants_sit_down_where_they_play_and_the_table_reports(live: Live) -> None:
    fair = Fair(live, people("A", "B"), ONLINE)
    early = fair.post("name", entrant=0).json()["token"]
    assert fair.post("seat", token=early).json()["code"] == "web.no_game_now"
    fair.do("release", entrant=0)
    fair.do("begin")
    mine, theirs = seated(fair, 0, 1)
    assert mine["table"] == theirs["table"]

    async def play() -> None:
        async with (
            Visitor(live.port, mine["table"], mine["token"]) as one,
            Visitor(live.port, theirs["table"], theirs["token"]) as other,
        ):
            while one.screen.now["phase"] == "playing":
                speaker, listener = (one, other) if one.screen.my_turn else (other, one)
                await speaker.claim(sentence(speaker.screen.view), f"{speaker.screen.n}")
                while listener.screen.n < speaker.screen.n:
                    await listener.hear()

    asyncio.run(play())
    view = fair.play_on()

    assert view["plan"]["played"] == 1


def test_the_referee_is_called_looks_and_rules(live: Live) -> None:
    fair = Fair(live, people("A", "B"), ONLINE)
    fair.do("begin")
    first, second = seated(fair, 0, 1)
    mine = first if first["seat"] == 0 else second

    async def call() -> int:
        async with Visitor(live.port, mine["table"], mine["token"]) as one:
            await one.claim(sentence(one.screen.view), "first")
            await one.socket.send('{"t": "call", "key": "call"}')
            while one.screen.said[-1]["code"] != "told.umpire_called":
                await one.hear()
            return int(next(said["n"] for said in one.screen.said if said["code"] == "told.claimed"))

    claimed = asyncio.run(call())
    assert len(fair.view()["live"][0]["calling"]) == 1
    seen = fair.post("look", token=fair.made["token"], match=0).json()
    assert [said["code"] for said in seen["said"]][-1] == "told.umpire_called"
    assert all(len(hand) for hand in seen["record"]["steps"][-1]["hands"])

    fair.do("rule", match=0, ruling="again", to=claimed)
    assert (fair.view()["live"][0]["calling"], fair.view()["live"][0]["turns"]) == ([], 0)
    view = fair.do("rule", match=0, ruling="ended", order=[[1], [0]])

    assert (view["plan"]["over"], view["plan"]["champion"]) == (True, 1)


def test_no_clock_runs_while_the_referee_is_on_the_way(live: Live) -> None:
    fair = Fair(live, people("A", "B"), ONLINE | {"turn_seconds": 3600})
    fair.do("begin")
    mine, _ = seated(fair, 0, 1)

    async def call() -> None:
        async with Visitor(live.port, mine["table"], mine["token"]) as one:
            assert one.screen.now["clock"]
            await one.socket.send('{"t": "call", "key": "call"}')
            while one.screen.said[-1]["code"] != "told.paused":
                await one.hear()

    asyncio.run(call())
    assert fair.view()["live"][0]["paused"]

    view = fair.do("rule", match=0, ruling="stands", text="It was a 7.")

    assert (view["live"][0]["paused"], view["live"][0]["calling"]) == (False, [])
    assert [(each["match"], each["decision"], each["text"]) for each in view["rulings"]] == [(0, "stands", "It was a 7.")]


def test_no_two_tournaments_are_drawn_alike(live: Live) -> None:
    def drawn() -> list[list[str]]:
        fair = Fair(live, people(*"ABCDEFGHIJKLMNOP"), CARDBOARD)
        fair.do("begin")
        return sorted(sorted(seat["name"] for seat in table["seats"]) for table in fair.open())

    assert drawn() != drawn()


def test_all_tables_rest_together(live: Live) -> None:
    fair = Fair(live, people("A", "B", "C", "D"), ONLINE | {"turn_seconds": 3600})
    fair.do("begin")
    seated(fair, 0, 1, 2, 3)

    view = fair.do("pause", on=True)
    assert [table["paused"] for table in view["live"]] == [True, True]
    view = fair.do("pause", on=False)
    assert [table["paused"] for table in view["live"]] == [False, False]


@pytest.mark.parametrize(("before", "after"), [(True, Resumed(0)), (False, Paused(0))], ids=["go on", "rest"])
def test_tables_rest_as_their_tournament_does_whenever_the_house_was_ended(
    tmp_path: Path, before: bool, after: Paused | Resumed
) -> None:
    """The last that is kept is what the organiser has asked for: no table has heard of it yet."""
    with Indoors(tmp_path) as house:
        fair = Fair(house, people("A", "B", "C", "D"), ONLINE | {"turn_seconds": 60})
        fair.do("begin")
        seated(fair, 0, 1, 2, 3)
        n = fair.do("pause", on=before)["n"]
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        store.append(fair.id, n + 1, [after.dump()]).result()

    with Indoors(tmp_path) as house:
        fair.live = house
        until(lambda: len(fair.view()["live"]) == 2, "both tables")
        fair.do("release", entrant=3)  # which is answered when all is done that there is to do

        assert [table["paused"] for table in fair.view()["live"]] == [not before] * 2


def test_no_screen_that_watches_hears_of_the_key(live: Live) -> None:
    fair = Fair(live, people("A", "B"), CARDBOARD)

    async def watch() -> list[str]:
        async with dial(live.port, f"/ws/club/{fair.id}") as line:
            await line.send('{"t":"hello","v":1}')
            heard = [str(await line.recv())]
            await asyncio.to_thread(fair.do, "begin")
            heard.append(str(await line.recv()))
            return heard

    before, after = asyncio.run(watch())
    assert '"begun":false' in before
    assert '"begun":[true]' in after
    assert fair.made["token"] not in before + after


def test_what_cannot_be_played_is_refused_before_anybody_comes(live: Live) -> None:
    def refused(settings: dict[str, Any], terms: dict[str, Any]) -> str:
        answer = live.ask("POST", "/api/clubs", {"name": "Fair", "settings": settings, "terms": terms})
        assert answer.status_code == 400
        code: str = answer.json()["code"]
        return code

    assert refused({"system": "ladder"}, {}) == "club.no_such_value"
    assert refused({}, {"game": "whist", "online": True}) == "club.no_such_game"
    assert refused({}, {"game": "numero", "online": True, "options": {"level": "hard"}}) == "options.no_such_level"
    assert live.ask("GET", "/api/clubs/nowhere").status_code == 404


def test_the_sheets_equal_the_screen(live: Live) -> None:
    fair = Fair(live, people("Zoë", "B"), CARDBOARD)
    fair.do("begin")
    fair.do("report", match=0, order=[[0], [1]], points=[3, 2] if fair.open()[0]["seats"][0]["entrant"] == 0 else [2, 3])

    standings = live.ask("GET", f"/api/clubs/{fair.id}/standings.csv")
    results = live.ask("GET", f"/api/clubs/{fair.id}/results.csv").content.decode("utf-8-sig").splitlines()

    assert standings.headers["content-type"].startswith("text/csv")
    assert standings.content.decode("utf-8-sig").splitlines()[1].startswith("1,Zoë,")
    assert len(results) == 3


def test_those_who_are_out_flow_into_a_side_event(live: Live) -> None:
    fair = Fair(live, people("A", "B", "C", "D"), CARDBOARD, seeding="given")
    fair.do("begin")
    side = fair.do("side")["side"]
    for table in fair.open():
        fair.do("report", match=table["id"], order=[[seat["entrant"]] for seat in table["seats"]])

    def beside() -> list[str]:
        view = live.ask("GET", f"/api/clubs/{side}").json()
        return [entrant["name"] for entrant in view["entrants"]]

    until(lambda: len(beside()) >= 2, "both who are out", beside)
    assert len(beside()) == 2


def test_the_six_questions_are_asked_for_every_game_that_two_can_play(live: Live) -> None:
    games = live.ask("GET", "/api/club-questions").json()["games"]

    assert set(games) == {"numero", "mathino", "numberloor", "formula"}
    asked = ["level", "seats", "system", "turn_seconds", "target", "championship_target"]
    assert all([question["key"] for question in questions] == asked for questions in games.values())
    assert all(question["usual"] in question["choices"] for questions in games.values() for question in questions)
