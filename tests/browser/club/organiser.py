"""An organiser in front of a page: answers the six questions, draws, enters results, corrects them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

PATIENCE = 180.0
"""How long all games of a tournament may take, in seconds."""


class Organiser:
    """Somebody who runs a tournament by its page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, name: str, game: str, *answers: str, people: str = "", friendly: int = 0, computers: int = 0) -> None:
        """From the first page to the desk. Answers are tapped, or chosen where they are options."""
        page = self.page
        page.get_by_role("link", name="Tournament").click()
        page.get_by_role("link", name="New class or tournament").click()
        page.get_by_role("radio", name=game).check()
        for answer in answers:
            self.choose(answer)
        page.get_by_label("Names, one per line").fill(people)
        page.get_by_label("More people").fill(str(friendly))
        if computers:
            page.get_by_label("Computer players").fill(str(computers))
        page.get_by_label("What’s the tournament called?").fill(name)
        page.get_by_role("button", name="Create the tournament").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        expect(page.get_by_role("heading", name="Open for players to join")).to_be_visible()

    def choose(self, answer: str) -> None:
        """An answer by its words: one of those in sight, or an option of a list."""
        tile = self.page.get_by_role("radio", name=answer)
        option = self.page.locator("option", has_text=answer).first
        tile.or_(option).first.wait_for(state="attached")  # some are fetched when they are needed
        if tile.count():
            tile.first.check()
            return
        select = option.locator("..")
        if not select.is_visible():
            self.page.get_by_text("More choices").click()
        select.select_option(label=str(option.text_content()).strip())

    @property
    def club(self) -> str:
        found = re.search(r"#/club/([^/]+)", self.page.url)
        assert found
        return found[1]

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def begin(self) -> None:
        self.press("Start: draw the first round")
        expect(self.page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()

    def draw(self) -> None:
        """Draw the next round, and wait until it is there."""
        heading = self.page.locator("#now")
        before = heading.inner_text()
        self.press("Draw the next round")
        expect(heading).not_to_have_text(before)

    def game(self, number: int) -> Locator:
        return self.page.get_by_role("article", name=f"Game {number}", exact=True)

    def report(self, number: int, *order: str) -> None:
        """Two taps at a table of two: the winner, and that it is so."""
        self.page.get_by_role("button", name=f"Enter the result of game {number}", exact=True).click()
        for name in order:
            self.tap(name)
        self.press("Save result")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def tap(self, name: str) -> None:
        """Tap somebody in the sheet that is open."""
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile(rf"^{re.escape(name)}( |$)")).click()

    def seats(self, number: int) -> list[str]:
        """Who sits at a game."""
        return self.game(number).locator(".name").all_inner_texts()

    def play_out(self) -> None:
        """Wait while the tables play and the rounds are drawn by themselves, until it is over."""
        expect(self.page.get_by_role("heading", name="has won!")).to_be_visible(timeout=PATIENCE * 1000)
