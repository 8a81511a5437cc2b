"""Somebody who plays Numberloor: looks at the page, thinks, and says the jump by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.hands import Hands, Keys, Pointer

LOOK = """() => ({
    cards: [...document.querySelectorAll('[data-card]')].map(one => [one.dataset.card, one.innerText.trim()]),
    out: document.querySelector('.turn:not([inert]) .big')?.getAttribute('aria-label')
        ?? document.querySelector('.turn:not([inert]) .desk > div > .button')?.innerText.trim() ?? '',
})"""
MY_TURN = """() => document.querySelector('#ending') !== null
    || (document.querySelector('.turn:not([inert])') !== null && document.querySelector('.go[aria-disabled=true]') === null)"""
LAID = "n => document.querySelector('#ending') !== null || document.querySelectorAll('[data-card^=hand]').length !== n"
SAID = """([word, n]) => document.querySelector('#ending') !== null
    || document.querySelectorAll('[data-card^=hand]').length !== n
    || (!document.querySelector('.turn:not([inert])')?.textContent.includes(word)
        && document.querySelector('.big')?.getAttribute('aria-label') !== word)"""
FLOORS = 10


class Card(NamedTuple):
    """A card by its words: `floor 5`, `night floor 8`, `balloon 3`, `balloon odd`."""

    place: str
    words: str

    @property
    def floor(self) -> int | None:
        found = re.match(r"(?:night )?floor (\d)", self.words)
        return int(found[1]) if found else None

    @property
    def balloon(self) -> str:
        """`3`, `nearest`, `odd`, `even`, `skip`; empty for a floor."""
        found = re.match(r"balloon (\w+)", self.words)
        return found[1] if found else ""


class Saying(NamedTuple):
    """What to do: lay a floor by a jump, lay a balloon or a card on a stack."""

    card: Card
    way: str = ""
    step: str = ""
    onto: str = ""
    sum: str = ""
    """What a jump over the roof makes, for whoever asks."""


class Player:
    """A player in front of a page."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        self.page = page
        self.hands = hands or Pointer(page)
        self.claims = 0

    def play_on(self, most: int = 60) -> None:
        """Play until the game is over, or for so many claims."""
        for _ in range(most):
            self.page.wait_for_function(MY_TURN)
            if self.page.locator("#ending").count():
                return
            self.act()
            self.claims += 1
        raise AssertionError("this game does not end")

    def act(self) -> None:
        """Lay one card; where nothing fits, take two, pass or stop."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        cards = [Card(place, words.splitlines()[-1]) for place, words in seen["cards"]]
        hand = [card for card in cards if card.place.startswith("hand")]
        opened = [card for card in cards if card.place.startswith("open")]
        saying = next(sayings(hand, opened), None)
        if saying is None:
            self.hands.press(seen["out"])
            # Computer players answer at once: it may be our turn again already, with the same word and two cards more.
            self.page.wait_for_function(SAID, arg=[seen["out"], len(hand)])
            return
        self.do(saying)
        self.page.wait_for_function(LAID, arg=len(hand))

    def do(self, saying: Saying) -> None:
        """With hands alone."""
        if saying.onto:
            self.hands.choose(saying.card.place)
            self.hands.choose(saying.onto)
        elif saying.card.balloon:
            self.hands.choose(saying.card.place)
            self.hands.press("Say it")
        elif isinstance(self.hands, Keys) and saying.way in ("up", "down", "same"):
            self.hands.enter({"up": "+", "down": "−", "same": "="}[saying.way] + saying.step)
            self.hands.enter(self.asked(saying) + str(saying.card.floor))
            self.hands.press("Say it")
        else:
            self.hands.press(saying.way)
            for key in saying.step:
                self.hands.press(key)
            for key in (*self.asked(saying), str(saying.card.floor), "Say it"):
                self.hands.press(key)

    def asked(self, saying: Saying) -> str:
        """The sum, where this level asks for it."""
        return saying.sum if self.page.locator(".blank.sum.active").count() else ""


def sayings(hand: list[Card], opened: list[Card]) -> Iterator[Saying]:
    """All that this head finds: floors first, then balloons that lead on, and at last balloons because nothing else is left."""
    left, right = opened
    if right.floor is not None:
        yield from (Saying(card, onto=one.place) for card in hand for one in opened if next_door(card.floor, one.floor))
        return
    floors = [card for card in hand if card.floor is not None]
    balloons = [card for card in hand if card.balloon]
    yield from (jump for card in floors for jump in jumps(left.floor, card, right.balloon))
    for balloon in balloons:
        if not floors or any(True for card in floors for _ in jumps(left.floor, card, balloon.balloon)):
            yield Saying(balloon)


def jumps(start: int | None, card: Card, balloon: str) -> Iterator[Saying]:
    """The ways to say a floor."""
    assert start is not None
    assert card.floor is not None
    up = (card.floor - start) % FLOORS
    if balloon in ("odd", "even") and card.floor % 2 == (balloon == "odd"):
        yield Saying(card, balloon)
    elif up == 0:
        yield Saying(card, "same")
    elif balloon == "nearest" and min(up, FLOORS - up) <= 2:
        yield Saying(card, "up" if up <= 2 else "down", str(min(up, FLOORS - up)), sum=over_the_roof(start, up))
    elif balloon.isdigit() and up in (int(balloon), FLOORS - int(balloon)):
        yield Saying(card, "up" if up == int(balloon) else "down", sum=over_the_roof(start, up))


def over_the_roof(start: int, up: int) -> str:
    return str(start + up) if start + up >= FLOORS else ""


def next_door(one: int | None, other: int | None) -> bool:
    assert one is not None
    assert other is not None
    return (one - other) % FLOORS in (0, 1, FLOORS - 1)
