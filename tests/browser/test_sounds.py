"""Sounds and the voice are offered once, and the answer is remembered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors, stop_time
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks
from tests.browser.tables import sit_down

HEAR = """() => {
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""
"""From now on `window.heard` counts the notes."""


def asked(page: Page) -> bool:
    """What this device remembers."""
    return bool(page.evaluate("JSON.parse(localStorage['sumdeck.preferences'] ?? '{}').offered ?? false"))


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_offer_lies_on_no_card_and_comes_once(enter: Visitors, house: House, device: Device) -> None:
    page = enter(device, quick=False)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    offer = page.get_by_role("group", name="Sounds and voice?")
    expect(offer).to_be_in_viewport()
    box = offer.bounding_box()
    assert box
    assert all(box["y"] + box["height"] <= (one.bounding_box() or box)["y"] for one in page.locator(".card").all())
    check_looks(page, WIDER)
    assert not asked(page)

    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.get_by_role("region", name="Centre").wait_for()
    assert asked(page)
    expect(offer).to_have_count(0)


def test_who_likes_sounds_hears_a_take_a_mistake_and_the_own_turn(enter: Visitors, house: House) -> None:
    page = enter(PHONE, quick=False, clock=True)
    page.evaluate(HEAR)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    page.get_by_role("button", name="Yes", exact=True).click()
    page.wait_for_function("() => window.heard === 3")

    page.keyboard.type("3 + 5 = 9, take 9")
    page.wait_for_function("() => window.heard === 4")  # the first key, as a card that is put down
    page.evaluate("window.heard = 0")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard === 2")
    page.evaluate("window.heard = 0")
    page.locator("[data-typed]").fill("3 + 5 = 8, take 8")
    stop_time(page)
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard === 3")
    page.evaluate("window.heard = 0")
    page.get_by_role("button", name="Skip ahead").click()
    page.clock.resume()
    # What the other has done, and two notes for the own turn.
    page.wait_for_function("() => window.heard >= 3")
