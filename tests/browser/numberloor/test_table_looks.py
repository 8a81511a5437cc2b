"""The table of Numberloor for every pair of eyes: on every device, dark, in large print, zoomed, in words, and in motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.motion import STILL, WATCH_MOTION
from tests.browser.numberloor.seats import FIRST, JUMPS, NIGHTS, jump, lift, sit_down
from tests.budget import seldom

LONGEST = 400
"""No animation takes longer, in milliseconds."""
CARDS = "2 5 ±4 odd skip ≈2  ☾8 0 0 1 1 1  9 ±3"


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_a_jump_over_the_roof_on_every_device(enter: Visitors, house: House, device: Device) -> None:
    """L-43: before it is said nothing is filled in; when it is wrong, nothing is given away."""
    page = enter(device)
    sit_down(page, house, CARDS)
    lift(page).get_by_role("button", name="up").click()
    screenshot(page, "numberloor-table")
    check_looks(page, WIDER)

    jump(page, "down", "5")

    expect(page.locator(".note")).to_contain_text("isn’t true")
    expect(page.locator(".note")).not_to_contain_text("2")
    screenshot(page, "numberloor-wrong", whole=True)
    check_looks(page, WIDER)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("level", "cards"), [(FIRST, "3 4 5 6 7 8  0 0 0 1 1 1  2 9"), (JUMPS, "2 5 ±1 odd skip ≈2  8 0 0 1 1 1  9 ±3")]
)
def test_the_other_levels_on_a_desk(enter: Visitors, house: House, level: str, cards: str) -> None:
    page = enter(DESKTOP)

    sit_down(page, house, cards, level)

    screenshot(page, f"numberloor-{level[0]}")
    check_looks(page)
    expect(page.get_by_role("button", name="Night!")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize(("look", "large"), [seldom("dark", False), ("light", True)], ids=["dark", "large"])
def test_in_the_dark_and_in_large_print_with_the_table_in_words(enter: Visitors, house: House, look: str, large: bool) -> None:
    page = enter(PHONE)
    kept = {"pace": "quick", "offered": True, "look": look, "largePrint": large, "textTable": large}
    page.evaluate("kept => localStorage['sumdeck.preferences'] = JSON.stringify(kept)", kept)
    page.reload()

    sit_down(page, house, CARDS)

    screenshot(page, f"numberloor-{'large' if large else 'dark'}", whole=True)
    check_looks(page)
    if large:
        expect(page.get_by_role("region", name="The table in words")).to_contain_text("balloon 3")


@pytest.mark.thorough
def test_twice_as_large(enter: Visitors, house: House) -> None:
    """200 % on a small laptop leaves half the pixels each way."""
    page = enter(Device("zoomed", DESKTOP.width // 2, DESKTOP.height // 2, touch=False), device_scale_factor=2)

    sit_down(page, house, CARDS)

    screenshot(page, "numberloor-zoomed")
    check_looks(page)


@pytest.mark.parametrize("motion", [seldom("reduce"), "no-preference"])
def test_nothing_moves_for_long_and_nothing_at_all_where_that_is_asked(enter: Visitors, house: House, motion: str) -> None:
    """L-53: the dance of a star as well."""
    page = enter(reduced_motion=motion)
    sit_down(page, house, "8 1 4  ☾8 0 0  5 ±3", NIGHTS, size="3")
    page.evaluate(WATCH_MOTION)

    for floor, sum_said in (("8", ""), ("1", "11"), ("4", "")):
        jump(page, "up", floor, sum_said)
        expect(page.locator('[data-card="open 0"]')).to_contain_text(f"floor {floor}")
    expect(page.locator(".star").get_by_text("A star for")).to_be_visible()
    page.wait_for_function(STILL)

    moved: list[float] = page.evaluate("window.moved")
    assert max(moved, default=0) <= (LONGEST if motion == "no-preference" else 0)
    assert bool([time for time in moved if time]) == (motion == "no-preference")
