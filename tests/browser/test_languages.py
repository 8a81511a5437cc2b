"""Words: German from the first page to a move, and a language that nobody speaks, in which every forgotten word shows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot
from tests.browser.sight import look
from tests.browser.stillness import stand_still

READ = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) texts.push(walk.currentNode.textContent);
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
    return texts.map(text => text.trim()).filter(Boolean);
}"""
ADDRESSES = (
    *("", "#/play/numero", "#/play/numero-solitaire", "#/join", "#/rules/numero/full", "#/about", "#/open", "#/lost"),
    *("#/play/formula", "#/rules/formula/base", "#/rules/formula/points", "#/join/one-two-three-four/formula"),
)
NUMBERLOOR = (
    "#/play/numberloor",
    "#/rules/numberloor/beginner",
    "#/rules/numberloor/basic",
    "#/join/four-plain-short-words/numberloor",
)
MATHINO = ("#/play/mathino", "#/rules/mathino/young", "#/rules/mathino/advanced")
PROPER = re.compile(r"English|Deutsch|Nederlands|français|español|\b[a-z]{1,2}\b")
"""What stays as it is: languages call themselves what they are called; colours have letters."""


def disguise(words: Any) -> Any:
    """Every letter becomes ǿ; the {places} stay."""
    if isinstance(words, dict):
        return {key: disguise(value) for key, value in words.items()}
    return re.sub(r"\{\w+\}|[a-zA-Z]", lambda found: found[0] if len(found[0]) > 1 else "ǿ", words)


def speak_pseudo(page: Page) -> None:
    """Change the catalogue on its way to the page."""
    page.route("**/assets/*.json", lambda route: route.fulfill(json=disguise(route.fetch().json())))


SOURCES = "fetch('api/curriculum').then(answer => answer.json()).then(({sources}) => Object.values(sources))"
"""What a country has called its curriculum."""


def english(page: Page, *known: str) -> list[str]:
    """The texts of a page in which a word of two letters or more has stayed, except for names."""
    texts: list[str] = page.evaluate(READ)
    plain = [re.sub("|".join(map(re.escape, known)) or "$^", "", text) for text in texts]
    return [text for text in plain if re.search(r"[a-zA-Z]{2,}", PROPER.sub("", text))]


@pytest.mark.thorough
def test_no_page_has_a_word_of_its_own(enter: Visitors) -> None:
    page = enter()
    speak_pseudo(page)
    for at in ADDRESSES + NUMBERLOOR + MATHINO:
        page.goto("icon.svg")  # from one of our pages to another only what is shown would change
        page.goto(at)
        page.locator("h1", has_text="ǿ").wait_for()
        stand_still(page)
        look_for_words(page)
        folded = page.locator("details")
        place = 0
        while place < folded.count():  # some of them close each other, and some come with what another one holds
            if folded.nth(place).get_attribute("open") is None:
                folded.nth(place).locator("> summary").click()
            look_for_words(page)
            place += 1


def look_for_words(page: Page) -> None:
    """None has stayed in what is open now."""
    expect(page.locator("details[open] > summary:only-child")).to_have_count(0)  # what is inside has come
    names = page.locator("input:not([type=radio]):not([type=checkbox]), output").evaluate_all("all => all.map(one => one.value)")
    years = page.locator("details td:nth-child(n+4)").all_inner_texts()  # as the schools of each country call them
    sources: list[str] = page.evaluate(SOURCES) if years else []

    assert english(page, *filter(None, names), *sources, *years) == []


def test_no_table_has_a_word_of_its_own(enter: Visitors, house: House) -> None:
    page = enter()
    speak_pseudo(page)
    page.goto("#/play/numero")
    page.reload()
    house.lay("8 9 9 7 7  1 1 2 2 3  5 3")
    page.locator("button[type=submit]").click()
    for place in ("centre 0", "centre 1", "hand 2"):
        page.locator(f'[data-card="{place}"]').click()
    page.keyboard.type("+9")
    page.locator('[data-drop="take"]').click()
    page.locator(".note").wait_for()
    page.locator("header .tools button").last.click()
    page.locator("dialog summary").first.wait_for()
    for folded in page.locator("dialog summary").all():
        folded.click()
    page.locator("dialog dl").wait_for()
    names = page.locator(".who").all_inner_texts()

    assert english(page, *names) == []


def test_german_from_the_first_page_to_a_move(enter: Visitors, house: House) -> None:
    page = enter(PHONE, locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    screenshot(page, "german-home")
    check_looks(page)
    page.get_by_role("link", name="Spielen", exact=True).first.tap()
    house.lay("8 9 9 7 7  1 1 2 2 3  5 3")
    page.get_by_role("button", name="Karten austeilen").tap()
    page.get_by_role("region", name="Mitte").wait_for()
    assert [card.face for card in look(page).cards] == ["3", "5", "7", "7", "8", "9", "9"]

    page.get_by_role("button", name="Den Satz schreiben").tap()
    page.get_by_role("textbox").fill("3 + 5 = 8, nimm 8")
    screenshot(page, "german-typing")
    check_looks(page)
    page.get_by_role("button", name="Sagen").tap()

    expect(page.get_by_role("log")).to_contain_text("3 plus 5 ergibt 8, nimm 8")


def test_the_language_can_be_changed_at_any_time(enter: Visitors) -> None:
    page = enter()
    page.get_by_role("button", name="Settings").click()
    screenshot(page, "settings")
    check_looks(page)

    page.get_by_label("Language").select_option("Deutsch")

    expect(page.get_by_text("Was wollen wir spielen?")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Was wollen wir spielen?")).to_be_visible()
