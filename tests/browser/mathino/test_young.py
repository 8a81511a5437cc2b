"""The game of the very young by touch: a whole deck around one table, with pictures to tap and not a word to read."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.hands import Finger
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import choose, felt

WORDS = re.compile(r"(?P<colour>\w+) (?P<number>\d+)")
MY_TURN = """() => {
    const mine = document.querySelector('[data-drop=colour]') && document.querySelector('[data-card^="hand "]');
    if (!mine) [...document.querySelectorAll('button')].find(one => one.textContent.includes('Do not wait'))?.click();
    return mine || document.querySelector('#ending');
}"""

PLAYED = """held => document.querySelectorAll('[data-card^="hand "]').length !== held"""


class Seen(NamedTuple):
    """A card as a child sees it: where it lies, and what it looks like."""

    place: str
    colour: str
    number: str


def look(page: Page, zone: str) -> list[Seen]:
    """The cards of the table or of one's own hand."""
    found: list[list[str]] = page.locator(f'[data-card^="{zone} "]').evaluate_all(
        "all => all.map(one => [one.dataset.card, one.querySelector('.only-spoken').innerText])"
    )
    return [Seen(place, *read.groups()) for place, words in found if (read := WORDS.search(words))]


def think(page: Page) -> tuple[Seen, list[Seen], str]:
    """A card, what it wins, and what these have in common; nothing where no card is like another."""
    hand, table = look(page, "hand"), look(page, "table")
    for card in hand:
        for look_, alike in (
            ("number", [one for one in table if one.number == card.number]),
            ("colour", [one for one in table if one.colour == card.colour]),
        ):
            if alike:
                return card, alike, look_
    return hand[0], [], "discard"


def play(page: Page) -> bool:
    """A turn with a finger. Says whether it was still to be played."""
    page.wait_for_function(MY_TURN)
    if page.locator("#ending").count():
        return False
    finger, held = Finger(page), len(look(page, "hand"))
    card, alike, look_ = think(page)
    for one in (*alike, card):
        finger.choose(one.place)
    page.locator(f"[data-drop={look_}]").tap()
    page.wait_for_function(PLAYED, arg=held)
    return True


def test_a_child_plays_a_whole_deck_with_a_finger(enter: Visitors, house: House) -> None:
    """M-155 to M-160: six around the table, so that each has two rounds of four."""
    page = enter(TABLET, "#/play/mathino")
    page.get_by_text("For the very young", exact=True).tap()
    page.get_by_label("How many?").select_option(label="6 players")
    page.get_by_text("All house rules").tap()
    choose(page, "max_decks", "1")
    page.get_by_role("button", name="Deal the cards").tap()
    felt(page).wait_for()

    turns = 0
    while play(page):
        turns += 1

    assert turns == 8
    expect(page.locator("#ending")).to_be_visible()
    screenshot(page, "mathino-young-end")
    check_looks(page)


def test_a_child_needs_no_word_on_a_phone(enter: Visitors, house: House) -> None:
    """What is not alike is refused with a picture; hands lie open (M-156, M-159)."""
    page = enter(PHONE, "#/play/mathino")
    page.get_by_text("For the very young", exact=True).tap()
    house.lay("5b 4r 7g 1o  3o 8r 6g 12b  9b 3r 5g 2o")
    page.get_by_role("button", name="Deal the cards").tap()
    felt(page).wait_for()
    finger = Finger(page)
    screenshot(page, "mathino-young")
    check_looks(page)
    assert not re.search(r"[A-Za-z]{2,}", page.locator(".desk").inner_text())
    expect(page.get_by_text("12", exact=True).first).to_be_visible()

    table = {seen.number: seen.place for seen in look(page, "table")}
    hand = {seen.number: seen.place for seen in look(page, "hand")}
    finger.choose(table["9"])
    finger.choose(hand["4"])
    page.get_by_role("button", name="The same colour").tap()
    expect(page.locator(".sign.no")).to_be_visible()
    screenshot(page, "mathino-young-no")
    check_looks(page)

    finger.choose(hand["5"])
    page.get_by_role("button", name="The same shape").tap()
    expect(page.get_by_role("log")).to_contain_text("blue 9, capture blue 5")
