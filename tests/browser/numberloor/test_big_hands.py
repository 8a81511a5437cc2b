"""There is no limit to a hand (L-34), so many cards have to fit: what is said with them stays in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import TABLET, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor.seats import COMPUTER, NIGHTS, sit_down
from tests.browser.numberloor.seats import TABLET as AROUND
from tests.browser.tables import change_wish
from tests.budget import seldom

LAPTOP = Device("laptop", 1280, 800, touch=False)
NEEDED = '[data-card^="hand"], [data-card^="open"], .lift button, .desk .button'


def out_of_sight(page: Page) -> list[str]:
    """What a player needs in a turn and would have to scroll for."""
    found: list[str] = page.locator(NEEDED).evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().bottom > innerHeight + 1).map(one => one.textContent.trim())"
    )
    return found


def sit_down_with(page: Page, house: House, count: int, way: str = COMPUTER) -> None:
    """As if cards had been taken for some turns: more than the page offers to begin with."""
    change_wish(page, settings={"hand_size": count})
    sit_down(page, house, "", NIGHTS, way)
    expect(page.locator('[data-card^="hand"]')).to_have_count(0 if way == AROUND else count)


@pytest.mark.parametrize("count", [seldom(8), 16])
def test_many_cards_leave_the_keys_in_sight(enter: Visitors, house: House, count: int) -> None:
    page = enter(TABLET)
    sit_down_with(page, house, count)

    for device in (TABLET, LAPTOP):
        page.set_viewport_size(device.size)
        screenshot(page, f"numberloor-hand-of-{count}")
        assert out_of_sight(page) == []
        check_looks(page)
    expect(page.locator(".held b").first).to_have_text(str(count))
    expect(page.locator(".held b").first).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("count", [seldom(6), 8])
def test_around_one_screen_too(enter: Visitors, house: House, count: int) -> None:
    page = enter(LAPTOP)
    sit_down_with(page, house, count, AROUND)
    page.get_by_role("button", name="Hold to see your cards").press("Enter")
    expect(page.locator('[data-card^="hand"]')).to_have_count(count)

    screenshot(page, f"numberloor-around-{count}")
    assert out_of_sight(page) == []
    cover = page.get_by_role("button", name="Hide my cards").bounding_box()
    assert cover
    assert cover["y"] + cover["height"] <= LAPTOP.height
