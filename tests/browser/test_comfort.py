"""The page for every pair of eyes and hands: dark, large print, zoom, no motion, and a focus that one can see and follow."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, DEVICES, PHONE, WIDER, Device
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.motion import STILL, WATCH_MOTION
from tests.browser.tables import POINTS, sit_down
from tests.budget import seldom

LONGEST = 400
"""No animation takes longer, in milliseconds."""
SEEN = """() => {
    const one = document.activeElement;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return [one === document.body, outline, Math.round(box.top), Math.round(box.left), one.outerHTML.slice(0, 90)];
}"""

DARK = """() => {
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return paper.startsWith('rgb(') && paper.match(/\\d+/g).every(part => part < 60);
}"""
"""There is paper, and it is dark. A function: what is not one, a browser evaluates again only where a page allows `eval`."""


def prefer(page: Page, **preferences: object) -> None:
    """What somebody has set on this device."""
    page.evaluate(
        "kept => localStorage['sumdeck.preferences'] = JSON.stringify({pace: 'quick', offered: true, ...kept})", preferences
    )
    page.reload()


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize(("look", "large"), [("dark", False), seldom("light", True)], ids=["dark", "large"])
def test_the_pages_in_the_dark_and_in_large_print(enter: Visitors, house: House, device: Device, look: str, large: bool) -> None:
    page = enter(device)
    prefer(page, look=look, largePrint=large, textTable=large)
    name = "large" if large else "dark"
    screenshot(page, f"{name}-home")
    check_looks(page, WIDER)

    sit_down(page, house, "13 4 −2 10 ×3  1 1 12 15 3  7 6", "With times and divide", POINTS)
    hands = Pointer(page)
    hands.choose("centre 0")
    hands.choose("hand 3")
    screenshot(page, f"{name}-table", whole=large)
    check_looks(page, WIDER)


def test_twice_as_large(enter: Visitors, house: House) -> None:
    """200 % on a small laptop leaves half the pixels each way."""
    half = Device("zoomed", DESKTOP.width // 2, DESKTOP.height // 2, touch=False)
    page = enter(half, device_scale_factor=2)
    check_looks(page)
    page.goto("#/play/numero")
    page.get_by_role("button", name="Deal the cards").wait_for()
    check_looks(page)

    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    screenshot(page, "zoomed-table")
    check_looks(page)


def test_a_dark_device_gets_a_dark_page(enter: Visitors) -> None:
    page = enter(color_scheme="dark")

    page.wait_for_function(DARK)


@pytest.mark.parametrize("motion", [seldom("reduce"), "no-preference"])
def test_nothing_moves_for_long_and_nothing_at_all_where_that_is_asked(enter: Visitors, house: House, motion: str) -> None:
    page = enter(reduced_motion=motion)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    page.evaluate(WATCH_MOTION)

    page.keyboard.type("3 + 5 = 8, take 8")
    page.keyboard.press("Enter")
    page.get_by_text(re.compile("^Pip(:| discards)")).first.wait_for(state="attached")
    page.wait_for_function(STILL)

    moved: list[float] = page.evaluate("window.moved")
    assert max(moved, default=0) <= (LONGEST if motion == "no-preference" else 0)
    assert bool([time for time in moved if time]) == (motion == "no-preference")


def test_the_focus_can_be_seen_and_goes_as_one_reads(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    stops: list[tuple[bool, bool, int, int, str]] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stops.append(tuple(page.evaluate(SEEN)))
        if stops[-1][0]:
            break

    hidden = [html for body, outline, _, _, html in stops if not body and not outline]
    assert hidden == []
    tops = [top for body, _, top, _, html in stops if not body and "skip" not in html]
    assert tops == sorted(tops), stops
    assert len(tops) >= 25


def test_whoever_comes_by_keys_can_skip_to_the_page(enter: Visitors) -> None:
    page = enter()
    page.locator("h1").wait_for()

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_in_viewport()
    page.keyboard.press("Enter")

    expect(page.get_by_role("main")).to_be_focused()
