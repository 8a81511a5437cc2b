"""The desk: a slip of the finger counts for nothing, and on a small phone all that a turn needs is seen together."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET, Device
from tests.browser.hands import Finger, Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import build, desk, drag, join_by_link, place, sit_down, told, wait_for_turn
from tests.browser.tables import FRIENDS
from tests.budget import seldom

LAPTOP = Device("laptop", 1280, 800, touch=False)
PHONES = (Device("larger phone", 360, 740, touch=True), PHONE)


def see_together(page: Page, *devices: Device) -> None:
    """The hand, the sentence and the key that says it are on the screen, whole; and in a window of each of these sizes."""
    last = page.locator(".keypad button").last
    for device in devices or (None,):
        if device:
            page.set_viewport_size(device.size)
        for part in (page.locator('[data-card^="hand "]').first, page.locator("[data-strip]"), last):
            expect(part).to_be_in_viewport(ratio=0.99)


def test_hand_sentence_and_keys_are_seen_together_on_a_phone(enter: Visitors, house: House) -> None:
    """The advanced game has the most keys; a further step, and what the table says, take room as well."""
    page = enter(PHONE)
    sit_down(page, house, "13 4 2 7g  10 10 12 12  8 8 2g 5", "Advanced")
    finger = Finger(page)
    see_together(page, *PHONES)
    expect(page.locator(".felt")).to_be_in_viewport(ratio=0.99)

    for card in ("table 0", "table 1", "hand 2"):
        finger.choose(card)
    finger.press("Next")
    expect(page.locator(".note")).to_be_visible()
    see_together(page, *PHONES)
    page.keyboard.press("Escape")

    finger.choose("hand 0")  # the other way round a capture would be said
    finger.choose("table 0")
    finger.press("squared")
    finger.enter("16")
    expect(page.get_by_text("None of your other cards")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")  # as a finger does in passing; the further step takes the warning's place
    page.get_by_role("button", name="Digit sum").dispatch_event("click")  # a tap would scroll by itself
    see_together(page, *PHONES)
    finger.press("Clear all")
    finger.choose("hand 0")
    place(finger, "discard")

    wait_for_turn(page)
    expect(
        page.get_by_text("discards 10").or_(page.get_by_text("building")).or_(page.get_by_text("capture")).first
    ).to_be_visible()
    see_together(page, *PHONES)
    screenshot(page, "mathino-desk")
    check_looks(page)


def test_what_leaves_a_pile_behind_only_lies_there_until_it_is_said(enter: Visitors, house: House) -> None:
    """Whoever matches reads what that may cost first; another place or Undo put it right. A capture says itself."""
    page = enter()
    sit_down(page, house, "3 5 9 13  10 10 12 12  5 8 8 6", "Basic")
    mouse, strip = Pointer(page), desk(page).locator("[data-strip] .part")

    mouse.choose("table 0")
    drag(page, "hand 1", "match")
    expect(strip).to_contain_text("matching")
    screenshot(page, "mathino-laid")
    check_looks(page)
    mouse.press("Undo")
    expect(strip).not_to_contain_text("matching")
    assert page.locator('[data-card^="hand "]').count() == 4
    page.keyboard.press("Escape")

    drag(page, "hand 1", "table 0")
    told(page, "5, capture 5")


def test_tables_leave_the_desk_in_sight_and_every_column_is_reached(enter: Visitors, house: House) -> None:
    """M-12: a table that is larger than its place scrolls there, with its heads in sight."""
    page = enter(PHONE)
    sit_down(page, house, "13 4 2 7g  10 10 12 12  8 8 2g 5", "Advanced")
    page.get_by_role("button", name="A picture for counting").click()
    for device in (LAPTOP, TABLET, PHONE):
        page.set_viewport_size(device.size)
        page.get_by_role("button", name="Times", exact=True).click()
        last = page.get_by_role("region", name="Times tables").get_by_role("cell", name="169")
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=0.99)
        for head in ("columnheader", "rowheader"):
            expect(page.get_by_role(head, name="13", exact=True)).to_be_in_viewport(ratio=0.99)
        see_together(page)
        screenshot(page, "mathino-tables-open")
        page.get_by_role("button", name="Powers").click()
        page.get_by_role("cell", name="2197 19 10 1").scroll_into_view_if_needed()
        see_together(page)
        screenshot(page, "mathino-powers-open")
        check_looks(page)


@pytest.mark.parametrize("level", ["Starter", seldom("Basic"), seldom("Advanced")])
def test_whoever_builds_with_the_last_card_of_a_round_is_warned(enter: Visitors, house: House, level: str) -> None:
    """When the sentence begins to be one, and not before; a capture needs no warning. The keys stay in sight."""
    page = enter(PHONE)
    sit_down(page, house, "3 9  4 8 5 13", level, hand_cards=1)
    finger = Finger(page)
    warning = page.get_by_text("This is your last card of the round")

    finger.choose("table 0")
    finger.choose("hand 0")
    expect(warning).to_have_count(0)
    place(finger, "match")
    expect(warning).to_be_visible()
    finger.enter("+")
    expect(warning).to_be_visible()
    see_together(page)
    screenshot(page, f"mathino-last-card-{level.lower()}")
    check_looks(page)


def test_a_round_that_costs_points_is_foretold_and_told_without_covering_the_hand(enter: Visitors, house: House) -> None:
    """M-85: whoever gives away the only card that captures their pile is warned. What a round brought lies below the cards."""
    host, guest = enter(TABLET), enter(TABLET)
    sit_down(host, house, "3 8  10 11  5 12 2 1", "Basic", FRIENDS, hand_cards=2)
    join_by_link(host, guest)
    desk(host).wait_for()
    mine, theirs = Finger(host), Finger(guest)
    build(mine, "hand 0", "table 2", "+8")
    for _ in range(2):
        desk(guest).wait_for()
        wait_for_turn(guest)
        theirs.choose("hand 0")
        place(theirs, "discard")
        told(host, "discards")
        if host.locator('[data-card^="hand "]').count() == 1:
            wait_for_turn(host)
            mine.choose("hand 0")
            place(mine, "discard")
            expect(host.locator(".note")).to_contain_text("You have no other card for your own pile")
            place(mine, "discard")
            told(host, "discards 8")
    wait_for_turn(host)

    lines = host.locator(".own .said p")
    expect(lines).to_have_count(3)
    hand = host.locator("section.hand .card").first.bounding_box()
    highest = lines.first.bounding_box()
    assert hand
    assert highest
    assert highest["y"] >= hand["y"] + hand["height"]


@pytest.mark.thorough
def test_whoever_ends_the_round_with_a_build_is_told_that_nobody_can_help(enter: Visitors, house: House) -> None:
    """M-92: the other has no card left."""
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, "3 9  4 8 5 13", "Basic", FRIENDS, hand_cards=1)
    join_by_link(host, guest)
    desk(host).wait_for()
    Pointer(host).choose("hand 0")
    place(Pointer(host), "discard")
    desk(guest).wait_for()

    finger = Finger(guest)
    finger.choose("table 0")
    finger.choose("hand 0")
    finger.enter("+")

    expect(guest.get_by_text("nobody can capture this pile in time")).to_be_visible()
