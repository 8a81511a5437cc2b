"""The lamp: one small step at a time, as far as the move itself; and nothing of it unasked."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor import seats as numberloor
from tests.browser.tables import sit_down

PAUSE = 5_000


def test_the_lamp_goes_from_look_again_to_the_move_itself(enter: Visitors, house: House) -> None:
    page = enter(clock=True)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    rungs = page.get_by_role("region", name="Help").get_by_role("listitem")

    page.get_by_role("button", name="A little help", exact=True).click()
    for count in range(1, 6):
        expect(rungs).to_have_count(count)
        assert "take 8" not in rungs.last.inner_text()
        expect(page.get_by_text("Have another look first.")).to_be_visible()
        page.clock.fast_forward(PAUSE)
        page.get_by_role("button", name="A little more help").click()

    expect(rungs).to_have_count(6)
    expect(rungs.last).to_contain_text("take 8")
    expect(page.get_by_text("That’s all the help there is.")).to_be_visible()
    assert page.locator(".chip").count() == 0
    screenshot(page, "lamp-last")
    check_looks(page)


COVERED = """what => [...document.querySelectorAll(what)].filter(one => {
    const box = one.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.over');
}).map(one => one.innerText)"""


@pytest.mark.parametrize(("device", "what"), [(TABLET, ".who, [data-card]"), (PHONE, "[data-card]")], ids=["tablet", "phone"])
def test_however_often_one_asks_what_is_played_with_stays_in_sight(
    enter: Visitors, house: House, device: Device, what: str
) -> None:
    """On a tablet the players too."""
    page = enter(device, clock=True)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    help_ = page.get_by_role("region", name="Help")
    page.get_by_role("button", name="A little help", exact=True).tap()
    for count in range(1, 6):
        expect(help_.get_by_role("listitem")).to_have_count(count)
        assert page.evaluate(COVERED, what) == []
        page.clock.fast_forward(PAUSE)
        page.get_by_role("button", name="A little more help").tap()

    expect(help_.get_by_role("listitem")).to_have_count(6)
    expect(help_.get_by_role("listitem").last).to_be_in_viewport()
    assert page.evaluate(COVERED, what) == []


def test_a_picture_to_count_with_lies_above_the_cards(enter: Visitors, house: House) -> None:
    page = enter(TABLET)
    numberloor.sit_down(page, house)
    page.get_by_role("button", name="A picture for counting").tap()
    picture = page.get_by_role("region", name="A picture for counting")
    picture.get_by_role("slider").wait_for()

    above, below = picture.bounding_box(), page.locator('[data-card="open 0"]').bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] < below["y"] + below["height"] / 8


def test_who_says_that_they_are_stuck_is_told_of_the_lamp_and_gets_no_hint_unasked(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")

    page.get_by_role("button", name="Type the sentence").click()
    page.keyboard.type("I'm stuck")
    page.keyboard.press("Enter")

    expect(page.get_by_text("That’s all right. Ask for a little help: one small step at a time.").first).to_be_visible()
    expect(page.get_by_role("region", name="Help").get_by_role("listitem")).to_have_count(0)
