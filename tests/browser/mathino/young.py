"""Somebody very young: looks at the cards, finds what is alike, and says it with pictures."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.conftest import House
from tests.browser.devices import Device
from tests.browser.hands import Finger, Pointer
from tests.browser.mathino.sitting import choose, felt
from tests.browser.tables import deal, open_house_rules

WORDS = re.compile(r"(?P<colour>\w+) (?P<number>\d+)")
MY_TURN = """() => {
    const desk = document.querySelector('.turn:not([inert]) [data-drop=colour]');
    const mine = desk && document.querySelector('[data-card^="hand "]');
    const now = Date.now();
    if (!mine && now - (window.hurried ?? 0) > 200) {
        window.hurried = now;
        [...document.querySelectorAll('button')].find(one => one.textContent.includes('Skip ahead'))?.click();
    }
    return mine || document.querySelector('#ending');
}"""
"""Waits impatiently, but no more than a finger can."""
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


def play(hands: Pointer) -> bool:
    """A turn. Says whether it was still to be played."""
    page = hands.page
    page.wait_for_function(MY_TURN, polling=50)
    if page.locator("#ending").count():
        return False
    held = len(look(page, "hand"))
    card, alike, look_ = think(page)
    for one in (*alike, card):
        hands.choose(one.place)
    hands.press_at(page.locator(f"[data-drop={look_}]"))
    page.wait_for_function(PLAYED, arg=held, polling=50)
    return True


def sit_down(page: Page, device: Device, house: House, cards: str = "", players: int = 2, **settings: str | int) -> Pointer:
    """Choose the game of the very young and house rules, and have the cards dealt: the hands, then the table."""
    hands = Finger(page) if device.touch else Pointer(page)

    def choose_all() -> None:
        hands.press_at(page.get_by_text("For the very young", exact=True))
        page.get_by_label("How many?").select_option(label=f"{players} players")
        if settings:
            open_house_rules(page)
        for name, value in settings.items():
            choose(page, name, value)

    deal(page, house, cards, "mathino", choose_all, "young", players, *settings.items())
    felt(page).wait_for()
    return hands
