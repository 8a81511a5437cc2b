"""Help and the end at the level for those who cannot read yet: pictures, with words for the ear alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, PHONE, TABLET, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor.seats import FIRST, sit_down
from tests.browser.numberloor.seats import TABLET as AROUND
from tests.browser.wordless import climb, lend_a_voice, press, to_be_read


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_whole_ladder_is_drawn_and_the_card_comes_last(enter: Visitors, house: House, device: Device) -> None:
    """L-98: next door, up, on the open 4, another pair, and then the 5."""
    page = enter(device, clock=True)
    sit_down(page, house, "5 7 2  1 1 2  4 9  3 3 3", FIRST, size="3")
    lend_a_voice(page)
    assert to_be_read(page) == []

    words = climb(page, device, "numberloor-lamp")

    assert len(words) == 6
    assert all("5" not in rung for rung in words[:-1])
    assert words[1:3] == ["One of your cards lives on the same floor as a face-up card, or next door.", "Go up!"]
    assert words[-1].endswith("5 on 4")
    check_looks(page, WIDER)


@pytest.mark.thorough
def test_where_nothing_fits_the_lamp_shows_two_cards(enter: Visitors, house: House) -> None:
    page = enter(PHONE, clock=True)
    sit_down(page, house, "6 7 2  1 1 2  4 9  3 3 3", FIRST, size="3")

    words = climb(page, PHONE, "numberloor-lamp-nothing")

    assert len(words) == 3
    assert "pass" in words[-1].lower()


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_end_is_a_picture_and_its_buttons_are(enter: Visitors, house: House, device: Device) -> None:
    """L-96: one star wins here; who has won wears the crown."""
    page = enter(device)
    sit_down(page, house, "5 6 0  1 1 2  4 9  3 3 3", FIRST, size="3", stars="1 star")
    for held, card, stack in ((3, "floor 5", 0), (2, "floor 0", 1), (1, "floor 6", 0)):
        expect(page.locator('[data-card^="hand"]')).to_have_count(held)
        press(page.get_by_role("button", name=card, exact=True).first, device)
        press(page.locator(f'[data-card="open {stack}"]'), device)

    expect(page.locator("#ending")).to_have_text("You win!")
    expect(page.locator("li.won svg.crown")).to_have_count(1)
    expect(page.locator("li.won.own span.star")).to_have_count(1)
    assert to_be_read(page) == []
    assert page.get_by_role("table").count() == 0
    screenshot(page, "numberloor-first-end")
    check_looks(page, WIDER)
    for name in ("Look back", "Play something else"):
        expect(page.get_by_role("link", name=name)).to_be_visible()

    over = page.url
    press(page.get_by_role("button", name="Play again"), device)
    expect(page).not_to_have_url(over)
    # Of three cards the computer, which begins, may have laid all at once: no house is seen then.
    expect(page.get_by_role("region", name="The house").or_(page.locator("#ending")).first).to_be_visible()


@pytest.mark.thorough
def test_a_step_of_help_is_read_aloud_when_asked(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    sit_down(page, house, "5 7 2  1 1 2  4 9  3 3 3", FIRST, size="3")
    lend_a_voice(page)
    page.get_by_role("button", name="A little help", exact=True).tap()
    expect(page.get_by_role("region", name="Help").get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("window.told") == []

    page.get_by_role("button", name="Read it to me").tap()

    page.wait_for_function("() => window.told.length > 0")
    assert page.evaluate("window.told") == ["Look again: every card on the table, then every card in your hand."]


@pytest.mark.thorough
def test_the_curtain_needs_no_reading_either(enter: Visitors, house: House) -> None:
    page = enter(TABLET)
    sit_down(page, house, "5 7 2  1 1 2  4 9  3 3 3", FIRST, AROUND, size="3")
    hold = page.get_by_role("button", name="Hold to see your cards")
    expect(hold).to_be_visible()
    assert to_be_read(page) == []
    screenshot(page, "numberloor-first-curtain")
    check_looks(page)

    hold.press("Enter")

    expect(page.locator('[data-card^="hand"]')).to_have_count(3)
    assert to_be_read(page) == []
