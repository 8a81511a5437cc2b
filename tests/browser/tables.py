"""Sitting down: from the page where everything is chosen to the table, as anybody would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import House
from tests.server.visitor import Visitor, play_on

COMPUTER, FRIENDS, TABLET = "Against the computer", "With friends, using a link", "Pass and play on this screen"
POINTS = "Score points, with colours"


WISHES: dict[tuple[object, ...], dict[str, Any]] = {}
"""What a choice on the page where everything is chosen came to: whoever chooses the same again is spared that page."""
CHOSEN: dict[object, dict[str, Any]] = {}
"""What was chosen, by its key, where a test has changed it on its way: nobody else wishes for that."""
OPEN = """async wish => {
    const asked = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)};
    const made = await (await fetch('api/tables', asked)).json();
    const {game, level, way} = wish;
    const held = {...made, game, level, way, code: way === 'friends' ? made.code : '', over: false};
    localStorage['sumdeck.tables'] = JSON.stringify([held, ...JSON.parse(localStorage['sumdeck.tables'] ?? '[]')]);
    location.hash = `#/table/${made.table}`;
}"""
"""As the page does it, once everything is chosen."""


def sit_down(page: Page, house: House, cards: str = "", level: str = "Numbers to 10", *chosen: str, game: str = "numero") -> None:
    """Choose a level and whatever else is named, have the cards dealt, and wait until they lie there."""

    def choose() -> None:
        for choice in (level, *chosen):
            page.get_by_text(choice, exact=True).click()

    deal(page, house, cards, game, choose, level, *chosen)
    page.get_by_role("region", name="Centre").wait_for()
    expect(page.get_by_text("Going to the table")).to_have_count(0)


def deal(page: Page, house: House, cards: str, game: str, choose: Callable[[], None], *chosen: object) -> None:
    """Have these cards dealt at a table as it is chosen: on the page the first time, and then as it was wished for there."""
    if cards:
        house.lay(cards)
    if wish := WISHES.get((game, *chosen)):
        page.evaluate(OPEN, wish | {"key": uuid4().hex})
        return
    page.goto(f"#/play/{game}")
    choose()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Deal the cards").click()
    wish = json.loads(asked.value.post_data or "")
    WISHES[game, *chosen] = CHOSEN.get(wish["key"], wish)


def open_house_rules(page: Page, few: str = "House rules", more: str = "All house rules", last: str = "At the table") -> None:
    """All of them: behind the few that matter, where there are such."""
    page.get_by_text(few, exact=True).click()
    everything = page.get_by_role("button", name=more)
    everything.or_(page.get_by_role("heading", name=last)).first.wait_for()
    if everything.count():
        everything.click()


GERMAN_RULES = ("Hausregeln", "Alle Hausregeln", "Am Tisch")


def change_wish(page: Page, **wishes: dict[str, Any]) -> None:
    """Whatever is chosen on this page, a new table gets these `settings` of the game or rules of the `house` besides."""

    def change(route: Route) -> None:
        wished: dict[str, Any] = json.loads(route.request.post_data or "")
        CHOSEN[wished["key"]] = wished
        route.continue_(post_data=json.dumps(wished | {part: wished[part] | more for part, more in wishes.items()}))

    page.route("**/api/tables", change)


def play_out(page: Page, house: House, *others: Page) -> None:
    """Let all people at these pages' table play their game to its end, quickly and not well, by sockets of their own."""
    held: list[dict[str, Any]] = [one.evaluate("JSON.parse(localStorage['sumdeck.tables'])[0]") for one in (page, *others)]

    async def play(seat: int, token: str) -> None:
        async with Visitor(house.port, held[0]["table"], token) as visitor:
            await play_on(visitor, f"quick {seat}")

    async def play_all() -> None:
        await asyncio.gather(*(play(own["seat"], own["token"]) for one in held for own in one["seats"]))

    # In a thread: Playwright has an event loop of its own, and there can be one only.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play_all()).result()
    page.get_by_role("heading", name="The game is over").wait_for()
