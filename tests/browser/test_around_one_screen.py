"""A family around one tablet: a curtain between turns, and nobody's cards before their owner has opened it."""

import json
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import TABLET as DEVICE
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor import seats
from tests.browser.sight import look
from tests.browser.stillness import stand_still
from tests.browser.tables import TABLET, sit_down
from tests.browser.test_still import SCREENS
from tests.browser.watch import Watch

LONG = 10_000
"""Milliseconds: much more than the curtain wants to be held."""
TOUCH = """button => {
    for (const name of ['pointerdown', 'pointerup', 'click'])
        button.dispatchEvent(new PointerEvent(name, {bubbles: true, detail: 1}));
}"""
NINES, SEVENS = ["9", "9", "9", "9", "10"], ["7", "7", "7", "7", "8"]


TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A touch that ends is a tap by then, if it is one."""


def hands_told(watch: Watch) -> list[list[str]]:
    """Every hand that has come by the socket."""
    messages: list[dict[str, Any]] = [json.loads(frame) for frame in watch.frames]
    faces = [message["view"] for message in messages if "face" in message]
    return [[card["text"] for card in face["hand"]] for face in faces if face["hand"]]


def hand(page: Page) -> list[str]:
    return [card.face for card in look(page).cards if card.zone == "hand"]


def hold(page: Page) -> None:
    """Hold the button of the curtain until one can say something."""
    hold_button(page)
    page.get_by_role("region", name="Your sentence").wait_for()


def hold_button(page: Page) -> None:
    """Hold the button of the curtain for as long as it takes."""
    curtain = page.get_by_role("button", name="Hold to see your cards")
    curtain.hover()
    page.mouse.down()
    expect(curtain).to_be_hidden()
    page.mouse.up()


def touch_in_passing(page: Page) -> None:
    """Touch the button of the curtain for less than it takes, however slow the machine is; then let time go by."""
    page.get_by_role("button", name="Hold to see your cards").evaluate(TOUCH)
    page.clock.fast_forward(LONG)


def discard(page: Page, place: str) -> None:
    page.locator(f'[data-card="{place}"]').click()
    page.get_by_role("button", name="Discard").click()
    page.get_by_role("button", name="Hold to see your cards").wait_for()


def test_no_hand_is_in_the_page_or_on_the_wire_while_the_curtain_is_closed(enter: Visitors, house: House) -> None:
    page = enter(DEVICE, clock=True)
    watch = enter.watch(page)
    sit_down(page, house, " ".join((*NINES, *SEVENS, "1 2 3 4")), "Numbers to 10", TABLET)
    page.get_by_role("button", name="Hold to see your cards").wait_for()
    assert_closed(page, "9", "7")
    assert hands_told(watch) == []

    touch_in_passing(page)
    assert_closed(page, "9", "7")
    assert hands_told(watch) == []

    hold(page)
    assert hand(page) == NINES
    assert "7" not in {face for told in hands_told(watch) for face in told}
    screenshot(page, "tablet-open")
    check_looks(page)

    page.get_by_role("button", name="Hide my cards").click()
    assert_closed(page, "9", "7")
    hold(page)
    assert hand(page) == NINES

    discard(page, "hand 4")
    told = len(hands_told(watch))
    assert_closed(page, "9", "7")
    assert "7" not in {face for told in hands_told(watch) for face in told}
    page.clock.fast_forward(LONG)
    assert len(hands_told(watch)) == told
    screenshot(page, "tablet-curtain-said")

    hold(page)
    assert hand(page) == SEVENS
    assert "9" not in page.get_by_role("region", name="’s hand").inner_text()
    watch.frames.clear()
    discard(page, "hand 0")
    assert all("9" not in told for told in hands_told(watch))


def assert_closed(page: Page, *faces: str) -> None:
    """Neither the document nor what a screen reader is given holds a card with one of these faces."""
    assert hand(page) == []
    snapshot = page.get_by_role("main").aria_snapshot()
    cards = page.locator("svg .print").all_text_contents()
    for face in faces:
        assert f'"{face}"' not in snapshot
        assert face not in [card.strip() for card in cards]


@pytest.mark.thorough
def test_everybody_has_a_name_and_is_here(enter: Visitors, house: House) -> None:
    """Nothing moves when the curtain is lifted: the hand lies there face down, and behind the curtain is room for the desk."""
    page = enter()
    sit_down(page, house, "", "Numbers to 10", TABLET)
    stand_still(page)
    lay = [where_the_felt_is(page, *size) for size in SCREENS]

    hold(page)
    assert [where_the_felt_is(page, *size) for size in SCREENS] == lay

    expect(page.get_by_text("coming back")).to_have_count(0)
    expect(page.get_by_text("you", exact=True)).to_have_count(0)
    expect(page.get_by_role("region", name="’s hand")).to_be_visible()


def where_the_felt_is(page: Page, width: int, height: int) -> FloatRect | None:
    page.set_viewport_size({"width": width, "height": height})
    return page.locator(".felt").bounding_box()


def test_the_finger_that_lifts_the_curtain_touches_nothing_behind_it(enter: Visitors, house: House) -> None:
    """Whatever lies under the finger when it lets go was not there when it was put down."""
    page = enter(DEVICE)
    seats.sit_down(page, house, way=TABLET)
    button = page.get_by_role("button", name="Hold to see your cards")
    box = button.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for _ in range(2):
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        page.get_by_role("button", name="Hide my cards").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.evaluate(TWO_FRAMES)
        expect(page.get_by_role("button", name="Hide my cards")).to_be_visible()
        assert page.get_by_text("72", exact=True).count()
        page.get_by_role("button", name="Hide my cards").tap()
