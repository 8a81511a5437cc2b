"""A game of another package in the browser: on the shelf, read, and played against the computer and with a friend to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot
from tests.browser.stillness import stand_still
from tests.browser.windows import Windows
from tests.examples.installed import EXAMPLES, Installed
from tests.server.live import ROOMY, Live


@pytest.fixture(scope="module")
def guest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server beside which Fives is installed."""
    installed = Installed(EXAMPLES / "fives", tmp_path_factory.mktemp("fives"))
    with Live(tmp_path_factory.mktemp("guest"), *ROOMY, command=installed.serving) as house:
        yield house


@pytest.fixture
def enter(windows: Windows, guest_house: Live) -> Iterator[Visitors]:
    """Opens pages of that server."""
    visitors = Visitors(windows, guest_house)
    yield visitors
    visitors.end()


SPOKEN = ".only-spoken"
TAPPED = 3
"""Turns that tell whether taps alone are enough."""
MY_TURN = """() => {
    const line = document.querySelector('[data-typed]');
    return line?.value === '' && !line.closest('[inert]') && !document.querySelector('.go[aria-disabled=true]');
}"""


class Person:
    """Looks at the table, adds up, and says the sentence: by the keyboard, or by taps alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.get_by_label("Type your sentence here")

    @property
    def over(self) -> bool:
        return self.page.locator("#ending").is_visible()

    @property
    def acting(self) -> bool:
        return bool(self.page.evaluate(MY_TURN))

    def think(self) -> tuple[int, int]:
        """What the pile makes, and a card to play on it."""
        pile = self.page.get_by_role("group", name="Pile", exact=True)
        fan = pile.locator(".fan")  # many cards are one picture
        cards = str(fan.get_attribute("aria-label")).split(", ") if fan.count() else pile.locator(SPOKEN).all_inner_texts()
        return sum(map(int, cards)), int(self.page.locator(f'[data-card^="hand"] {SPOKEN}').first.inner_text())

    def say(self) -> None:
        total, card = self.think()
        self.line.fill(f"{total} + {card} = {total + card}")
        self.line.press("Enter")

    def tap(self) -> None:
        """A card is tapped for its face; the signs and the result are tapped digit by digit."""
        total, card = self.think()
        self.keys(f"{total}+")
        self.page.locator('[data-card^="hand"]').first.tap()
        self.keys(f"={total + card}")
        expect(self.line).to_have_value(f"{total} + {card} = {total + card}")
        self.page.get_by_role("button", name="Say it").tap()

    def keys(self, keys: str) -> None:
        for key in keys:
            self.page.locator(".keypad").get_by_text(key, exact=True).tap()


def play_out(one: Person, *others: Person) -> None:
    """Let everybody play in their turn, until the game is over. The others tap for some turns, and then type as well."""
    taps = TAPPED
    while not one.over:
        for person in (one, *others):
            if not person.acting:
                continue
            if person is one or not taps:
                person.say()
            else:
                person.tap()
                taps -= 1
        one.page.wait_for_timeout(20)


def deal(page: Page, *chosen: str) -> None:
    """From the shelf to the table."""
    page.locator("section.box", has_text="Fives").get_by_role("link", name="Play").click()
    for choice in chosen:
        page.get_by_text(choice, exact=True).click()
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("region", name="On the table").wait_for()


def test_it_stands_on_the_shelf_and_tells_its_rules(enter: Visitors) -> None:
    page = enter()

    expect(page.locator("section.box", has_text="Fives")).to_contain_text("Win the pile with a multiple of five")
    screenshot(page, "guest-shelf")
    check_looks(page)
    page.goto("#/rules/fives")
    expect(page.get_by_text("Play a card on the pile and say the sum")).to_be_visible()
    check_looks(page)


@pytest.mark.thorough
def test_it_is_played_against_the_computer_to_its_end(enter: Visitors) -> None:
    page = enter()
    deal(page, "Cards 1 to 6")
    person = Person(page)
    expect(page.get_by_role("main", name="Fives: Cards 1 to 6")).to_be_visible()

    person.line.fill("0 + 1 = 9")
    person.line.press("Enter")
    expect(page.locator(".note")).to_contain_text(re.compile("is not the sum|do not hold"))
    page.get_by_role("button", name="A little help").click()
    expect(page.locator(".note")).to_contain_text("There are no hints for this game.")
    person.line.fill("")
    play_out(person)

    expect(page.get_by_text("All cards are played.")).to_be_visible()
    check_looks(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("group", name="Pile", exact=True)).to_be_visible()
    check_looks(page)


@pytest.mark.thorough
def test_two_friends_play_it_to_its_end_one_with_taps_on_a_small_phone(enter: Visitors) -> None:
    host, guest = enter(), enter(PHONE)
    deal(host, "Cards 1 to 9", "With friends, using a link")
    guest.goto(host.locator("#link").input_value())
    expect(guest.get_by_text("most cards won wins")).to_be_visible()
    guest.get_by_role("button", name="Sit down").tap()
    guest.get_by_role("region", name="On the table").wait_for()
    one, other = Person(host), Person(guest)

    one.page.wait_for_function(MY_TURN)
    one.say()
    other.page.wait_for_function(MY_TURN)
    stand_still(guest)
    screenshot(guest, "guest-table", whole=True)
    check_looks(guest)
    play_out(one, other)

    expect(guest.locator("#ending")).to_be_visible()


@pytest.mark.thorough
def test_it_is_told_in_german_where_the_page_is(enter: Visitors) -> None:
    page = enter(PHONE, locale="de-DE")

    expect(page.locator("section.box", has_text="Fünfer")).to_be_visible()
    page.goto("#/play/fives")
    expect(page.get_by_text("Karten 1 bis 9")).to_be_visible()
    check_looks(page)


@pytest.mark.thorough
def test_only_the_keyboard_is_needed(enter: Visitors) -> None:
    page = enter()
    deal(page, "Cards 1 to 6")
    person = Person(page)
    page.wait_for_function(MY_TURN)
    total, card = person.think()

    page.locator('[data-card^="hand"]').first.focus()
    page.keyboard.type(f"{total}+")
    page.keyboard.press("Tab")
    page.locator('[data-card^="hand"]').first.focus()
    page.keyboard.press("Enter")
    page.keyboard.type(f"={total + card}")
    page.keyboard.press("Enter")

    expect(page.get_by_text(f"{total} + {card} = {total + card}").first).to_be_visible()
