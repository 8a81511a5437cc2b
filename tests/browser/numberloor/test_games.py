"""Whole games at every level, to one star: by finger on a phone, by mouse, by keys alone."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, PHONE, Device
from tests.browser.hands import Finger, Hands, Keys, Pointer
from tests.browser.numberloor.player import Player
from tests.browser.numberloor.seats import FIRST, JUMPS, NIGHTS, sit_down

CARDS = {
    FIRST: "5 8 9 3  0 0 1 6  4 7",
    JUMPS: "5 7 ±3 0  2 2 4 7  3 ±2",
    NIGHTS: "1 ☾6 ±5 skip  2 2 4 7  9 ±2",
}
"""At every level a hand of four, another one, and what lies open. The youngest have to stop once, and the computer plays."""
WAYS = {"finger": (PHONE, Finger), "mouse": (DESKTOP, Pointer), "keys": (DESKTOP, Keys)}
USUAL = {("finger", FIRST), ("keys", NIGHTS)}
"""On every run each level is played, and in each way; all the nine on the thorough one."""


@pytest.mark.parametrize(
    ("level", "device", "hands"),
    [
        pytest.param(level, *WAYS[way], id=f"{way}-{level}", marks=() if (way, level) in USUAL else pytest.mark.thorough)
        for way, level in product(WAYS, CARDS)
    ],
)
def test_a_whole_game(enter: Visitors, house: House, level: str, device: Device, hands: type[Hands]) -> None:
    page = enter(device)
    sit_down(page, house, CARDS[level], level, size="4", stars="Short: 1 star")
    player = Player(page, hands(page))

    player.play_on()

    # Those who cannot read yet see it drawn.
    expect(page.locator("#ending ~ table td, #ending ~ ol li").filter(has_text="1 star")).to_have_count(1)
    assert player.claims >= 4
