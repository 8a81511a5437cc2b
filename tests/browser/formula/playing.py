"""Somebody who plays Formula: looks at the page, thinks, and lays the cards by hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.formula.laying import SYMBOLS
from tests.browser.formula.thinking import AREAS, Idea, Lying, think
from tests.browser.hands import Hands, Keys, Pointer
from tests.browser.person import MY_TURN

MOST_TURNS = 200
SEE = """() => ({
    cards: [...document.querySelectorAll('[data-card]:not(.spot)')]
        .map(one => [one.dataset.card, one.querySelector('.only-spoken').innerText]),
    symbol: document.querySelector('.symbols [aria-pressed=true]')?.innerText ?? '',
})"""
ANSWERED = """() => document.querySelector('.note') !== null || document.querySelector('#ending') !== null
    || !document.querySelector('.turn:not([inert])') || document.querySelector('.turn:not([inert]) [data-strip] p') !== null"""
"""The claim is refused, or it counts and there is nothing in the making any more."""


class Mouse(Pointer):
    """A mouse that drags cards to where they belong."""

    def lay(self, card: str, place: str) -> None:
        self.page.locator(f'[data-card="{card}"]').drag_to(self.page.locator(f'[data-card="{place}"]'))


class Player:
    """A player in front of a page."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page = page
        self.hands = hands
        self.turns = 0
        self.formulas = 0

    def play_on(self) -> None:
        """Play until the round is over."""
        for _ in range(MOST_TURNS):
            self.page.wait_for_function(MY_TURN)
            if self.page.locator("#ending").count():
                return
            self.take_turn()
            self.turns += 1
        raise AssertionError("this round does not end")

    def take_turn(self) -> None:
        """Lay a formula, or draw."""
        lying = self.look()
        idea = think(lying)
        if idea is None:
            self.hands.press("Draw a card")
        else:
            self.lay(lying, idea)
            self.formulas += 1
        self.page.wait_for_function(ANSWERED)
        refused = self.page.locator(".note").all_inner_texts()
        assert not refused, f"{idea} on {lying}: {refused}"

    def look(self) -> Lying:
        """The table as it is to be seen; a joker on it as the digit that it is."""
        seen = self.page.evaluate(SEE)
        found: dict[str, list[str]] = {zone: [] for zone in (*AREAS, "hand")}
        for place, words in seen["cards"]:
            if place.split()[0] in found:
                digit = re.search(r"\d", words.split(",")[0])
                found[place.split()[0]].append(digit[0] if digit else "J")
        return Lying({area: "".join(found[area]) for area in AREAS}, seen["symbol"], tuple(found["hand"]))

    def lay(self, lying: Lying, idea: Idea) -> None:
        """Lay the cards of an idea one by one, choose the symbol, and say it."""
        hand = list(lying.hand)
        for area, digits in idea.laid.items():
            for at, digit in enumerate(digits):
                card = hand.index(digit) if digit in hand else hand.index("J")
                joker, hand[card] = hand[card] == "J", ""
                covered = at == 0 and lying.numbers[area] != ""
                self.put(f"hand {card}", f"{area} 0" if covered else f"{area}-gap {at}")
                if joker:
                    self.name(digit)
                for _ in lying.numbers[area][1:] if covered else "":
                    self.hands.choose(f"{area} 1")
        self.choose(idea.symbol)
        self.hands.press("Say it")

    def put(self, card: str, place: str) -> None:
        """A card to its place, as these hands do it."""
        if isinstance(self.hands, Mouse):
            self.hands.lay(card, place)
        else:
            self.hands.choose(card)
            self.hands.choose(place)

    def choose(self, symbol: str) -> None:
        if isinstance(self.hands, Keys):
            self.hands.enter(symbol)
        else:
            self.hands.press(SYMBOLS[symbol])

    def name(self, digit: str) -> None:
        """Say what a joker is."""
        if isinstance(self.hands, Keys):
            self.hands.enter(digit)
        else:
            self.page.get_by_role("group", name="Which digit is the joker?").get_by_role("button", name=digit, exact=True).click()
