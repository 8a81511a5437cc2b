"""Everything that happens is seen: cards travel, piles grow, and the hand stays where it is."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors, stop_time
from tests.browser.devices import PHONE, TABLET, Device
from tests.browser.motion import STILL, WATCH_MOTION
from tests.browser.tables import sit_down
from tests.budget import seldom

LARGE_PHONE = Device("large phone", 390, 844, touch=True)
LONGEST = 400
"""No card is longer on its way, in milliseconds."""
COUNT_FLIGHTS = """() => {
    window.flights = [];
    new MutationObserver(all => all.forEach(({addedNodes}) => addedNodes.forEach(one => {
        if (one.className === 'flying') window.flights.push(one.textContent.replace(/\\s/g, ''));
    }))).observe(document.body, {childList: true});
}"""
"""From now on `window.flights` has what is printed on each card that travels."""
HAND = "() => document.querySelector('section.hand').getBoundingClientRect().top + scrollY"


def say(page: Page, sentence: str) -> None:
    """Type a sentence and say it."""
    page.keyboard.type(sentence)
    page.keyboard.press("Enter")


def test_what_is_taken_flies_onto_a_pile_that_grows(enter: Visitors, house: House) -> None:
    page = enter(TABLET, reduced_motion="no-preference")
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3  10")
    page.wait_for_function(STILL)
    page.evaluate(WATCH_MOTION)
    page.evaluate(COUNT_FLIGHTS)

    say(page, "3 + 5 = 8, take 8")
    expect(page.locator("[data-seat='0'] [data-pile]")).to_have_attribute("data-pile", "3")

    # The two that were taken, what took them, and a new card: each with its number in the middle and in two corners.
    assert {"555", "333", "888", "101010"} <= set(page.evaluate("window.flights"))
    page.get_by_role("button", name="Say it").wait_for()
    page.wait_for_function(STILL)
    expect(page.locator(".flying")).to_have_count(0)
    assert max(page.evaluate("window.moved")) <= LONGEST


def test_a_card_can_be_chosen_while_it_is_on_its_way(enter: Visitors, house: House) -> None:
    """What can be tapped lies where it belongs from the first moment: only its picture is late."""
    page = enter(TABLET, reduced_motion="no-preference")
    # Motion that never ends by itself.
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.0001})
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    page.locator(".flying").first.wait_for(state="attached")

    card = page.locator("[data-card='hand 0']")
    card.click()

    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".flying")).to_have_count(0)


def test_nothing_travels_where_that_is_asked(enter: Visitors, house: House) -> None:
    page = enter(TABLET, reduced_motion="reduce")
    page.evaluate(COUNT_FLIGHTS)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    say(page, "3 + 5 = 8, take 8")
    expect(page.locator("[data-seat='0'] [data-pile]")).to_have_attribute("data-pile", "3")

    assert page.evaluate("window.flights") == []


@pytest.mark.parametrize("device", [seldom(TABLET), PHONE, seldom(LARGE_PHONE)], ids=lambda device: device.name)
def test_the_hand_stays_where_it_is_whoever_plays_or_speaks(enter: Visitors, house: House, device: Device) -> None:
    page = enter(device, quick=False, clock=True)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    tops = {"my turn": page.evaluate(HAND)}

    page.keyboard.type("3 + 5 = 9, take 9")
    tops["typing"] = page.evaluate(HAND)
    page.keyboard.press("Enter")
    page.locator(".note").wait_for()
    tops["a mistake"] = page.evaluate(HAND)
    page.locator("[data-typed]").fill("3 + 5 = 8, take 8")
    stop_time(page)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Skip ahead").wait_for()
    tops["another turn"] = page.evaluate(HAND)
    page.get_by_role("button", name="Skip ahead").click()
    page.clock.resume()
    page.get_by_role("button", name="Say it").wait_for()
    tops["what was said"] = page.evaluate(HAND)

    assert max(tops.values()) - min(tops.values()) <= 1, tops
