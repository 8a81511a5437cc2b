"""Sitting down at a table of Mathino, and what one does and sees there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House
from tests.browser.hands import Finger, Hands, Keys
from tests.browser.tables import deal, open_house_rules

MY_TURN = """() => {
    document.querySelector('dialog .main')?.click();
    const fresh = document.querySelector('#ending') ?? document.querySelector('.turn:not([inert]) [data-strip] p');
    if (!fresh) [...document.querySelectorAll('button')].find(one => one.textContent.includes('Skip ahead'))?.click();
    return fresh !== null;
}"""
WORTH = re.compile(r"(?:pile worth |golden )?(negative )?(\d+)")


def sit_down(page: Page, house: House, cards: str, level: str, *chosen: str, **settings: str | int) -> None:
    """Choose a level, whatever else is named, and house rules; have the cards dealt: the hands, then the table."""

    def choose_all() -> None:
        for choice in (level, *chosen):
            page.get_by_text(choice, exact=True).first.click()
        if settings:
            open_house_rules(page)
        for name, value in settings.items():
            choose(page, name, value)

    deal(page, house, cards, "mathino", choose_all, level, *chosen, *settings.items())
    felt(page).wait_for()


def choose(page: Page, setting: str, value: str | int) -> None:
    """Choose what a house rule says: one of its words, or any number."""
    if setting == "target":
        page.get_by_label("Another number").fill(str(value))
        page.get_by_label("Another number").press("Tab")
        return
    menu = page.locator(f"select[id$='-{setting}']")
    if isinstance(value, str):
        menu.select_option(label=value)
        return
    menu.select_option(label="Another number")
    number = page.locator(f"select[id$='-{setting}'] ~ input")
    number.fill(str(value))
    number.press("Tab")


def join_by_link(host: Page, guest: Page) -> None:
    """Open the link that the host's page shows, and sit down."""
    guest.goto(host.locator("#link").input_value())
    guest.get_by_role("button", name="Sit down").click()
    felt(guest).wait_for()


def felt(page: Page) -> Locator:
    return page.get_by_role("region", name="On the table")


def desk(page: Page) -> Locator:
    return page.get_by_role("region", name="Your sentence")


def lying(page: Page) -> list[str]:
    """The words of what lies on the table, in the order of their names: on the felt each keeps the place where it was laid."""
    found: list[str] = page.locator('[data-card^="table "]').evaluate_all(
        """all => all
            .toSorted((one, other) => Number(one.dataset.card.slice(6)) - Number(other.dataset.card.slice(6)))
            .flatMap(one => [...one.querySelectorAll('.only-spoken')].map(words => words.innerText.trim()))"""
    )
    return found


def worth(words: str) -> int:
    """What a card or pile is worth, as one reads it."""
    found = WORTH.match(words)
    assert found, words
    return -int(found[2]) if found[1] else int(found[2])


def drag(page: Page, card: str, target: str) -> None:
    """Drag a card of the hand onto something with the mouse."""
    ends = [page.locator(f'[data-drop="{place}"]').bounding_box() for place in (card, target)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


def place(hands: Hands, verb: str) -> None:
    """Lay the chosen card at one of its places, which says it: with keys, by the first letter."""
    if isinstance(hands, Keys):
        hands.page.keyboard.press(verb[0])
    else:
        target = desk(hands.page).get_by_role("button", name=re.compile(f"^{verb}", re.IGNORECASE))
        target.tap() if isinstance(hands, Finger) else target.click()


def build(hands: Hands, card: str, base: str, said: str) -> None:
    """Lay a card on a pile, say operation and result, and mean it. The sign comes first: a card on its equal would capture it."""
    hands.choose(base)
    hands.enter(said[0])
    hands.choose(card)
    hands.enter(said[1:])
    say_it(hands)


def say_it(hands: Hands) -> None:
    if isinstance(hands, Keys):
        hands.page.locator("[data-strip]").focus()
        hands.page.keyboard.press("Enter")
    else:
        hands.press("Say it")


def wait_for_turn(page: Page) -> None:
    """Wait impatiently until there is a fresh desk, or the match is over; what a round has brought is put aside."""
    page.wait_for_function(MY_TURN)


def told(page: Page, text: str) -> None:
    """Wait until a sentence has been heard."""
    expect(page.locator("[aria-live]")).to_contain_text(text)
