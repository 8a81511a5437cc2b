"""Sitting down: from the page where everything is chosen to the table, as anybody would."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import House

COMPUTER, FRIENDS, TABLET = "Against the computer", "With friends, by a link", "Around this screen"
POINTS = "For points, with colours"


def sit_down(page: Page, house: House, cards: str = "", level: str = "Numbers to 10", *chosen: str, game: str = "numero") -> None:
    """Choose a level and whatever else is named, have the cards dealt, and wait until they lie there."""
    page.goto(f"#/play/{game}")
    for choice in (level, *chosen):
        page.get_by_text(choice, exact=True).click()
    if cards:
        house.lay(cards)
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("region", name="Centre").wait_for()
    expect(page.get_by_text("Going to the table")).to_have_count(0)
