"""The level for those who cannot read yet: two taps or a drag lay a card, pictures and sounds say the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor.seats import FIRST, IN_TURN, hand, open_cards, sit_down
from tests.browser.wordless import LOUDSPEAKER, to_be_read


def lay(page: Page, card: str, stack: int) -> None:
    """Tap a card of the hand, then the open card that it goes on."""
    page.get_by_role("button", name=card, exact=True).first.tap()
    page.locator(f'[data-card="open {stack}"]').tap()


def test_a_star_without_reading_a_word(enter: Visitors, house: House) -> None:
    """L-95 to L-101: 5 on 4, 0 on 9, 6 on 5; the card that does not go there comes back."""
    page = enter(PHONE)
    page.add_init_script(LOUDSPEAKER)
    sit_down(page, house, "5 6 0  1 1 2  4 9  3 3 3", FIRST, size="3")
    page.reload()
    page.get_by_role("region", name="The house").wait_for()
    screenshot(page, "numberloor-youngest")
    check_looks(page)
    assert to_be_read(page) == []
    left, right = (page.locator(f'[data-card="open {stack}"]').bounding_box() for stack in (0, 1))
    assert left
    assert right
    assert left["y"] == right["y"]
    assert left["x"] < right["x"]
    page.get_by_role("button", name="Sounds and voice").tap()

    lay(page, "floor 6", 1)
    expect(page.get_by_role("log")).to_contain_text("doesn’t go there")
    assert hand(page) == ["floor 0", "floor 5", "floor 6"]
    page.wait_for_function("() => `${window.heard.slice(-2)}` === '294,262'")
    assert "It’s back in your hand" in page.evaluate("window.told.at(-1)")
    lay(page, "floor 5", 0)
    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 5")
    page.wait_for_function("() => `${window.heard.slice(-2)}` === '392,440'")
    lay(page, "floor 0", 1)
    expect(page.locator('[data-card="open 1"]')).to_contain_text("floor 0")
    lay(page, "floor 6", 0)

    expect(page.get_by_role("listitem").first).to_contain_text("1 star out of 5")
    page.wait_for_function("() => window.heard.join().includes('523,659,784,659,784,1047')")  # and then perhaps what another lays
    screenshot(page, "numberloor-star")


@pytest.mark.thorough
def test_a_card_is_dragged_and_a_picture_takes_two(enter: Visitors, house: House) -> None:
    """L-99: whoever cannot or will not lay takes two cards with one tap, and the next one plays."""
    page = enter(TABLET)
    sit_down(page, house, "5 6 2  1 1 1  4 9  7 8", FIRST, size="3")
    page.locator('[data-card="hand 1"]').drag_to(page.locator('[data-card="open 0"]'))
    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 5")
    screenshot(page, "numberloor-youngest")
    check_looks(page)
    page.get_by_role("button", name="End my turn").tap()
    expect(page.locator(IN_TURN)).to_contain_text("you")
    assert open_cards(page)[0] == "floor 5"

    page.get_by_role("button", name="Pass and take two cards").tap()

    expect(page.locator('[data-card^="hand"]')).to_have_count(4)
