"""Tasks over HTTP: a first game, the deal of the day, puzzles; the same for everybody, and never with the answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.live import Live
from tests.server.visitor import Visitor, plain

Json = dict[str, Any]
DAILY = "daily; {} {}; deal 2026-11-17"


def ask(live: Live, path: str, **body: object) -> tuple[int, Json]:
    answer = live.ask("POST", f"/api/task{path}", body)
    found: Json = answer.json()
    return answer.status_code, found


def test_the_deal_of_a_day_is_the_same_for_everybody(live: Live) -> None:
    task = DAILY.format("numero", "numbers-10")
    tables = [ask(live, "/play", task=task, name="") for _ in range(2)]

    async def hand(made: Json) -> Json:
        async with Visitor(live.port, made["table"], made["seats"][0]["token"]) as visitor:
            return visitor.screen.view

    views = [asyncio.run(hand(made)) for status, made in tables if status == 201]
    assert [view["game"] for view in views] == ["numero-solitaire"] * 2
    assert views[0] == views[1]


def test_a_guide_plays_along_and_is_no_other_game(live: Live) -> None:
    status, made = ask(live, "/play", task="guide; numero numbers-10", called="Dot")

    async def play() -> list[str]:
        async with Visitor(live.port, made["table"], made["seats"][0]["token"]) as visitor:
            await visitor.claim("8 = 8, take 8", "one")
            while len(visitor.screen.sentences) < 2:
                await visitor.hear()
            return visitor.screen.sentences

    assert (status, made["turns"]) == (201, ["match", "add", "build"])
    assert asyncio.run(play())[-1] == "6 + 2 = 8, take 8"


@pytest.mark.parametrize("game", ["numero subtraction", "mathino basic", "numberloor basic", "formula base"])
def test_a_puzzle_is_found_by_saying_it_and_nothing_tells_what(live: Live, game: str) -> None:
    _, puzzle = ask(live, "", task=f"find 2; {game}; deal 17")
    said: list[str] = []
    won = 0
    while won < puzzle["moment"]["could"]:
        _, rung = ask(live, "/help", task=puzzle["task"], rung=9, before=said)
        sentence = plain(rung["details"]["move"])
        assert "=" not in sentence or sentence not in json.dumps(puzzle, ensure_ascii=False)
        _, found = ask(live, "/search", task=puzzle["task"], text=sentence, before=said)
        won, said = found["won"], [*said, sentence]

    assert puzzle["moment"]["view"]["hand"]
    assert won == puzzle["moment"]["could"]


def test_a_wrong_sum_in_a_puzzle_is_called_wrong(live: Live) -> None:
    task = "find; numero numbers-10; centre 3 4; hands 7 1 / 2 2"

    status, refused = ask(live, "/search", task=task, text="3 + 4 = 8, take 8")

    assert (status, refused["code"]) == (400, "sentence.wrong_result")
    assert "7" not in json.dumps(refused["details"])


@pytest.mark.parametrize(("path", "body", "code"), [
    ("", {"task": "nonsense"}, "table.bad_task"),
    ("/play", {"task": "find; numero numbers-10; centre 3 4; hands 7 1 / 2 2"}, "web.unreadable"),
    ("/search", {"task": "guide; numero full", "text": "x"}, "web.unreadable"),
    ("/play", {"task": "guide; numero full", "player": "nobody"}, "table.no_such_player"),
    ("/play", {"task": "guide; numero full", "pack": "x"}, "web.unreadable"),
    ("", {"task": "x" * 3000}, "web.unreadable"),
])  # fmt: skip
def test_what_is_no_task_is_refused_and_nothing_is_laid(live: Live, path: str, body: Json, code: str) -> None:
    status, refused = ask(live, path, **body)

    assert (status, refused["code"]) == (400, code)
