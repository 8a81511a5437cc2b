"""A second look in every game: offered in the game's own words, and found by saying it, with the lamp up to the last step."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, WIDER, Device
from tests.browser.finished import Finished, finished_once, remember
from tests.browser.looks import check_looks, screenshot
from tests.budget import seldom
from tests.server.visitor import plain

GAMES: dict[str, dict[str, Any]] = {
    "formula": {"level": "base"},
    "mathino": {"level": "basic", "settings": {"target": 11}},
    "numberloor": {"level": "basic", "settings": {"stars_to_win": 1}, "house": {"moment_seconds": 0}},
}
HEARD = "() => document.querySelector('.found') !== null || document.querySelector('[data-typed]')?.value === ''"
OFFERS = {
    "formula": r"On turn \d+ you could have played \d cards\.",
    "mathino": r"On turn \d+ you could have captured \d cards\.",
    "numberloor": r"On turn \d+ you could have played \d+ floors?\.",
}


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("game", ["formula", seldom("mathino"), seldom("numberloor")])
def test_what_was_overlooked_is_found_by_saying_it(enter: Visitors, house: House, game: str, device: Device) -> None:
    page = enter(device)
    over = finished_once(house, game=game, **GAMES[game])
    remember(page, over, 0)
    page.goto(f"#/table/{over.table}")
    expect(page.get_by_role("region", name="A second look")).to_contain_text(re.compile(OFFERS[game]))
    see(page, f"{game}-second-look-offered")
    page.get_by_role("link", name="Find it!").click()
    page.locator("[data-strip]").wait_for()
    page.get_by_role("button", name="A little help", exact=True).click()
    expect(page.locator(".lamp li")).to_have_count(1)
    see(page, f"{game}-second-look")

    said: list[str] = []
    while not page.locator(".found").count():
        said.append(answer(house, over, said))
        type_sentence(page, said[-1])
        expect(page.locator(".won")).to_be_visible()

    see(page, f"{game}-second-look-found")


def test_a_chain_can_begin_again(enter: Visitors, house: House) -> None:
    page = enter()
    over = finished_once(house, game="numberloor", **GAMES["numberloor"])
    remember(page, over, 0)
    page.goto(f"#/second-look/{over.table}")
    page.locator("[data-strip]").wait_for()
    held = page.locator("[data-card^=hand]").count()
    type_sentence(page, answer(house, over, []))
    expect(page.locator("[data-card^=hand]")).to_have_count(held - 1)

    page.get_by_role("button", name="Start again").click()

    expect(page.locator("[data-card^=hand]")).to_have_count(held)


def answer(house: House, over: Finished, said: list[str]) -> str:
    """What the last step of help would say next, in the turn with most to find."""
    path, bearer = f"/api/tables/{over.table}/second-look", {"authorization": f"Bearer {over.tokens[0]}"}
    moment = house.ask("GET", path, **bearer).json()["moments"][0]
    wish = {"at": moment["at"], "rung": 9, "before": said}
    return plain(house.ask("POST", f"{path}/help", wish, **bearer).json()["details"]["move"])


def type_sentence(page: Page, sentence: str) -> None:
    if not page.locator("[data-typed]").count():
        page.get_by_role("button", name="Type the sentence").click()
    page.locator("[data-typed]").fill(sentence)
    page.locator("[data-typed]").press("Enter")
    page.wait_for_function(HEARD)


def see(page: Page, name: str) -> None:
    screenshot(page, name, whole=True)
    check_looks(page, WIDER)
