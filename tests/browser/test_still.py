"""Hand, centre, keypad and *Say it* stay where they are in every state of a turn, on every screen, and never leave it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors, stop_time
from tests.browser.devices import Device
from tests.browser.formula.laying import sit
from tests.browser.mathino import sitting as mathino
from tests.browser.numberloor import seats as numberloor
from tests.browser.tables import COMPUTER, POINTS, TABLET, deal, sit_down

SCREENS = ((390, 844), (820, 1180), (1280, 800), (1366, 768), (320, 640))
PLACES = """some => {
    const boxOf = name => document.querySelector(name)?.getBoundingClientRect();
    const found = {};
    for (const name of some.length ? some : ['section.hand', '.felt', '.turn', '.go']) {
        const box = boxOf(name);
        found[name] = [box.left, box.top, box.right, box.bottom].map(Math.round);
    }
    const past = [...document.querySelectorAll('section.hand .card, .felt .card, .turn button, .waiting button')]
        .filter(one => one.checkVisibility({visibilityProperty: true}))
        .filter(one => one.getBoundingClientRect().bottom > 1 + (one.form ? boxOf('[data-strip]').bottom : innerHeight));
    return [found, past.map(one => one.innerText || one.ariaLabel)];
}"""
"""Where everything lies, and what one would have to scroll for, down the page or in the line to type into."""


LYING = """() => Object.fromEntries([...document.querySelectorAll('.felt .item button')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.ariaLabel || one.innerText, [box.left, box.top].map(Math.round)];
}))"""
"""Where each pile of Mathino lies."""

CARDS = """() => Object.fromEntries([...document.querySelectorAll('.felt [data-card]:not(.spot), [data-deck]')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.card ?? 'deck', [box.left, box.top].map(Math.round)];
}))"""
"""Where the deck lies, and each card that has a place of its own."""


def check_still(found: dict[str, list[int]], first: dict[str, list[int]], where: object) -> None:
    """Nothing has moved, but for what a fraction of a pixel makes of it."""
    moved = {name: (box, first[name]) for name, box in found.items() if max(abs(a - b) for a, b in zip(box, first[name])) > 2}
    assert not moved, (where, moved)


class Eye:
    """Looks at a table in one state after the other, on every screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: dict[tuple[int, int], Any] = {}

    def look(self, state: str, *names: str) -> None:
        """Nothing has moved since the first look, or none of these, and all of it can be seen."""
        for width, height in SCREENS:
            self.page.set_viewport_size({"width": width, "height": height})
            found, past = self.page.evaluate(PLACES, names)
            assert past == [], (state, width)
            check_still(found, self.first.setdefault((width, height), found), (state, width))

    def help(self) -> None:
        """The lamp, and a picture for counting beside it, lie over the head of the page, or over what was said."""
        self.page.get_by_role("button", name="A little help", exact=True).click()
        expect(self.page.get_by_role("region", name="Help").get_by_role("listitem")).to_have_count(1)
        self.look("lamp")
        self.page.set_viewport_size({"width": 1280, "height": 800})  # on a small screen the picture takes the lamp's place
        self.page.get_by_role("button", name="A picture for counting", exact=True).click()
        self.page.get_by_role("button", name="Number line").click()
        self.look("number line")
        for name in ("A picture for counting", "Help"):
            self.page.get_by_role("region", name=name).get_by_role("button", name="Close").click()


def on_every_screen(page: Page, script: str) -> list[dict[str, list[int]]]:
    """What there is to be seen on each."""
    found = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        found.append(page.evaluate(script))
    return found


def check_none_makes_room(page: Page, *cards: str) -> None:
    """Cards are chosen one after the other, on every screen, and no other moves."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(CARDS)
        for card in cards:
            page.locator(f'[data-card="{card}"]').click()
            expect(page.locator(f'[data-card="{card}"]')).to_have_accessible_name(re.compile("chosen|in group"))
        after = page.evaluate(CARDS)
        check_still({place: box for place, box in after.items() if place in before}, before, (cards, width))
        page.get_by_role("button", name="Clear all").click()


@pytest.fixture
def page(enter: Visitors) -> Page:
    page = enter(Device("any", 390, 844, touch=False), quick=False, clock=True)
    page.evaluate("localStorage['sumdeck.preferences'] = JSON.stringify({pace: 'calm', offered: true})")
    page.reload()
    return page


def test_a_turn_of_numero(page: Page, house: House) -> None:
    sit_down(page, house, "13 4 −2 10 ×3  1 1 12 15 3  7 6 ÷2 5", "With times and divide", POINTS)
    eye = Eye(page)
    eye.look("the first cards")
    check_none_makes_room(page, "centre 0", "hand 0")
    page.locator('[data-card="centre 0"]').click()
    page.locator('[data-card="centre 1"]').click()
    eye.look("cards put together")
    page.keyboard.type("+14")
    page.locator('[data-card="hand 3"]').click()
    eye.look("a wild card")
    page.keyboard.type("9")
    page.locator('[data-card="hand 0"]').click()
    page.locator('[data-drop="take"]').click()
    page.locator(".note").wait_for()
    eye.look("a mistake")
    eye.help()

    page.get_by_role("button", name="Clear all").click()
    page.keyboard.type("discard 4")
    page.locator("[data-typed]").wait_for()
    eye.look("a line to type into")
    stop_time(page)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Skip ahead").wait_for()
    eye.look("another turn")
    page.get_by_role("button", name="Skip ahead").click()
    page.clock.resume()
    page.locator(".turn:not([inert])").wait_for()
    eye.look("what was said")


@pytest.mark.thorough
def test_a_turn_of_mathino(page: Page, house: House) -> None:
    mathino.sit_down(page, house, "3 5 9 13  10 10 12 12  5 8 7 6", "Basic")
    eye = Eye(page)
    eye.look("the first cards")
    page.locator('[data-card="table 0"]').click()
    page.keyboard.type("+")
    page.locator('[data-card="hand 0"]').click()
    page.keyboard.type("9")
    eye.look("a pile that nobody may capture")
    page.get_by_role("button", name="Say it").click()
    page.locator(".note").wait_for()
    eye.look("a mistake")
    eye.help()

    page.get_by_role("button", name="Clear all").click()
    before = on_every_screen(page, LYING)
    page.keyboard.type("5, capture 5")
    stop_time(page)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Skip ahead").wait_for()
    eye.look("another turn")
    page.get_by_role("button", name="captured").wait_for()
    for lying, earlier in zip(on_every_screen(page, LYING), before):
        assert len(lying) == 3
        check_still(lying, earlier, "piles beside one that was captured")


def test_piles_of_mathino_behind_a_curtain(page: Page, house: House) -> None:
    mathino.sit_down(page, house, "3 5 9 13  10 10 12 12  5 8 7 6", "Basic", TABLET)
    page.set_viewport_size({"width": 1280, "height": 800})
    curtain = page.get_by_role("button", name="Hold to see your cards")
    curtain.wait_for()
    before = page.evaluate(LYING)
    curtain.press("Enter")
    page.locator('[data-card="hand 0"]').wait_for()
    assert len(before) == 4
    check_still(page.evaluate(LYING), before, "the curtain")
    page.keyboard.type("6 + 3, building 9")
    page.keyboard.press("Enter")
    page.get_by_text("Look inside").wait_for()
    others = {name: box for name, box in page.evaluate(LYING).items() if name in before}
    assert len(others) == 3
    check_still(others, before, "a pile with the name of its owner")


@pytest.mark.thorough
def test_a_turn_of_numberloor_and_a_growing_hand(page: Page, house: House) -> None:
    numberloor.sit_down(page, house)
    eye, door = Eye(page), Eye(page)
    eye.look("the first cards")
    door.look("six cards", ".felt > svg")
    numberloor.lift(page).get_by_role("button", name="up").click()
    page.locator('[data-card^="hand"]').first.click()
    eye.look("a jump")
    page.get_by_role("button", name="Clear all").or_(page.locator("main")).first.press("Escape")
    page.get_by_role("button", name="Take two cards").click()
    expect(page.locator('[data-card^="hand"]')).to_have_count(8)
    eye.look("eight cards")
    door.look("the house beside eight cards", ".felt > svg")


@pytest.mark.thorough
def test_a_formula_and_a_growing_hand(page: Page, house: House) -> None:
    table = sit(page, house, "6 8 8 4 1 J 0  1 2 3 4 5 6 7  2 4")
    eye = Eye(page)
    eye.look("the first cards")
    table.lay("6 on answer-gap 0")
    eye.look("a card laid")
    table.choose("+")
    eye.look("a formula")
    page.get_by_role("button", name="Clear all").click()
    page.get_by_role("button", name="Draw a card", exact=True).click()
    page.get_by_role("button", name="Hold to see your cards").wait_for()
    eye.look("the curtain", ".felt")
    table.lift_curtain()
    table.draw()
    expect(page.locator('[data-card^="hand"]')).to_have_count(8)
    eye.look("eight cards")
    page.get_by_role("button", name="joker", exact=True).click()
    page.locator('[data-card="answer-gap 0"]').click()
    page.get_by_role("group", name="Which digit is the joker?").wait_for()
    eye.look("a joker")
    page.get_by_role("button", name="Clear all").click()
    page.get_by_role("button", name="Type the sentence").click()
    page.locator("[data-typed]").wait_for()
    eye.look("a line to type into")
    table.type("2 + 4 = 6")
    table.lift_curtain()
    eye.look("the formula of another")
    table.lay("1 on left-gap 0", "3 on right-gap 0", "4 on answer-gap 0")
    eye.look("two cards in each number")
    table.tap("right 1")
    table.lay("5 on answer-gap 2")
    eye.look("a card slipped under, and three in a number")
    table.go()
    page.locator(".note").wait_for()
    eye.look("a mistake")


def test_a_computer_plays_a_formula(page: Page, house: House) -> None:
    """The desk is low here: what was said last needs no more room than it."""
    deal(page, house, "6 8 8 4 1 3 0  1 2 3 4 5 6 7  2 4", "formula", lambda: None, COMPUTER)
    page.locator(".turn:not([inert])").wait_for()
    eye = Eye(page)
    eye.look("the first cards")
    check_none_makes_room(page, "hand 4")
    page.locator('[data-card="hand 4"]').click()
    page.keyboard.press("+")
    stop_time(page)
    page.keyboard.press("=")
    page.get_by_role("button", name="Skip ahead").wait_for()
    eye.look("another turn", ".felt", ".turn", ".go")
