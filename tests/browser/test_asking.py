"""What friends ask of each other in the middle of a game: a move back, a stand-in for who has left; and a clock that runs out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import FRIENDS, sit_down
from tests.browser.test_friends import hand, join_by_link

CARDS = "9 9 9 9 8  7 7 7 7 8  1 2 3 4"


def discard(page: Page, place: str) -> None:
    page.locator(f'[data-card="{place}"]').click()
    page.get_by_role("button", name="Discard").click()


def ask(page: Page, wish: str) -> None:
    """Ask for something by the menu of the table."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=wish).click()


def two_with(enter: Visitors, house: House, **rules: Any) -> tuple[Page, Page]:
    """Two people at a table whose rules the choosing page does not offer, since nobody has so little patience."""
    house.lay(CARDS)
    made = house.open(house=rules)
    joined = house.join(code=made["code"])
    pages = enter(), enter(PHONE)
    for page, seat in zip(pages, (made["seats"][0], joined), strict=True):
        own = [{"seat": seat["seat"], "token": seat["token"]}]
        held = {"table": made["table"], "game": "numero", "level": "numbers-10", "way": "friends", "code": "", "over": False}
        page.evaluate("held => { localStorage['sumdeck.tables'] = held }", json.dumps([{**held, "seats": own}]))
        page.goto(f"#/table/{made['table']}")
        page.get_by_role("region", name="Centre").wait_for()
    return pages


def test_a_move_is_taken_back_if_the_other_agrees(enter: Visitors, house: House) -> None:
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, CARDS, "Numbers to 10", FRIENDS)
    join_by_link(host, guest)
    discard(host, "hand 0")
    expect(guest.get_by_role("region", name="Your sentence")).to_be_visible()

    ask(host, "Take my move back")
    question = guest.get_by_role("region", name="A question")
    expect(host.get_by_text("You’ve asked. The others decide.")).to_be_visible()
    expect(question).to_be_visible()
    screenshot(guest, "friends-take-back-asked")
    check_looks(guest)
    question.get_by_role("button", name="No").click()
    expect(host.get_by_role("region", name="Your sentence")).to_be_hidden()
    expect(question).to_be_hidden()
    assert hand(host).count("8") == 0

    ask(host, "Take my move back")
    question.get_by_role("button", name="Yes").click()
    expect(host.get_by_role("region", name="Your sentence")).to_be_visible()
    assert hand(host).count("8") == 1


def test_the_computer_plays_on_for_somebody_who_has_left_until_they_return(enter: Visitors, house: House) -> None:
    host, guest = two_with(enter, house, patience_seconds=0)
    discard(host, "hand 0")
    table = guest.url
    guest.goto("#/about")
    expect(host.get_by_text("coming back …", exact=True)).to_be_visible()

    ask(host, "Let the computer play for")
    expect(host.get_by_role("region", name="Your sentence")).to_be_visible()
    expect(host.get_by_text("is playing for").first).to_be_attached()
    guest.goto(table)
    discard(host, "hand 0")

    expect(guest.get_by_role("region", name="Your sentence")).to_be_visible()
    assert len(hand(guest)) == 5


@pytest.mark.thorough
def test_when_the_time_is_up_a_card_is_laid_down(enter: Visitors, house: House) -> None:
    host, guest = two_with(enter, house, turn_seconds=3, clock_at_zero="discard")

    expect(host.get_by_role("progressbar")).to_be_visible()
    expect(guest.get_by_text("time is up. The simplest move is made.").first).to_be_attached()
    expect(guest.get_by_role("region", name="Your sentence")).to_be_visible()
