"""A whole game of each kind in every make of browser: dealt, played by typed sentences to its end, and still there afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sumdeck.rules.notation import joined
from tests.browser.conftest import AT_ONCE, House, Visitors
from tests.browser.engines.engine import ENTER, Chromium, Engine
from tests.browser.engines.firefox import firefox
from tests.browser.engines.webkit import webkit
from tests.server.visitor import Visitor, sentence

pytestmark = pytest.mark.thorough

GAMES: dict[str, dict[str, Any]] = {
    "numero": {},
    "mathino": {"level": "basic", "settings": {"target": 11}},
    "numberloor": {"level": "basic", "settings": {"stars_to_win": 1}, "house": {"moment_seconds": 0}},
    "formula": {"settings": {"hand_size": 5}},
}
"""What is wished for besides what the page offers first: games that are not long."""
ASK_FOR = """(() => {{
    const wish = {wish}, ask = window.fetch;
    window.faults = [];
    window.addEventListener('error', (event) => window.faults.push(event.message));
    window.fetch = (place, how) => {{
        if (!String(place).endsWith('/api/tables') || !how?.body) return ask(place, how);
        const body = JSON.parse(how.body);
        for (const [part, more] of Object.entries(wish)) body[part] = more.trim ? more : {{...body[part], ...more}};
        return ask(place, {{...how, body: JSON.stringify(body)}});
    }};
    return true;
}})()"""
BUTTON = "[...document.querySelectorAll('button')].find((one) => {test})"
DEAL = BUTTON.format(test="one.textContent.includes('Deal the cards')")
TYPE = BUTTON.format(test="one.ariaLabel === 'Type the sentence'")
ACCEPT = BUTTON.format(test="one.textContent.trim() === 'Accept'")
NEXT_ROUND = BUTTON.format(test="one.textContent.trim() === 'Next round'")
LINE = "document.querySelector('[data-typed]')"
NOTE = "document.querySelector('.note')"
ENDING = "document.querySelector('#ending') !== null"


@contextmanager
def started(make: str, folder: Path, enter: Visitors) -> Iterator[Engine]:
    """A browser of some make."""
    if make == "chromium":
        yield Chromium(enter())
        return
    with {"firefox": firefox, "webkit": webkit}[make](folder) as engine:
        yield engine


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("make", ["chromium", "firefox", "webkit"])
def test_a_whole_game_is_typed_to_its_end(enter: Visitors, house: House, tmp_path: Path, make: str, game: str) -> None:
    with started(make, tmp_path, enter) as engine:
        engine.go(f"{house.address}/")
        engine.run(f"localStorage['sumdeck.preferences'] = JSON.stringify({{language: 'en', pace: '{AT_ONCE}'}})")
        engine.go(f"{house.address}/?{make}#/play/{game}")
        engine.wait(f"{DEAL} !== undefined")
        engine.run(ASK_FOR.format(wish=json.dumps(GAMES[game])))
        engine.run(f"{DEAL}.click()")
        engine.wait("localStorage['sumdeck.tables'] && location.hash.startsWith('#/table/')")
        held = engine.run("JSON.parse(localStorage['sumdeck.tables'])[0]")

        turns = play(engine, house, held["table"], held["seats"][0]["token"])

        engine.wait(ENDING)
        assert turns
        assert engine.run("window.faults") == []
        engine.go(f"{house.address}/?again#/table/{held['table']}")
        engine.wait(ENDING)


def play(engine: Engine, house: House, table: str, token: str) -> int:
    """Say what helps, turn by turn, to the end of the game; returns how many sentences there were."""

    def wait(script: str) -> None:
        """The card of a round that is over is tapped away: behind it nobody plays."""
        engine.wait(f"({NEXT_ROUND}?.click(), {script})")

    turns = 0
    while (said := next_sentence(house, table, token)) is not None:
        turns += 1
        if said == "accept":
            wait(f"{ACCEPT} !== undefined")
            engine.run(f"{ACCEPT}.click()")
            wait(f"{ACCEPT} === undefined")
            continue
        wait(f"({LINE} || {TYPE})")
        engine.run(f"{LINE} || {TYPE}.click()")
        wait(f"({LINE}?.focus(), {LINE}?.value === '' && document.activeElement === {LINE})")
        engine.press(said)
        assert engine.run(f"{LINE}.value") == said
        engine.press(ENTER)
        # Of a pile that only others could capture Mathino warns first: said again, it counts.
        engine.wait(f"(!{LINE}?.value || {NOTE})")
        if engine.run(f"{LINE}?.value"):
            engine.press(ENTER)
            engine.wait(f"!{LINE}?.value")
    return turns


def next_sentence(house: House, table: str, token: str) -> str | None:
    """The last rung of the lamp once it is our turn, or else whatever goes; None when the game is over."""

    async def think() -> str | None:
        async with Visitor(house.port, table, token) as visitor:
            while not visitor.screen.my_turn:
                if visitor.screen.over:
                    return None
                await visitor.hear()
            if visitor.screen.view["phase"] == "confirm":
                return "accept"
            while True:
                await visitor.send({"t": "hint", "n": visitor.screen.n, "key": f"help {visitor.screen.n}"})
                answer = await visitor.until("hint", "no")
                if answer["code"] == "hint.move":
                    return joined(answer["details"]["move"])
                if answer["t"] == "no":
                    return sentence(visitor.screen.view)

    # In a thread: Playwright has an event loop of its own, and there can be one only.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, think()).result()
