"""A level of one's own on the choosing page: numbers and wild cards are ticked, kept under a name, and played with."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks, screenshot

OURS = re.compile("^Ours")


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_cards_are_ticked_kept_and_played_with(enter: Visitors, device: Device) -> None:
    """Times without divide, with numbers to ten; the next visit finds it under its name."""
    page = enter(device, "#/play/numero")
    page.get_by_text("My own cards").click()
    page.get_by_label("−2", exact=True).uncheck()
    page.get_by_label("×3", exact=True).check()
    page.get_by_label("Give it a name").fill("Ours")
    page.get_by_role("button", name="Save on this device").click()
    screenshot(page, "own-cards", whole=True)
    check_looks(page, WIDER)

    page.reload()
    page.get_by_role("radio", name=OURS).check()
    expect(page.get_by_label("×3", exact=True)).to_be_checked()
    page.get_by_role("button", name="Deal the cards").click()

    page.get_by_role("region", name="Centre").wait_for()
    expect(page.get_by_text("1-10 ×3").first).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/play/numero")
    expect(page.get_by_label("×3", exact=True)).to_be_checked()


@pytest.mark.thorough
def test_a_level_of_ones_own_can_be_forgotten(enter: Visitors) -> None:
    page = enter(PHONE, "#/play/numero-solitaire")
    page.get_by_text("My own cards").click()
    page.get_by_label("Give it a name").fill("Ours")
    page.get_by_role("button", name="Save on this device").click()

    page.get_by_role("button", name="Delete Ours").click()

    expect(page.get_by_role("radio", name=OURS)).to_have_count(0)
