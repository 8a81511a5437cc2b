"""Laying a formula as two people do who share one screen: the cards are dealt as a test wants them, and each turn is tapped."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House
from tests.browser.tables import TABLET, deal, open_house_rules

SYMBOLS = {"+": "plus", "−": "minus", "×": "times", "÷": "divided by"}
READ = """zone => [...document.querySelectorAll(`[data-card^="${zone} "]`)]
    .map(one => one.innerText.trim().split('\\n').at(-1))"""


def sit(page: Page, house: House, cards: str, *chosen: str, **settings: str) -> Laying:
    """Choose a table around this screen and have these cards dealt: each hand, the two start cards, the stock."""

    def choose() -> None:
        for choice in (TABLET, *chosen):
            page.get_by_text(choice, exact=True).click()
        if settings:
            open_house_rules(page)
        for label, value in settings.items():
            page.get_by_label(label.replace("_", " ")).select_option(value)

    deal(page, house, cards, "formula", choose, TABLET, *chosen, *settings.items())
    page.get_by_role("region", name="The formula").wait_for()
    laying = Laying(page)
    laying.lift_curtain()
    return laying


class Laying:
    """Somebody in front of the formula. Places have the names that the page gives them: `answer 0`, `answer-gap 1`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._used: list[str] = []

    def lift_curtain(self) -> None:
        """The next one looks."""
        self.page.get_by_role("button", name="Hold to see your cards").press("Enter")
        self.page.get_by_role("region", name="Your sentence").wait_for()
        self._used = []

    def lay(self, *cards: str) -> None:
        """Lay cards of the hand, each told by its face and its place: `8 on left 0`."""
        for card in cards:
            face, place = card.split(" on ")
            hand = self.read("hand")
            at = next(at for at, held in enumerate(hand) if held.split(",")[0] == face and f"hand {at}" not in self._used)
            self._used.append(f"hand {at}")
            self.at(f"hand {at}").click()
            self.at(place).click()

    def tap(self, place: str) -> None:
        self.at(place).click()

    def at(self, place: str) -> Locator:
        return self.page.locator(f'[data-card="{place}"], [data-drop="{place}"]').first

    def choose(self, symbol: str) -> None:
        self.page.get_by_role("button", name=SYMBOLS[symbol], exact=True).click()

    def go(self) -> None:
        self.page.get_by_role("button", name="Say it", exact=True).click()

    def finish(self) -> None:
        """Say it; it counts, and the next one looks."""
        self.go()
        self.lift_curtain()

    def draw(self) -> None:
        self.page.get_by_role("button", name="Draw a card", exact=True).click()
        self.lift_curtain()

    def type(self, sentence: str) -> None:
        """Type a sentence and say it. The line stays open until one goes back to the cards."""
        if not self.page.locator("[data-typed]").count():
            self.page.get_by_role("button", name="Type the sentence").click()
        self.page.get_by_label("Type your sentence here").fill(sentence)
        self.go()

    def refused(self, *words: str) -> None:
        """The table says no in these words. Then everything is undone."""
        for each in words:
            expect(self.page.locator(".note")).to_contain_text(each)
        if self.page.locator("[data-typed]").count():
            self.page.get_by_role("button", name="Choose cards instead").click()
        while not self.page.locator(".turn:not([inert]) [data-strip] p.soft").count():
            self.page.get_by_role("button", name="Undo", exact=True).click()
        self._used = []

    def read(self, zone: str) -> list[str]:
        """The words of the cards in a zone."""
        found: list[str] = self.page.evaluate(READ, zone)
        return found

    @property
    def formula(self) -> str:
        """What lies there, without the symbol: `6 2 4`, `9 4 13`."""
        zones = ("left", "right", "answer")
        return " ".join("".join(words.split(",")[0] for words in self.read(zone)) for zone in zones)
