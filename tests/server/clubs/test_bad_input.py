"""Whatever is sent to a tournament, it is answered in words, and the tournament stays as it was."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.budget import budget
from tests.server.clubs.fairs import CARDBOARD, Fair
from tests.server.indoors import Indoors
from tests.server.live import Live

WHAT = ("enter", "withdraw", "return", "release", "begin", "draw", "redraw", "report", "undo", "pause", "rule", "side", "dance")
ODD: tuple[Any, ...] = (None, -1, 0, 1, 99_999, 10**30, 1.5, "", "x" * 200, "=1+1", [], [[0, 0]], [[0], [1]], {}, True)
FIELDS = ("entrant", "match", "order", "points", "on", "ruling", "to", "text", "why", "entrants", "friendly", "token")


def test_hundreds_of_odd_orders_break_nothing(live: Live) -> None:
    fair = Fair(live, 5, CARDBOARD, system="swiss")
    rng = random.Random(5)
    for _ in range(budget(150, 3000)):
        what = {"do": rng.choice(WHAT)} | {rng.choice(FIELDS): rng.choice(ODD) for _ in range(rng.randrange(4))}
        token = fair.made["token"] if rng.random() < 0.8 else rng.choice(ODD)
        answer = live.ask("POST", f"/api/clubs/{fair.id}/do", {"token": token, "what": what})
        assert answer.status_code in (200, 400, 403), (what, answer.text)
        assert answer.status_code == 200 or answer.json()["code"].split(".")[0] in ("web", "club", "table")

    view = fair.view()
    assert all(row["name"] for row in view["plan"]["standings"])


def test_odd_wishes_for_tournaments_are_refused(live: Live) -> None:
    rng = random.Random(6)
    good = {"name": "Fair", "settings": {}, "terms": {}, "entrants": [], "friendly": 4}
    for _ in range(budget(50, 1000)):
        wish = good | {rng.choice([*good, "key", "more"]): rng.choice(ODD)}
        part = rng.choice(("settings", "terms"))
        if isinstance(wish[part], dict):
            names = ("system", "seats", "advance", "game", "online", "options", "target", "turn_seconds", "house", "seed")
            wish[part] = {rng.choice(names): rng.choice(ODD)}
        answer = live.ask("POST", "/api/clubs", wish)
        assert answer.status_code in (201, 400), (wish, answer.text)


def test_nobody_sends_cards_of_their_own(live: Live) -> None:
    """With the right pack, a sentence of twenty letters would keep the house busy for seconds."""
    pack = {"name": "mine", "title": "Mine", "cards": [{"face": "1", "count": 60, "status": "stated"}]}
    terms = {"game": "numero", "online": True, "options": {"level": "numbers-10", "pack": pack}}

    answer = live.ask("POST", "/api/clubs", {"name": "Fair", "settings": {}, "terms": terms, "entrants": [], "friendly": 4})

    assert (answer.status_code, answer.json()["code"]) == (400, "options.no_such_setting")


@pytest.mark.parametrize("name", ["options", "house"])
@pytest.mark.parametrize(("much", "deep"), [(9000, 1), (1, 900)], ids=str)
def test_nobody_sends_more_rules_than_a_game_has(live: Live, name: str, much: int, deep: int) -> None:
    """Every screen is told of them, and rules within rules within rules were a fault in the log, of 200 kB."""
    value: Any = "x" * much
    for _ in range(deep):
        value = {"a": value}

    answer = live.ask("POST", "/api/clubs", {"name": "Fair", "settings": {}, "terms": {name: value}, "friendly": 4})

    assert (answer.status_code, answer.json()["code"]) in ((413, "web.too_big"), (400, "web.unreadable"))


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'{"a":' * 2000], ids=lambda body: f"{len(body)}")
@pytest.mark.parametrize("path", ["", "/do", "/name", "/seat", "/look"])
def test_what_is_no_wish_is_told_so(live: Live, path: str, body: bytes) -> None:
    fair = Fair(live, 2, CARDBOARD)

    answer = live.ask("POST", "/api/clubs" + (f"/{fair.id}{path}" if path else ""), body)

    assert (answer.status_code, answer.json()["code"]) == (400, "web.unreadable")


def test_nobody_sends_a_book(live: Live) -> None:
    answer = live.ask("POST", "/api/clubs", json.dumps({"name": "x" * 400_000}).encode())

    assert (answer.status_code, answer.json()["code"]) == (413, "web.too_big")


def test_nobody_enters_a_city_again_and_again(tmp_path: Path) -> None:
    """A thousand names are a megabyte for thirty days, and a tournament of them costs as much as so many tables."""
    with Indoors(tmp_path, tables_at_once=30) as house:
        Fair(house, 1000, CARDBOARD, system="swiss")
        wish = {"name": "Another", "settings": {"system": "swiss"}, "terms": CARDBOARD}

        assert house.ask("POST", "/api/clubs", wish | {"friendly": 1000}).status_code == 429
        class_ = Fair(house, 30, CARDBOARD, system="swiss")
        assert class_.ask("enter", friendly=900).status_code == 429
        assert class_.ask("enter", friendly=4).status_code == 200


def test_a_house_that_is_full_takes_no_tournament(tmp_path: Path) -> None:
    with Indoors(tmp_path, tables=2) as house:
        Fair(house, 2, CARDBOARD)
        house.open()

        answer = house.ask("POST", "/api/clubs", {"name": "Another", "settings": {}, "terms": CARDBOARD})

        assert (answer.status_code, answer.json()["code"]) == (503, "web.house_full")
