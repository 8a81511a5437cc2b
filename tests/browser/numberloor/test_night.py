"""Night cards: a turn taken over from another browser, a race of two, a finish in peace, and a call around one screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sumdeck.table.house import LONGEST_MOMENT
from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.devices import TABLET as DEVICE
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor.seats import (
    FRIENDS,
    IN_TURN,
    NIGHTS,
    TABLET,
    call,
    hand,
    join,
    jump,
    lift,
    open_cards,
    sit_down,
    whose_turn,
)
from tests.browser.tables import change_wish
from tests.browser.test_around_one_screen import hold_button

TOGETHER = "at => setTimeout(() => document.querySelector('.lift .go').click(), at - Date.now())"
"""Say it at a certain moment: two browsers of one machine have the same clock."""


def names(page: Page) -> list[str]:
    """Who sits at the table, seat by seat."""
    return page.locator(".who").all_inner_texts()


def test_a_turn_is_taken_over_from_another_browser(enter: Visitors, house: House) -> None:
    """L-57 to L-63: the guest's 8 of the night fits 5 with 3; what the host holds stays with the host."""
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, "2 5 7  ☾8 0 1  5 ±3", NIGHTS, FRIENDS, size="3")
    join(host, guest)
    first, second = names(host)
    expect(guest.locator(IN_TURN)).to_contain_text(first)

    call(guest)
    screenshot(guest, "numberloor-night")
    check_looks(guest)
    jump(guest, "up", "8")

    expect(guest.get_by_role("button", name="End my turn")).to_be_visible()
    expect(host.locator(IN_TURN)).to_contain_text(second)
    assert whose_turn(host) == whose_turn(guest) == second
    assert open_cards(host) == ["night floor 8", "balloon 3"]
    assert hand(host) == ["floor 2", "floor 5", "floor 7"]
    guest.get_by_role("button", name="End my turn").click()
    expect(host.locator(IN_TURN)).to_contain_text(first)


@pytest.mark.thorough
def test_a_night_card_that_does_not_fit_stays_in_the_hand_and_nobody_hears_of_it(enter: Visitors, house: House) -> None:
    """L-110: the guest's sum is true, but it is not the balloon's; then it is not even true."""
    host, guest = enter(), enter()
    sit_down(host, house, "2 5 7  ☾7 0 1  5 ±3", NIGHTS, FRIENDS, size="3")
    join(host, guest)
    told = host.get_by_role("log").inner_text()

    call(guest)
    jump(guest, "up", "7")

    expect(guest.locator(".note")).to_contain_text("isn’t true")
    assert hand(guest) == ["floor 0", "floor 1", "night floor 7"]
    assert host.get_by_role("log").inner_text() == told


def test_the_computer_waits_for_whoever_has_called(enter: Visitors, house: House) -> None:
    """A child needs longer than the usual moment to find way and floor; whoever thinks better of it lets the computer go on."""
    page = enter()
    change_wish(page, house={"moment_seconds": LONGEST_MOMENT})  # a busy machine needs longer for a tap than a child
    sit_down(page, house, "☾8 5 7  0 0 1  5 ±3  2 4", NIGHTS, size="3")
    for word in ("Take two cards", "Pass"):
        page.get_by_role("button", name=word, exact=True).click()
    call(page)

    expect(page.locator(".waiting")).to_have_count(0)  # on a phone it would lie over the cards
    assert [sent for sent in enter.watch(page).sent if '"wait"' in sent]
    assert whose_turn(page) == "Pip"
    assert open_cards(page) == ["floor 5", "balloon 3"]
    screenshot(page, "numberloor-called")
    jump(page, "up", "8")

    expect(page.get_by_role("button", name="End my turn")).to_be_visible()
    expect(page.locator(".talk").get_by_text("takes Pip’s turn.")).to_be_visible()


@pytest.mark.thorough
def test_a_race_of_two(enter: Visitors, house: House) -> None:
    """L-69: one of them is first, and all three browsers agree on who it was."""
    host, near, far = enter(), enter(), enter()
    sit_down(host, house, "0 5 7  ☾8 0 1  ☾2 0 1  5 ±3", NIGHTS, FRIENDS, size="3", players="3")
    for guest in (near, far):
        join(host, guest)
    expect(host.get_by_text("Waiting for the others")).to_have_count(0)
    for guest, way, floor in ((near, "up", "8"), (far, "down", "2")):
        call(guest)
        lift(guest).get_by_role("button", name=way).click()
        lift(guest).get_by_role("button", name=floor, exact=True).click()

    soon = host.evaluate("Date.now() + 400")
    near.evaluate(TOGETHER, soon)
    far.evaluate(TOGETHER, soon)

    expect(host.locator(IN_TURN)).not_to_contain_text(names(host)[0])
    quick, slow = (near, far) if whose_turn(host) == names(host)[1] else (far, near)
    expect(quick.get_by_role("button", name="End my turn")).to_be_visible()
    expect(slow.get_by_role("button", name="Night!")).to_be_visible()
    assert whose_turn(near) == whose_turn(far) == whose_turn(host)
    assert len(hand(quick)) == 2
    assert len(hand(slow)) == 3
    assert open_cards(slow) == open_cards(quick) == open_cards(host)


@pytest.mark.thorough
def test_a_protected_finish(enter: Visitors, house: House) -> None:
    """L-64: the host has laid the last floor. With both balloons down there is a star, and the moment comes again."""
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, "8 ±1 ±4  ☾8 ☾2 1  5 ±3", NIGHTS, FRIENDS, size="3")
    join(host, guest)
    jump(host, "up", "8")
    expect(host.get_by_text("Now play all your balloons")).to_be_visible()

    call(guest)
    jump(guest, "same", "8")

    expect(guest.locator(".note")).to_contain_text("nobody can interrupt this turn")
    for balloon in ("balloon 1", "balloon 4"):
        host.get_by_role("button", name=balloon, exact=True).click()
        lift(host).get_by_role("button", name="Say it").or_(host.locator('[data-card="open 1"]')).first.click()
        expect(host.get_by_role("button", name=balloon, exact=True)).to_have_count(0)  # it is laid before the next is touched
    expect(guest.get_by_role("listitem").filter(has_text=names(host)[0])).to_contain_text("1 star out of 5")
    expect(guest.locator(IN_TURN)).to_contain_text(names(host)[1])


@pytest.mark.thorough
def test_around_one_screen_anybody_may_call_and_nobody_is_seen(enter: Visitors, house: House) -> None:
    """The button is at every edge; before the curtain is lifted, no hand is in the page."""
    page = enter(DEVICE)
    sit_down(page, house, "2 5 7  ☾8 0 1  5 ±3", NIGHTS, TABLET, size="3")
    bo = names(page)[1]
    curtain = page.get_by_role("button", name="Hold to see your cards")
    curtain.wait_for()
    assert hand(page) == []

    page.get_by_role("button", name=f"Night! {bo}").tap()
    curtain.wait_for()
    expect(page.get_by_text(f"Only {bo} should look now.")).to_be_visible()
    assert hand(page) == []
    screenshot(page, "numberloor-around")
    check_looks(page)
    hold_button(page)
    lift(page).wait_for()
    assert hand(page) == ["floor 0", "floor 1", "night floor 8"]
    jump(page, "up", "1")
    page.locator(".note").wait_for()
    page.get_by_role("button", name="Hide my cards").tap()
    curtain.wait_for()
    expect(page.locator(".note")).to_have_count(0)  # it is about a card that nobody else should know of
    page.get_by_role("button", name=f"Night! {bo}").tap()
    hold_button(page)
    lift(page).wait_for()
    jump(page, "up", "8")

    expect(page.locator(IN_TURN)).to_contain_text(bo)
    assert open_cards(page)[0] == "night floor 8"
    assert all("☾8" in told or told == ["0", "1"] for told in hands_told(enter, page))


def hands_told(enter: Visitors, page: Page) -> list[list[str]]:
    """Every hand that has come to a page by its socket."""
    messages: list[dict[str, Any]] = [json.loads(frame) for frame in enter.watch(page).frames]
    faces = [message["view"] for message in messages if "face" in message]
    return [[card["text"] for card in face["hand"]] for face in faces if face["hand"]]
