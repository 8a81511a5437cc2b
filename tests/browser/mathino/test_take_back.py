"""Taking back: within a round, and not across a deal."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import lying, place, sit_down, told, wait_for_turn

TAKE_BACK = "Take my move back"


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=TAKE_BACK).click()


@pytest.mark.thorough
def test_a_turn_is_taken_back_until_new_cards_are_dealt(enter: Visitors, house: House) -> None:
    """Two cards each and then the round is over; the computer agrees to everything, but the table does not."""
    page = enter()
    sit_down(page, house, "3 5  9 12  4 8 5 13", "Basic", hand_cards=2)
    mouse = Pointer(page)
    mouse.choose("hand 0")
    place(mouse, "discard")
    told(page, "discards 3")
    wait_for_turn(page)

    take_back(page)
    expect(page.locator('[data-card^="hand "]')).to_have_count(2)
    assert sorted(lying(page)) == ["13", "4", "5", "8"]

    for _ in range(2):
        wait_for_turn(page)
        mouse.choose("hand 0")
        place(mouse, "discard")
        expect(page.locator("[data-strip] .part")).to_have_count(0)
    wait_for_turn(page)
    expect(page.get_by_role("main").get_by_text("Deck 1, round 2").first).to_be_visible()
    take_back(page)

    expect(page.locator(".note")).to_contain_text("new cards have been dealt")
    expect(page.get_by_role("main").get_by_text("Deck 1, round 2").first).to_be_visible()
    screenshot(page, "mathino-no-take-back")
    check_looks(page)
