"""What a page asks for by HTTP, what it may not have, and how the house ends its day."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sumdeck import __version__
from sumdeck.cli import main
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.options import Options
from sumdeck.rules import registry
from sumdeck.rules.options import settings_of
from sumdeck.server.security import HEADERS, hashed
from sumdeck.store import Store
from sumdeck.table import PHRASES, is_friendly
from tests.budget import seldom
from tests.server.indoors import Indoors
from tests.server.live import COMMAND, GREEDY, NUMERO, PERSON, Live
from tests.waiting import LIMIT

SETTINGS = {key: each.values for key, each in settings_of(Options).items() if key not in Numero.fixed}


def wish(*seats: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {**NUMERO, "way": "friends", "seats": list(seats or (PERSON, PERSON)), **changed}


def test_the_games_are_listed_with_all_there_is_to_choose(live: Live) -> None:
    listed = live.ask("GET", "/api/games").json()

    assert [game["name"] for game in listed["games"]] == list(registry.games())
    numero = next(game for game in listed["games"] if game["name"] == "numero")
    assert numero["seats"] == [2, 4]
    assert {setting["key"]: tuple(setting["values"]) for setting in numero["settings"]} == SETTINGS
    assert next(each["part"] for each in numero["settings"] if each["key"] == "join_builds") == "build"
    assert numero["levels"][0]["name"] == "numbers-10"
    assert numero["levels"][0]["settings"] == {"value_domain": "whole"}
    assert numero["players"][-1] == "expert"
    assert {card["status"] for pack in numero["packs"] for card in pack["cards"]} == {"stated", "inferred", "assumed"}
    assert tuple(listed["phrases"]) == PHRASES
    taken_back = next(each for each in listed["house"] if each["key"] == "take_back")
    assert (taken_back["values"], taken_back["span"], taken_back["part"]) == (["consent", "free", "locked"], None, "")


def test_the_list_of_games_is_small_and_sent_once(live: Live) -> None:
    first = live.ask("GET", "/api/games", **{"accept-encoding": "gzip"})
    again = live.ask("GET", "/api/games", **{"if-none-match": first.headers["etag"]})

    assert int(first.headers["content-length"]) < 8000
    assert again.status_code == 304


def test_a_table_gives_its_maker_a_seat_and_four_words_for_the_others(live: Live) -> None:
    made = live.open()
    joined = live.join(code=made["code"].replace("-", " ").upper())
    third = live.join(code=made["code"])

    assert [own["seat"] for own in made["seats"]] == [0]
    assert len(made["code"].split("-")) == 4
    assert (joined["table"], joined["seat"]) == (made["table"], 1)
    assert third == {"table": made["table"], "seat": None, "token": ""}


def test_a_wish_for_a_table_that_is_said_again_is_granted_once(live: Live) -> None:
    """Its answer may have been lost on the way."""
    key = "k" * 22
    answers = [live.ask("POST", "/api/tables", wish(key=key)).json() for _ in range(3)]
    joined = live.join(code=answers[0]["code"])
    answers.append(live.ask("POST", "/api/tables", wish(key=key)).json())
    others = [live.ask("POST", "/api/tables", wish(**changed)).json() for changed in ({}, {"key": key, "level": "full"})]

    assert answers == [answers[0]] * 4
    assert joined["seat"] == 1
    assert len({made["table"] for made in (answers[0], *others)}) == 3
    assert len({made["seats"][0]["token"] for made in (answers[0], *others)}) == 3


def test_a_wish_for_a_seat_that_is_said_again_is_granted_once(live: Live) -> None:
    made = live.open(PERSON, PERSON, PERSON)
    keys = ["one" * 10, "two" * 10, "three" * 10]
    with ThreadPoolExecutor(4) as at_once:
        joined = list(at_once.map(lambda key: live.join(code=made["code"], key=key), keys[:2] * 4))
    watching = live.join(code=made["code"], key=keys[2])

    assert sorted(map(str, joined[:2])) == sorted(map(str, joined[6:]))
    assert {(each["seat"], each["token"]) for each in joined} == {(each["seat"], each["token"]) for each in joined[:2]}
    assert {each["seat"] for each in joined} == {1, 2}
    assert watching["seat"] is None


@pytest.mark.parametrize("key", ["1", "k" * 21, "k" * 65, "käse" * 8, "k" * 30 + " "])
def test_a_key_that_could_be_guessed_is_refused(live: Live, key: str) -> None:
    assert live.ask("POST", "/api/tables", wish(key=key)).json()["code"] == "web.unreadable"
    assert live.ask("POST", "/api/join", {"code": live.open()["code"], "key": key}).json()["code"] == "web.unreadable"


def test_names_are_friendly_words(live: Live) -> None:
    made = live.ask("POST", "/api/tables", wish({"kind": "person", "name": "Adolf"}, PERSON))
    bot = live.ask("POST", "/api/tables", wish(PERSON, PERSON, {**GREEDY, "name": "You idiot"}))
    own = live.ask("POST", "/api/tables", wish(house={"own_names": True}))
    rude = live.ask("POST", "/api/join", {"code": live.open()["code"], "name": "<script>"})

    assert is_friendly("Brave Otter")
    assert [answer.json()["code"] for answer in (made, bot, rude)] == ["table.bad_name"] * 3
    assert own.json()["code"] == "table.no_such_value"


def test_a_name_that_somebody_has_is_not_given_twice(live: Live) -> None:
    made = live.open({"kind": "person", "name": "Brave Otter"}, PERSON)

    taken = live.ask("POST", "/api/join", {"code": made["code"], "name": "Brave Otter"})
    assert taken.json() == {"code": "table.same_name", "details": {"name": "Brave Otter"}}
    assert live.join(code=made["code"], name="Calm Crane")["seat"] == 1


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "web.no_such_game"),
        ({"level": "impossible"}, "options.no_such_level"),
        ({"settings": {"hand_size": 5000}}, "options.no_such_value"),
        ({"settings": {"cheat": True}}, "options.no_such_setting"),
        ({"settings": {"pack": "full"}}, "options.no_such_setting"),
        ({"settings": {"level": "full"}}, "options.no_such_setting"),
        ({"house": {"referee": "nobody"}}, "table.no_such_value"),
        ({"house": {"referee": "challenge"}}, "table.other_referee"),
        ({"house": {"bribes": True}}, "table.no_such_rule"),
        ({"house": {"turn_seconds": -1}}, "table.no_such_value"),
        ({"house": {"aids": [["deep"]]}}, "table.no_such_value"),
        ({"house": {"stand_in": "nobody"}}, "table.no_such_player"),
        ({"seats": []}, "web.bad_seats"),
        ({"seats": [PERSON]}, "web.bad_seats"),
        ({"seats": [PERSON] * 5, "settings": {"players": 4}}, "table.seats"),
        ({"seats": [PERSON] * 4, "settings": {"players": 3}}, "numero.too_many_seats"),
        ({"seats": [PERSON, PERSON, {"kind": "computer", "player": "deep blue"}]}, "table.no_such_player"),
        ({"seats": [GREEDY, GREEDY], "way": "computer"}, "web.bad_seats"),
        ({"seats": [GREEDY, GREEDY], "way": "tablet"}, "web.bad_seats"),
        ({"seats": [PERSON, PERSON], "way": "computer"}, "web.bad_seats"),
        ({"seats": [PERSON, {**PERSON, "help_level": "champion"}]}, "table.no_such_level"),
        ({"way": "elsewhere"}, "web.unreadable"),
        ({"seats": [PERSON] * 11}, "web.unreadable"),
        ({"seats": [{"kind": "ghost"}]}, "web.unreadable"),
        ({"admin": True}, "web.unreadable"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(live: Live, changed: dict[str, Any], code: str) -> None:
    answer = live.ask("POST", "/api/tables", wish(**changed))

    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"game":"\xff\xfe"}', b"null", b'{"house":' + b"[" * 8000, b'{"seats":' + b'{"a":' * 3000],
)
def test_what_cannot_be_read_is_refused(live: Live, body: bytes) -> None:
    for path in ("/api/tables", "/api/join"):
        answer = live.ask("POST", path, body)
        assert (answer.status_code, answer.json()["code"]) == (400, "web.unreadable")


def test_too_much_at_once_is_refused(live: Live) -> None:
    answer = live.ask("POST", "/api/tables", b" " * 20_000)

    assert (answer.status_code, answer.json()["code"]) == (413, "web.too_big")


@pytest.mark.parametrize(
    ("given", "status", "code"),
    [
        ({"code": "no-such-words-here"}, 400, "table.bad_code"),
        ({"code": "lemon-lemon-lemon-lemon"}, 404, "web.no_such_table"),
        ({"table": "AAAAAAAAAAAAAAAAAAAAAA"}, 404, "web.no_such_table"),
        ({}, 400, "table.bad_code"),
    ],
)
def test_a_table_that_is_not_there_cannot_be_joined(live: Live, given: dict[str, str], status: int, code: str) -> None:
    answer = live.ask("POST", "/api/join", given)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("path", ["/api/tables", "/api/join"])
def test_the_page_of_another_site_gets_nothing(live: Live, path: str) -> None:
    answer = live.ask("POST", path, wish(), origin="https://evil.example")

    assert (answer.status_code, answer.json()["code"]) == (403, "web.other_origin")
    assert "access-control-allow-origin" not in answer.headers


def test_a_site_that_is_allowed_may_ask(live: Live) -> None:
    assert live.ask("POST", "/api/tables", wish(), origin="https://school.example").status_code == 201
    assert live.ask("POST", "/api/tables", wish(), origin=live.address).status_code == 201


def test_every_answer_is_guarded_and_none_is_kept(live: Live) -> None:
    for method, path in (
        ("GET", "/healthz"),
        ("GET", "/api/none"),
        ("POST", "/api/join"),
        ("GET", "/"),
        ("DELETE", "/api/games"),
    ):
        answer = live.ask(method, path, b"{}" if method == "POST" else None)
        assert HEADERS.items() <= dict(answer.headers).items()
        assert "server" not in answer.headers
    assert live.ask("POST", "/api/tables", wish()).headers["cache-control"] == "no-store"
    assert live.ask("GET", "/api/none").json()["code"] == "web.no_such_page"


@pytest.mark.parametrize("path", ["/api/games/", "/api/tables/none/record/", "/api/clubs/none/do/", "/healthz/", "/nowhere/"])
def test_no_answer_leads_to_where_somebody_says_that_we_are(live: Live, path: str) -> None:
    """Whatever stands before us may keep an answer, and show it to others."""
    answer = live.ask("GET", path, host="evil.example")

    assert "evil.example" not in answer.headers.get("location", "") + answer.text


def test_only_so_many_tables_are_kept(tmp_path: Path) -> None:
    with Indoors(tmp_path, tables=2) as live:
        live.open()
        live.open()
        third = live.ask("POST", "/api/tables", wish())

        assert (third.status_code, third.json()["code"]) == (503, "web.house_full")
        assert live.house.service.kept == 2


def test_the_house_is_not_well_if_it_cannot_write(tmp_path: Path) -> None:
    with (
        Indoors(tmp_path, patience=0.1) as live,
        closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        ill = live.ask("GET", "/healthz")
        other.execute("ROLLBACK")

        assert (ill.status_code, ill.json()["code"]) == (503, "web.not_stored")
        assert live.ask("GET", "/healthz").status_code == 200


def test_the_house_says_that_it_is_well(live: Live) -> None:
    assert live.ask("GET", "/healthz").json() == {"status": "ok", "version": __version__}


def test_the_page_is_served(live: Live) -> None:
    """The pages are built before the tests run."""
    page = live.ask("GET", "/")
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page.text)

    assert page.status_code == 200
    assert script
    assert "<script>" not in page.text
    assert " style=" not in page.text
    assert "immutable" in live.ask("GET", f"/{script[1]}").headers["cache-control"]


def test_one_address_may_lay_only_so_many_tables(tmp_path: Path) -> None:
    with Indoors(tmp_path, tables_at_once=3, joins_at_once=2) as live:
        answers = [live.ask("POST", "/api/tables", wish()) for _ in range(4)]
        joins = [live.ask("POST", "/api/join", {"code": "lemon-lemon-lemon-lemon"}).status_code for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[3].json()["code"] == "web.too_fast"
    assert joins == [404, 404, 429]


def test_the_store_holds_hashes_and_the_log_holds_nobody(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        made = live.open({"kind": "person", "name": "Brave Otter"}, PERSON)
        token = made["seats"][0]["token"]
        live.join(code=made["code"])
        live.ask("GET", f"/api/tables/{made['table']}/record", Authorization=f"Bearer {token}")
        assert live.kill(signal.SIGTERM) == 0
        logged = live.log()
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        [row] = store.alive()

    assert row.tokens[0] == hashed(token)
    assert token.encode() not in (tmp_path / "tables.sqlite").read_bytes()
    for secret in (token, made["table"], made["code"], "Otter", "127.0.0.1"):
        assert secret not in logged
    assert [json.loads(line)["what"] for line in logged.splitlines()] == ["table opened"]


@pytest.mark.parametrize("by", [seldom(signal.SIGINT), signal.SIGTERM])
def test_the_house_closes_without_haste(tmp_path: Path, by: signal.Signals) -> None:
    with Live(tmp_path) as live:
        live.open()

        assert live.kill(by) == 0
        assert '"fault"' not in live.log()
    assert not (tmp_path / "tables.sqlite-wal").exists()


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command says to options with which it does not serve. It runs in this process, and leaves it as it was."""
    for what in ("logs.begin", "open_wide", "collect_seldom"):
        monkeypatch.setattr(f"sumdeck.server.serve.{what}", lambda *_: None)

    def told(*options: str) -> str:
        try:
            code: object = main(["serve", *options])
        except SystemExit as ended:
            code = ended.code
        errors = capsys.readouterr().err
        assert code == 2
        assert len(errors.splitlines()) == 1
        return errors

    return told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--port=99999"], "99999 isn’t a port"),
        (["--expire-days=0"], "0 isn’t a number of days"),
        (["--limit=speed=3"], "there is no limit speed"),
        (["--limit=tables_at_once=many"], "many isn’t a number"),
        (["--port=0", "--store=mysql://nowhere"], "can’t keep tables there"),
        (["--host=192.0.2.1", "--port=0"], "Can’t listen on 192.0.2.1, port 0"),
        (["--host=nowhere.invalid", "--port=0"], "Can’t listen on nowhere.invalid, port 0"),
    ],
)
def test_what_is_wrong_with_the_command_is_told_in_one_line(refused: Callable[..., str], options: list[str], told: str) -> None:
    assert told in refused(*options)


@pytest.mark.parametrize("option", ["--port", "--metrics-port"])
def test_a_port_that_is_taken_is_told_with_what_to_do(refused: Callable[..., str], tmp_path: Path, option: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        told = refused("--port=0", f"--store={tmp_path / 'tables.sqlite'}", f"{option}={port}")

    assert f"Port {port} is already in use. Stop the program that is using it, or choose another" in told
    assert f"with {option};" in told


def test_whoever_plays_in_the_terminal_does_not_wait_for_a_web_server() -> None:
    script = "import sys, sumdeck.cli; print({'uvicorn', 'starlette', 'sqlalchemy', 'msgspec'} & set(sys.modules))"

    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_a_second_house_is_told_why_it_cannot_serve_from_the_same_file(tmp_path: Path) -> None:
    """And once the first has been killed, it can."""
    with Live(tmp_path) as live:
        command = [*COMMAND, "--port=0", f"--store={live.store}"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
        live.kill()
        live.start()
        assert live.ask("GET", "/healthz").status_code == 200

    assert second.returncode == 2
    assert "Another sumdeck serve" in second.stderr
