"""Three or four around one tablet, held upright or across: a whole turn is in sight, and nothing moves as it goes round."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import House, Visitors
from tests.browser.devices import TABLET as UPRIGHT
from tests.browser.devices import Device
from tests.browser.looks import screenshot
from tests.browser.tables import TABLET, deal
from tests.budget import seldom

ACROSS = Device("tablet across", 1280, 800, touch=True)
NAMES = ("Grossmutter", "Theodor", "Lilly-Marie", "Benjamin")
HELPS = ("no help", "normal", "more help", "more help")
TURNS = 7
"""So that two rows of cards lie there, where cards are laid down."""
GAMES = {
    "numero": "Everything",
    "mathino": "Advanced",
    "mathino young": "For the very young",
    "numberloor": "8+ Night cards",
    "numberloor jumps": "6+ Balloons",
    "formula": "",
}
SEEN = """() => ({
    felt: Math.round(document.querySelector('.felt').getBoundingClientRect().top),
    below: [...document.querySelectorAll('.desk button, .own .row button, .edge button, [data-card^="hand"], .curtain button')]
        .filter(one => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().bottom > innerHeight + 1)
        .map(one => one.innerText || one.ariaLabel),
})"""
READY = "document.querySelector('.curtain .main, .turn:not([inert]) .desk')"


@pytest.mark.parametrize("count", [seldom(3), 4])
@pytest.mark.parametrize("device", [UPRIGHT, seldom(ACROSS)], ids=lambda device: device.name)
@pytest.mark.parametrize("game", [seldom("numero"), "mathino", *map(seldom, list(GAMES)[2:])])
def test_all_of_a_turn_is_in_sight(enter: Visitors, house: House, game: str, device: Device, count: int) -> None:
    page = enter(device)
    sit_down(page, house, game, count)
    tops = set()
    for _ in range(TURNS):
        tops |= look(page, f"family-{game.replace(' ', '-')}-curtain")
        page.get_by_role("button", name="Hold to see your cards").press("Enter")
        page.locator(".turn:not([inert]) .desk").wait_for()
        tops |= look(page, f"family-{game.replace(' ', '-')}")
        do_nothing_much(page, game)
        page.locator(".curtain").wait_for()
    assert len(tops) == 1


def look(page: Page, name: str) -> set[int]:
    """Where the felt begins; and everything else is above the edge of the screen."""
    page.wait_for_function(READY)
    seen: dict[str, Any] = page.evaluate(SEEN)
    screenshot(page, name)
    assert seen["below"] == []
    return {seen["felt"]}


def sit_down(page: Page, house: House, game: str, count: int) -> None:
    def choose() -> None:
        for choice in filter(None, (GAMES[game], TABLET)):
            page.get_by_text(choice, exact=True).first.click()
        page.get_by_label("How many?").select_option(f"{count} players")
        for at, name in enumerate(NAMES[:count], 1):
            page.get_by_label(f"Name for seat {at}").fill(name)
        page.get_by_label(f"Name for seat {count}").press("Tab")
        for name, much in zip(NAMES[:count], HELPS, strict=False):
            page.get_by_label(f"Help for {name}").select_option(much)

    deal(page, house, "", game.split()[0], choose, "family", game, count)
    page.locator(".curtain").wait_for()


def do_nothing_much(page: Page, game: str) -> None:
    """Lay a card down; or take what one has to take, and pass."""
    words = {"formula": ("Draw a card", "Pass"), "numberloor": ("Take two cards", "Pass")}.get(game.split()[0])
    if words is None:
        page.locator('[data-card="hand 0"]').click()
        page.get_by_role("button", name=re.compile("^Discard")).first.click()
        return
    for word in words:
        page.get_by_role("button", name=word, exact=True).or_(page.locator(".curtain")).first.wait_for()
        if not page.locator(".curtain").count():
            page.get_by_role("button", name=word, exact=True).click()
