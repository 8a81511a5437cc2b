"""What a person sees at the table: cards by their words on the page, and nothing that is not there to be seen."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, NamedTuple

from playwright.sync_api import Page

LOOK = """() => ({
    cards: [...document.querySelectorAll('[data-card]')].map(one => [one.dataset.card, one.innerText.trim()]),
    over: document.querySelector('#ending') !== null,
    buttons: [...document.querySelectorAll('.desk .tools button')].map(one => one.innerText.trim()),
})"""
WORDS = re.compile(r"(?P<pile>pile worth |Stapel im Wert von )?(?P<wild>wild card |Jokerkarte )?[a-zäü]* ?(?P<face>[^\s,]+)")


class Card(NamedTuple):
    """A card, or a pile: where it lies and what is on it."""

    place: str
    face: str
    wild: bool
    built: bool

    @property
    def zone(self) -> str:
        return self.place.split()[0]

    @property
    def number(self) -> Fraction:
        return Fraction(self.face)


class Sight(NamedTuple):
    """The table as one person sees it now."""

    cards: tuple[Card, ...]
    over: bool
    words: tuple[str, ...]
    """Moves of a single word that are offered to everybody at this point: Pass, Accept."""

    def zone(self, name: str, wild: bool = False) -> list[Card]:
        """The number cards of a zone, or its wild cards."""
        return [card for card in self.cards if card.zone == name and card.wild == wild]

    def card(self, zone: str, face: str) -> Card:
        """A card by what is on it."""
        return next(card for card in self.cards if card.zone == zone and card.face == face)


def look(page: Page) -> Sight:
    """Look at the table."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    return Sight(tuple(read(place, words) for place, words in seen["cards"]), seen["over"], tuple(seen["buttons"]))


def read(place: str, words: str) -> Card:
    """A card from its words: `5`, `green 12, 2 points`, `wild card −2`, `pile worth 10, 3 cards`."""
    found = WORDS.match(words.splitlines()[-1])
    assert found, words
    return Card(place, found["face"], bool(found["wild"]), bool(found["pile"]))
