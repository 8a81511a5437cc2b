"""A class: one code on the wall, names by lot, tables that form by themselves, who is stuck, and nothing left afterwards."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import httpx
import pytest

from sumdeck.server import hosting
from sumdeck.server.clubs.showing import live as live_at
from sumdeck.server.clubs.visiting import WANTED_AT_ONCE
from sumdeck.table.names import is_friendly, six_digits
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair, computers
from tests.server.indoors import Indoors
from tests.server.live import ROOMY, Live
from tests.server.visitor import Visitor
from tests.waiting import LIMIT, until

CLASS = ONLINE | {"open_door": True, "draws_itself": True, "same_deal": True, "house": {"hints": True, "take_back": "consent"}}


def come(fair: Fair, **wish: str) -> dict[str, Any]:
    answer = fair.post("come", **wish)
    assert answer.status_code == 201, answer.text
    welcome: dict[str, Any] = answer.json()
    return welcome


def test_whoever_comes_with_the_code_gets_a_friendly_name(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    found = live.ask("POST", "/api/find-club", {"code": fair.made["code"]}).json()
    assert found["club"] == fair.id

    pupils = [come(fair) for _ in range(24)]

    view = fair.view()
    assert [pupil["entrant"] for pupil in pupils] == list(range(24))
    assert len({one["name"] for one in view["entrants"]}) == 24
    assert all(is_friendly(one["name"]) and one["taken"] for one in view["entrants"])


def test_who_says_again_and_again_to_have_come_gets_one_name(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    came = f"{live.address}/api/clubs/{fair.id}/come"

    with ThreadPoolExecutor() as threads:
        said = [threads.submit(httpx.post, came, json={"key": "k" * 43}, timeout=LIMIT) for _ in range(12)]

    assert {each.result().json()["entrant"] for each in said} == {0}
    assert len({each.result().json()["token"] for each in said}) == 1


@pytest.mark.parametrize("typed", ["{}{}", " {} {} ", "{}-{}", "{}.{}"])
def test_six_digits_lead_to_a_class(live: Live, typed: str) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    digits = fair.view()["digits"]

    found = live.ask("POST", "/api/find-club", {"code": typed.format(digits[:3], digits[3:])})

    assert found.json() == {"club": fair.id}
    fair.do("erase")
    assert live.ask("POST", "/api/find-club", {"code": digits}).json()["code"] == "web.no_such_club"


def test_nobody_fills_the_log_of_a_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knows its address could ask for a name and not ask for it fifty times a second; its teacher could do as much."""
    with Indoors(tmp_path) as live:
        fair = Fair(live, [{"name": "Ada"}], CLASS, system="swiss")
        fair.post("name", entrant=0)
        n = fair.view()["n"]

        asked = [fair.post("want", entrant=0, key="k" * 43, wanted=bool(each % 2)).status_code for each in range(1, 40)]

        assert asked == [200] * WANTED_AT_ONCE + [429] * (39 - WANTED_AT_ONCE)
        monkeypatch.setattr(hosting, "MOST_EVENTS", n + WANTED_AT_ONCE + 2)
        assert [fair.ask("timer", minutes=each).status_code for each in (1, 2, 3)] == [200, 200, 400]


def test_to_guess_digits_costs_the_house_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tournaments were read for each guess: with three thousand of them a few guesses a second kept everybody waiting."""
    with Indoors(tmp_path) as live:
        store = live.house.service.context.store
        monkeypatch.setattr(store, "alive", read := Mock(side_effect=store.alive))
        digits = Fair(live, 0, CLASS, system="swiss").view()["digits"]

        codes = [live.ask("POST", "/api/find-club", {"code": code}).status_code for code in (digits, "123456", "234567", digits)]

        assert codes == [200, 404, 404, 200]
        assert read.call_count == 1
        live.time.pass_by(1)
        assert live.ask("POST", "/api/find-club", {"code": digits}).status_code == 200
        assert read.call_count == 2, "other processes lay classes too"


def test_only_a_class_has_digits(live: Live) -> None:
    fair = Fair(live, 2, CARDBOARD)

    assert fair.view()["digits"] == ""
    answer = live.ask("POST", "/api/find-club", {"code": six_digits(fair.made["code"])})

    assert answer.json()["code"] == "web.no_such_club"


def test_who_asks_twice_with_one_key_comes_once(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    key = "k" * 32

    assert come(fair, key=key) == come(fair, key=key)
    assert len(fair.view()["entrants"]) == 1


def test_nobody_walks_into_a_tournament_whose_door_is_closed(live: Live) -> None:
    fair = Fair(live, 2, CARDBOARD)

    answer = fair.post("come")

    assert (answer.status_code, answer.json()["code"]) == (400, "web.door_closed")
    assert len(fair.view()["entrants"]) == 2


def test_latecomers_find_a_table_without_anybody_drawing(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    first, second = come(fair), come(fair)
    fair.do("begin")

    third, fourth = come(fair), come(fair)

    tables = fair.open()
    assert [{seat["entrant"] for seat in table["seats"]} for table in tables] == [
        {first["entrant"], second["entrant"]},
        {third["entrant"], fourth["entrant"]},
    ]
    assert [table["room_table"] for table in tables] == [1, 2]
    assert fair.post("seat", token=fourth["token"]).status_code == 200


def pupils(fair: Fair, *names: str) -> list[str]:
    """The names of a register are tapped."""
    known = {one["name"]: one["id"] for one in fair.view()["entrants"]}
    return [fair.post("name", entrant=known[name]).json()["token"] for name in names]


def at_tables(fair: Fair) -> list[set[str]]:
    return [{seat["name"] for seat in table["seats"]} for table in fair.open()]


def test_tables_form_from_those_of_the_register_who_are_there(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben", "Cem", "Dot")], CLASS, system="swiss")
    ada, _ = pupils(fair, "Ada", "Ben")

    fair.do("begin")

    assert at_tables(fair) == [{"Ada", "Ben"}]
    assert fair.post("seat", token=ada).status_code == 200
    pupils(fair, "Cem", "Dot")
    assert at_tables(fair) == [{"Ada", "Ben"}, {"Cem", "Dot"}]
    assert len(fair.view()["entrants"]) == 4, "nobody sits beside their own name"


def test_a_wrong_tap_is_undone_by_the_child(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben", "Cem", "Dot")], CLASS, system="swiss")
    _, ben = pupils(fair, "Ada", "Ben")
    fair.do("begin")

    assert fair.post("not-me", token=ben).status_code == 200
    assert (at_tables(fair), fair.view()["plan"]["played"], fair.view()["plan"]["over"]) == ([], 0, False)
    pupils(fair, "Cem")

    assert at_tables(fair) == [{"Ada", "Cem"}]
    assert fair.post("not-me", token=ben).json()["code"] == "web.bad_token"
    (again,) = pupils(fair, "Ben")
    assert fair.post("seat", token=again).json()["code"] == "web.no_game_now"


def test_an_animal_that_was_not_meant_leaves_no_ghost(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}, {"name": "Ben"}], CLASS, system="swiss")
    animal = come(fair)
    fair.post("not-me", token=animal["token"])
    pupils(fair, "Ada", "Ben")

    fair.do("begin")

    assert at_tables(fair) == [{"Ada", "Ben"}]
    assert fair.view()["entrants"][animal["entrant"]]["why_gone"] == "withdrew"


def test_a_wrong_tap_is_undone_by_the_teacher(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben", "Cem")], CLASS, system="swiss")
    _, ben = pupils(fair, "Ada", "Ben")
    fair.do("begin")

    fair.do("withdraw", entrant=1, why="absent")
    pupils(fair, "Cem")

    assert at_tables(fair) == [{"Ada", "Cem"}]
    assert fair.post("seat", token=ben).json()["code"] == "web.bad_token"
    assert not fair.view()["entrants"][1]["taken"]
    assert fair.ask("withdraw", entrant=99, why="absent").json()["code"] == "club.no_such_entrant"


def test_a_name_of_the_register_is_taken_off_it_and_put_back(live: Live) -> None:
    """Put back it waits for its child: nobody is seated by it."""
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben", "Cme")], CLASS, system="swiss")

    fair.do("withdraw", entrant=2, why="no_show")
    assert fair.view()["entrants"][2]["why_gone"] == "no_show"
    fair.do("withdraw", entrant=2, why="absent")

    assert (fair.view()["entrants"][2]["gone"], fair.view()["entrants"][2]["why_gone"]) == (True, "absent")


def test_two_who_tap_one_name_do_not_share_it(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}], CLASS, system="swiss")
    pupils(fair, "Ada")

    assert fair.post("name", entrant=0, key="k" * 32).json()["code"] == "web.name_taken"


def test_a_child_with_a_new_tablet_asks_for_their_name_and_the_teacher_allows_it(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben")], CLASS, system="swiss")
    ada, _ = pupils(fair, "Ada", "Ben")

    def wanted() -> list[str]:
        return [one["name"] for one in fair.view()["entrants"] if one["wanted"]]

    key, other = "k" * 32, "o" * 32
    assert fair.post("want", entrant=0, key=key).status_code == 200
    assert wanted() == ["Ada"]
    fair.do("keep_name", entrant=0)
    assert wanted() == []

    for asking in (key, other, key):
        fair.post("want", entrant=0, key=asking)
    assert fair.view()["entrants"][0]["wanted"] == 2
    fair.do("release", entrant=0)
    assert wanted() == []
    assert fair.view()["entrants"][0]["taken"], "nobody else is offered the name meanwhile"
    assert fair.post("name", entrant=0, key=other).json()["code"] == "web.name_taken", "who asked first has it"
    assert fair.post("name", entrant=0, key=key).status_code == 201
    assert fair.post("seat", token=ada).json()["code"] == "web.bad_token", "the lost tablet has no say any more"
    assert len(fair.view()["entrants"]) == 2


def test_who_wants_a_name_no_more_leaves_it_to_the_next(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}], CLASS, system="swiss")
    pupils(fair, "Ada")
    wrong, right = "w" * 32, "r" * 32
    for key in (wrong, right):
        fair.post("want", entrant=0, key=key)

    fair.post("want", entrant=0, key=wrong, wanted=False)
    fair.do("release", entrant=0)

    assert fair.post("name", entrant=0, key=wrong).json()["code"] == "web.name_taken"
    assert fair.post("name", entrant=0, key=right).status_code == 201


def test_who_asks_for_a_name_is_known_after_a_change_of_process(tmp_path: Path) -> None:
    with Indoors(tmp_path) as house:
        fair = Fair(house, [{"name": "Ada"}], CLASS, system="swiss")
        pupils(fair, "Ada")
        for key in ("k" * 32, "o" * 32):
            fair.post("want", entrant=0, key=key)

    with Indoors(tmp_path) as house:
        fair.live = house
        assert fair.view()["entrants"][0]["wanted"] == 2
        fair.do("release", entrant=0)

        assert fair.view()["entrants"][0]["wanted"] == 0
        assert fair.post("name", entrant=0, key="k" * 32).status_code == 201


@pytest.mark.parametrize("entrant", [0, 1, 99])
def test_only_a_name_that_a_device_has_is_asked_for(live: Live, entrant: int) -> None:
    fair = Fair(live, [{"name": "Ada"}, *computers(1)], CLASS, system="swiss")

    assert fair.post("want", entrant=entrant, key="k" * 32).json()["code"] == "club.no_such_entrant"


def test_whoever_has_played_by_a_name_asks_the_teacher(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    both = [come(fair), come(fair)]
    fair.do("begin")
    seats = [fair.post("seat", token=pupil["token"]).json() | pupil for pupil in both]
    first, other = sorted(seats, key=lambda seat: int(seat["seat"]))

    async def play() -> None:
        async with Visitor(live.port, first["table"], first["token"]) as one:
            await one.claim(f"discard {one.screen.view['hand'][0]['text']}", "first")

    asyncio.run(play())

    assert fair.post("not-me", token=first["token"]).json()["code"] == "web.played_already"
    assert fair.post("not-me", token=other["token"]).status_code == 200


def test_round_after_round_is_drawn_by_itself(live: Live) -> None:
    fair = Fair(live, computers(6), CLASS, system="swiss", rounds=3)
    fair.do("begin")

    until(lambda: fair.view()["plan"]["over"], "the end of the third round")

    assert fair.view()["plan"]["played"] == 9


def test_nothing_is_drawn_while_everybody_pauses(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in "ABCD"], CARDBOARD | {"draws_itself": True})
    fair.do("begin")
    fair.do("pause", on=True)
    for table in fair.open():
        fair.do("report", match=table["id"], order=[[seat["entrant"]] for seat in table["seats"]])
    assert len(fair.view()["plan"]["rounds"][-1]["tables"]) == 1
    assert fair.open() == []

    fair.do("pause", on=False)

    assert len(fair.open()) == 1


def test_all_tables_have_the_same_cards(live: Live) -> None:
    fair = Fair(live, 6, CLASS, system="swiss")
    tokens = [fair.post("name", entrant=entrant).json()["token"] for entrant in range(6)]
    fair.do("begin")
    for token in tokens:
        assert fair.post("seat", token=token).status_code == 200

    looks = [fair.post("look", token=fair.made["token"], match=match).json() for match in range(3)]

    hands = [look["record"]["steps"][0]["hands"] for look in looks]
    assert hands[0] == hands[1] == hands[2]


def test_who_is_stuck_is_seen_by_the_organiser_alone(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    pupils = [come(fair), come(fair)]
    fair.do("begin")
    seats = [fair.post("seat", token=pupil["token"]).json() | pupil for pupil in pupils]
    mine = next(seat for seat in seats if seat["seat"] == 0)

    async def fail() -> dict[str, Any]:
        async with Visitor(live.port, mine["table"], mine["token"]) as one:
            for key in ("first", "second"):
                await one.claim("1 + 1 = 3, take 3", key)
            await one.send({"t": "hint", "n": one.screen.n, "key": "help"})
            await one.until("hint", "no")
            seen: dict[str, Any] = (await asyncio.to_thread(fair.post, "glance", token=fair.made["token"])).json()
            return seen

    seen = asyncio.run(fail())["tables"][0]

    other = next(one["name"] for one in fair.view()["entrants"] if one["id"] != mine["entrant"])
    assert (seen["match"], seen["wrong"], seen["helped"], seen["away"]) == (0, 2, True, [other])
    assert seen["since"] > 0
    assert fair.post("glance", token=mine["token"]).json()["code"] == "web.bad_token"
    assert "wrong" not in str(fair.view())


def test_who_errs_against_the_computer_is_seen_too(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    pupils = [come(fair) for _ in range(3)]
    fair.do("begin")
    pupil = next(one for one in pupils if fair.post("seat", token=one["token"]).status_code != 200)
    seat = fair.post("spare", token=pupil["token"], called="Pip").json()

    async def fail() -> dict[str, Any]:
        async with Visitor(live.port, seat["table"], pupil["token"]) as one:
            for key in "abc":
                await one.claim("8 + 7 = 5, take 5", key)
            seen: dict[str, Any] = (await asyncio.to_thread(fair.post, "glance", token=fair.made["token"])).json()
            return seen

    seen = asyncio.run(fail())

    name = fair.view()["entrants"][pupil["entrant"]]["name"]
    assert [(one["name"], one["wrong"], one["way"]) for one in seen["erring"]] == [(name, 3, "lost_ten")]
    until(lambda: not fair.post("glance", token=fair.made["token"]).json()["erring"], "that whoever has gone plays no more")


def test_a_game_that_has_just_ended_is_not_tied() -> None:
    """Its result comes in a moment; until then nobody is told that there is none."""
    state = SimpleNamespace(phase="over", paused=None, names=("Ada", "Bo"), line=(), calling=(), outcome=object())
    running = SimpleNamespace(row=SimpleNamespace(id="first"), table=SimpleNamespace(state=state))
    club, match = SimpleNamespace(tables={3: running}, tied=set[int]()), SimpleNamespace(id=3)

    assert not live_at(cast(Any, None), cast(Any, club), cast(Any, match)).tied
    club.tied.add(3)
    assert live_at(cast(Any, None), cast(Any, club), cast(Any, match)).tied


def test_a_screen_is_told_where_the_house_can_be_visited(live: Live) -> None:
    assert Fair(live, 0, CLASS).view()["address"] == f"http://127.0.0.1:{live.port}/"


def test_a_table_names_whom_it_waits_for(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    pupils = [come(fair), come(fair)]
    fair.do("begin")
    names = [one["name"] for one in fair.view()["entrants"]]
    assert sorted(fair.view()["live"][0]["awaited"]) == sorted(names)

    for awaited, pupil in ((names[1:], pupils[0]), ([], pupils[1])):
        fair.post("seat", token=pupil["token"])
        assert fair.view()["live"][0]["awaited"] == awaited


def spare(fair: Fair, token: str) -> dict[str, Any]:
    """The table against the computer that somebody has meanwhile."""
    answer = fair.post("spare", token=token, called="Ada")
    assert answer.status_code == 200, answer.text
    seat: dict[str, Any] = answer.json()
    return seat


def said(live: Live, seat: dict[str, Any], token: str, text: str) -> dict[str, Any]:
    async def say() -> dict[str, Any]:
        async with Visitor(live.port, seat["table"], token) as one:
            return await one.claim(text, text)

    return asyncio.run(say())


def test_an_early_an_odd_and_a_late_child_play_the_computer_until_a_seat_is_free(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben", "Cem", "Dot")], CLASS, system="class")
    (early,) = pupils(fair, "Ada")
    first = spare(fair, early)
    assert (first["match"], first["game"], first["level"]) == (-1, "numero", "numbers-10")
    assert said(live, first, early, "8 + 7 = 5")["code"] == "sentence.wrong_result"
    assert spare(fair, early) == first, "it goes on where it was"

    others = dict(zip(("Ben", "Cem"), pupils(fair, "Ben", "Cem"))) | {"Ada": early}
    fair.do("begin")
    (playing,) = at_tables(fair)
    (odd,) = (token for name, token in others.items() if name not in playing)
    assert fair.post("seat", token=odd).json()["code"] == "web.no_game_now"
    spare(fair, odd)
    pupils(fair, "Dot")

    assert len(at_tables(fair)) == 2, "whoever comes late is somebody to play with"
    assert fair.post("seat", token=odd).status_code == 200


def test_what_is_said_at_a_spare_table_is_seen_paused_and_erased_with_the_class(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}], CLASS, system="class")
    (ada,) = pupils(fair, "Ada")
    seat = spare(fair, ada)
    said(live, seat, ada, "8 + 7 = 5")

    seen = fair.post("learning", token=fair.made["token"]).json()["children"][0]
    assert seen["wrong"] == ["8 + 7 = 5"]
    fair.do("pause", on=True)
    assert said(live, seat, ada, "8 + 7 = 6")["code"] == "table.paused"
    fair.do("pause", on=False)
    assert said(live, seat, ada, "8 + 7 = 6")["code"] == "sentence.wrong_result"
    fair.do("erase")
    assert live.ask("GET", f"/api/tables/{seat['table']}/record").status_code == 404


def test_a_name_tapped_by_mistake_leaves_no_sums_behind(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}], CLASS, system="class")
    (ada,) = pupils(fair, "Ada")
    seat = spare(fair, ada)
    said(live, seat, ada, "8 + 7 = 5")

    assert fair.post("not-me", token=ada).status_code == 200

    assert fair.post("learning", token=fair.made["token"]).json()["children"][0]["wrong"] == []
    assert fair.post("spare", token=ada).json()["code"] == "web.bad_token"
    (again,) = pupils(fair, "Ada")
    assert spare(fair, again)["table"] != seat["table"]


def test_another_tablet_takes_over_a_spare_table(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}], CLASS, system="class")
    (lost,) = pupils(fair, "Ada")
    seat = spare(fair, lost)
    fair.do("release", entrant=0)

    (found,) = pupils(fair, "Ada")

    assert spare(fair, found)["table"] == seat["table"]
    assert said(live, seat, found, "8 + 7 = 5")["code"] == "sentence.wrong_result"
    assert fair.post("spare", token=lost).json()["code"] == "web.bad_token"


def test_there_is_no_spare_table_in_a_tournament(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}, {"name": "Ben"}], ONLINE)
    token = fair.post("name", entrant=0).json()["token"]

    assert fair.post("spare", token=token).json()["code"] == "web.no_game_now"


def test_games_are_not_finished_when_the_lesson_is_over(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in ("Ada", "Ben", "Cem", "Dot", "Eve")], CLASS, system="class")
    tokens = dict(zip(("Ada", "Ben", "Cem", "Dot", "Eve"), pupils(fair, "Ada", "Ben", "Cem", "Dot", "Eve")))
    fair.do("begin")
    playing = {name for table in at_tables(fair) for name in table}
    odd = next(token for name, token in tokens.items() if name not in playing)
    spare(fair, odd)
    seats = [fair.post("seat", token=tokens[name]).json() | {"token": tokens[name]} for name in playing]
    first = next(seat for seat in seats if seat["match"] == 0 and seat["seat"] == 0)

    async def play() -> None:
        async with Visitor(live.port, first["table"], first["token"]) as one:
            await one.claim(f"discard {one.screen.view['hand'][0]['text']}", "first")

    asyncio.run(play())

    view = fair.do("finish")

    assert (view["finished"], view["plan"]["over"], view["plan"]["played"], fair.open()) == (True, True, 0, [])
    (game,) = [table for number in view["plan"]["rounds"] for table in number["tables"]]
    assert (game["status"], [(seat["place"], seat["points"]) for seat in game["seats"]]) == ("unfinished", [(0, 0), (0, 0)])
    assert fair.post("spare", token=odd).json()["code"] == "web.no_game_now"
    assert fair.do("pause", on=False)["plan"]["over"] is False
    assert len(at_tables(fair)) == 2


def test_a_class_ranks_nobody_whatever_address_is_asked(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}, {"name": "Ben"}], CLASS, system="class")
    pupils(fair, "Ada", "Ben")
    fair.do("begin")
    fair.do("report", match=0, order=[[0], [1]], points=[5, 3] if fair.open()[0]["seats"][0]["entrant"] == 0 else [3, 5])

    for page in ("standings.csv", "bracket.pdf", "certificates.pdf"):
        assert live.ask("GET", f"/api/clubs/{fair.id}/{page}").json()["code"] == "web.no_such_page"
    assert fair.view()["plan"]["standings"] == []
    sheet = live.ask("GET", f"/api/clubs/{fair.id}/results.csv").content.decode("utf-8-sig").splitlines()
    assert sheet[0] == "Game,State,Name,Points"
    assert {"1,over,Ada,5", "1,over,Ben,3"} <= set(sheet)


def test_the_lesson_has_a_timer_and_children_their_level(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}, {"name": "Ben"}], CLASS | {"minutes": 45}, system="class")
    pupils(fair, "Ada", "Ben")
    assert fair.do("begin")["ends"] > 0
    assert fair.do("timer", minutes=0)["ends"] == 0

    fair.do("assign", entrants=[0], game="mathino", level="basic")

    assert [(one["game"], one["level"]) for one in fair.view()["entrants"]] == [("mathino", "basic"), ("", "")]
    assert fair.ask("assign", entrants=[0], level="numbers-11").json()["code"] == "club.no_such_value"


def test_a_tournament_that_is_erased_leaves_nothing(tmp_path: Path) -> None:
    with Live(tmp_path, *ROOMY) as live:
        fair = Fair(live, [{"name": "Ottilie Sommerfeld"}, {"name": "B"}, *computers(2)], ONLINE, seeding="given")
        fair.do("begin")
        fair.do("side")
        token = fair.post("name", entrant=0).json()["token"]
        table = fair.post("seat", token=token).json()["table"]
        side = fair.view()["side"]
        assert fair.ask("erase", token=token).json()["code"] == "web.bad_token"

        fair.do("erase")

        assert [live.ask("GET", f"/api/clubs/{each}").status_code for each in (fair.id, side)] == [404, 404]
        assert live.ask("POST", "/api/find-club", {"code": fair.made["code"]}).status_code == 404
        assert live.ask("GET", f"/api/tables/{table}/record").status_code == 404
        live.kill()
        live.start()
        assert live.ask("GET", f"/api/clubs/{fair.id}").status_code == 404
        files = [*tmp_path.glob("tables.sqlite*")]
        until(lambda: not any(b"Sommerfeld" in file.read_bytes() for file in files), "the store to be swept")
        live.kill()


def test_players_of_a_cardboard_table_tell_their_own_result_and_no_other(live: Live) -> None:
    fair = Fair(live, [{"name": name} for name in "ABCD"], CARDBOARD | {"players_tell": True}, seeding="given")
    fair.do("begin")
    mine, others = fair.open()
    players = [seat["entrant"] for seat in mine["seats"]]
    order = [[player] for player in players]
    token = fair.post("name", entrant=players[1]).json()["token"]

    assert fair.post("tell", token=token, match=others["id"], order=[[0], [1]]).json()["code"] == "web.bad_token"
    view = fair.post("tell", token=token, match=mine["id"], order=order[::-1]).json()
    assert view["plan"]["played"] == 1
    again = fair.post("tell", token=token, match=mine["id"], order=order)

    assert again.json()["code"] == "club.ended_already"
    assert fair.do("report", match=mine["id"], order=order)["plan"]["played"] == 1, "the organiser corrects"


@pytest.mark.parametrize("terms", [CARDBOARD, ONLINE | {"players_tell": True}], ids=["not allowed", "online"])
def test_nobody_tells_what_a_table_reports_or_the_organiser_enters(live: Live, terms: dict[str, Any]) -> None:
    fair = Fair(live, [{"name": name} for name in "AB"], terms)
    fair.do("begin")
    token = fair.post("name", entrant=0).json()["token"]

    assert fair.post("tell", token=token, match=0, order=[[0], [1]]).json()["code"] == "web.bad_token"


def test_house_rules_that_do_not_exist_are_refused_before_anybody_comes(live: Live) -> None:
    wish = {"name": "Fair", "settings": {}, "terms": ONLINE | {"house": {"hints": "often"}}}

    answer = live.ask("POST", "/api/clubs", wish)

    assert (answer.status_code, answer.json()["code"]) == (400, "table.no_such_value")


def test_sixty_behind_one_address_all_get_a_seat_beside_somebody_who_asks_without_end(tmp_path: Path) -> None:
    """Time stands still, so nothing is granted twice: all of them come in the same moment."""
    pupils = 60
    with Indoors(tmp_path) as school, ExitStack() as lines:
        fair = Fair(school, 0, CLASS, system="swiss")
        attacker, *clients = (
            lines.enter_context(httpx.Client(base_url=school.address, timeout=LIMIT, verify=False)) for _ in range(1 + pupils)
        )

        def annoy() -> None:
            attacker.post("/api/find-club", json={"code": "lemon-lemon-lemon-lemon"})
            attacker.get(f"/api/clubs/{fair.id}/standings.csv")
            attacker.post(f"/api/clubs/{fair.id}/seat", json={"token": "x" * 43})

        def told(client: httpx.Client, what: str, **body: str) -> Any:
            annoy()
            answer = client.post(what, json=body)
            assert answer.is_success, answer.text
            return answer.json()

        found = [told(client, "/api/find-club", code=fair.made["code"])["club"] for client in clients]
        came = [told(client, f"/api/clubs/{fair.id}/come") for client in clients]
        fair.do("begin")
        seats = [told(client, f"/api/clubs/{fair.id}/seat", token=one["token"]) for client, one in zip(clients, came)]

        assert attacker.post("/api/find-club", json={"code": fair.made["code"]}).status_code == 429, (
            "on a connection that is still open"
        )

        async def sit() -> None:
            async with AsyncExitStack() as sockets:
                for one, seat in zip(came, seats):
                    await sockets.enter_async_context(Visitor(school.port, seat["table"], one["token"]))

        asyncio.run(sit())
        assert found == [fair.id] * pupils
        assert len({(seat["table"], seat["seat"]) for seat in seats}) == pupils
