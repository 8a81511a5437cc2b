"""Whole rounds against the computer, from the shelf to the result: by mouse, by finger, by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.formula.playing import Mouse, Player
from tests.browser.hands import Finger, Keys
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import change_wish
from tests.budget import THOROUGH, budget

HANDS = "1 2 4 6 J  0 3 5 9 9" if not THOROUGH else "1 2 3 4 6 8 J  0 1 3 5 7 9 9"


def deal(page: Page, house: House, start: str) -> None:
    """Few cards, that a round may be short; on the thorough run as many as the sheet says."""
    change_wish(page, settings={"hand_size": budget(5, 7)})
    house.lay(f"{HANDS} {start}")


@pytest.mark.thorough
def test_by_mouse_dragging_cards(enter: Visitors, house: House) -> None:
    page = enter()
    page.locator('a[href="#/play/formula"]').click()
    deal(page, house, "2 4")
    page.get_by_role("button", name="Deal the cards").click()
    player = Player(page, Mouse(page))

    player.play_on()

    finish(player, page)


def test_by_finger_on_a_phone(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    page.locator('a[href="#/play/formula"]').tap()
    deal(page, house, "8 2")
    page.get_by_role("button", name="Deal the cards").tap()
    player = Player(page, Finger(page))

    player.play_on()

    finish(player, page)


def test_by_keys_alone(enter: Visitors, house: House) -> None:
    page = enter()
    keys = Keys(page)
    keys.reach(page.locator('a[href="#/play/formula"]'))
    page.keyboard.press("Enter")
    page.locator("h1", has_text="Formula").wait_for()
    deal(page, house, "3 3")
    keys.press("Deal the cards")
    player = Player(page, keys)

    player.play_on()

    finish(player, page)


def finish(player: Player, page: Page) -> None:
    """Who won, with the cards that everybody has left."""
    expect(page.get_by_role("columnheader", name="Score")).to_be_visible()
    expect(page.get_by_role("cell", name="0 cards left")).to_be_visible()
    assert player.formulas >= 1  # the first is dealt; how many more there are is up to the computer
    screenshot(page, "formula-end")
    check_looks(page)
