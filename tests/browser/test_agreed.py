"""What is played at a table, before one sits down and at any time in the menu; and names in the language of the page."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, Route, expect

from sumdeck.table import is_friendly
from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, PHONE, Device
from tests.browser.looks import check_looks, screenshot
from tests.budget import seldom
from tests.server.live import PERSON

CLAIMS: dict[str, Any] = {
    "game": "mathino",
    "level": "basic",
    "settings": {"mistakes": "claims", "target": 7},
    "house": {"turn_seconds": 60, "take_back": "locked"},
}


class Tongue(NamedTuple):
    """A language, and what to look for in it."""

    locale: str
    lines: tuple[str, ...]
    sit: str
    menu: str
    title: str


ENGLISH = Tongue(
    "en-GB", ("Level Basic", "Points to win 7", "Who checks you check each other", "Time for a turn 60 seconds"),
    "Sit down", "Menu", "What we’re playing",
)  # fmt: skip
GERMAN = Tongue(
    "de-DE", ("Stufe Grundspiel", "Punkte zum Sieg 7", "Wer prüft ihr selbst", "Zeit für einen Zug 60 Sekunden"),
    "Hinsetzen", "Menü", "Was hier gespielt wird",
)  # fmt: skip


@pytest.mark.parametrize(("tongue", "device"), [seldom(ENGLISH, DESKTOP), (GERMAN, PHONE)], ids=["desktop", "phone"])
def test_the_house_rules_are_told_before_and_after_sitting_down(
    enter: Visitors, house: House, tongue: Tongue, device: Device
) -> None:
    made = house.open(PERSON, PERSON, **CLAIMS)
    page = enter(device, f"#/join/{made['code']}/mathino/basic", locale=tongue.locale)
    told(page, tongue)
    see(page, "join-agreed")

    page.get_by_role("button", name=tongue.sit).click()
    page.get_by_role("button", name=tongue.menu, exact=True).click()
    page.get_by_text(tongue.title).click()
    told(page, tongue)
    see(page, "menu-agreed")


def told(page: Page, tongue: Tongue) -> None:
    """All of it is there, line by line."""
    for line in tongue.lines:
        expect(page.locator("dl")).to_contain_text(re.compile(r"\s*".join(map(re.escape, line.split()))))


@pytest.mark.parametrize("names", [seldom(("Graceful Squirrel",)), ("Fearless Hedgehog", "Friendly Flamingo", "Careful Narwhal")])
def test_what_arrives_late_does_not_move_the_button_under_a_finger(enter: Visitors, house: House, names: tuple[str, ...]) -> None:
    """A finger that comes down on *Sit down* while the rules arrive must leave it there too, or nobody sits down."""
    made = house.open(*({**PERSON, "name": name} for name in names), PERSON, **CLAIMS)
    for name in names[1:]:
        house.join(code=made["code"], name=name)
    page = enter(PHONE)
    held: list[Route] = []
    page.route("**/api/agreed", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in
    with page.expect_request("**/api/agreed"):
        page.goto(f"#/join/{made['code']}/mathino/basic")
    button = page.get_by_role("button", name=ENGLISH.sit)
    before = button.bounding_box()

    held[0].continue_()
    told(page, ENGLISH)

    assert button.bounding_box() == before


@pytest.mark.thorough
def test_a_name_is_drawn_in_the_language_of_the_page_and_the_table_takes_it(enter: Visitors, house: House) -> None:
    made = house.open(PERSON, PERSON)
    page = enter(PHONE, f"#/join/{made['code']}/numero", locale="de-DE")
    name = page.locator("output").inner_text()
    assert is_friendly(name)
    assert re.fullmatch(r"\w+(er|e|es) \w+", name)

    page.get_by_role("button", name="Hinsetzen").click()
    page.get_by_role("list", name="Spieler").wait_for()

    onlooker = enter(DESKTOP, f"#/table/{made['table']}")
    expect(onlooker.get_by_role("list", name="Players")).to_contain_text(name)


def see(page: Page, name: str) -> None:
    screenshot(page, name, whole=True)
    check_looks(page)
