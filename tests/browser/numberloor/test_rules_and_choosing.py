"""Numberloor before the first card: its box, choosing a table, its rules at every level, and two pictures for whoever joins."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import GERMAN_RULES, open_house_rules
from tests.budget import seldom

LEVELS = {"beginner": "4+ Next door", "intermediate": "6+ Balloons", "basic": "8+ Night cards"}
VISIBLE_WORDS = """() => [...document.querySelectorAll('main ol *')]
    .flatMap(one => [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent.trim()))
    .filter(text => /\\p{L}/u.test(text))"""
"""What has to be read in the pictures themselves."""
WITH_A_VOICE = """
    window.told = [];
    Object.defineProperty(window, 'speechSynthesis', {value: Object.assign(new EventTarget(), {
        getVoices: () => [{lang: 'en-GB', localService: true, name: 'here'}],
        speak: one => window.told.push(one.text),
        cancel: () => {},
    })});
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""A device that can speak; what it says is kept."""


def wished(page: Page) -> dict[str, Any]:
    """The table that was wished for last, as this device remembers it."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage['sumdeck.bookmark.numberloor'])")
    return found


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_choosing_can_be_read_tapped_and_understood(enter: Visitors, device: Device) -> None:
    page = enter(device, "#/play/numberloor")
    page.get_by_role("button", name="Deal the cards").wait_for()
    open_house_rules(page)

    screenshot(page, "numberloor-choose", whole=True)

    check_looks(page, WIDER)
    expect(page.get_by_role("radio", name=re.compile("4\\+"))).to_be_checked()
    expect(page.get_by_role("radio", name="Full game")).to_be_checked()


@pytest.mark.thorough
def test_five_players_a_short_game_and_a_house_rule(enter: Visitors) -> None:
    page = enter(at="#/play/numberloor")
    page.get_by_text("8+ Night cards").click()
    page.get_by_label("How many?").select_option("5 players")
    page.get_by_text("Short: 1 star").click()
    open_house_rules(page)
    page.get_by_label("A skip card on top skips").select_option("after every turn")
    page.get_by_label("Who starts").select_option("seat 2")

    page.get_by_role("button", name="Deal the cards").click()

    expect(page.locator(".who")).to_have_count(5)
    wish = wished(page)
    assert wish["level"] == "basic"
    assert len(wish["seats"]) == 5
    assert wish["settings"] == {"stars_to_win": 1, "skip_repeat": "always", "first_player": 1}


@pytest.mark.thorough
def test_somebody_who_is_not_there_cannot_begin(enter: Visitors) -> None:
    page = enter(at="#/play/numberloor")
    page.get_by_label("How many?").select_option("5 players")
    open_house_rules(page)
    page.get_by_label("Who starts").select_option("seat 5")

    page.get_by_label("How many?").select_option("2 players")

    expect(page.get_by_label("Who starts").get_by_role("option")).to_have_count(2)
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.locator(".who")).to_have_count(2)


def test_a_level_is_taken_along(enter: Visitors) -> None:
    """From its rules to choosing a table, and to whoever is invited."""
    page = enter(at="#/rules/numberloor/basic")

    page.get_by_role("link", name="Play this").click()

    expect(page.get_by_role("radio", name="8+ Night cards")).to_be_checked()
    page.goto("#/join/four-plain-short-words/numberloor/basic")
    expect(page.get_by_role("figure").first).to_contain_text("3 + 2 = 5")


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("level", ["beginner", seldom("intermediate"), seldom("basic")])
def test_the_rules_of_a_level_can_be_read_and_looked_at(enter: Visitors, device: Device, level: str) -> None:
    page = enter(device, f"#/rules/numberloor/{level}")
    page.locator("main ol").first.wait_for()

    screenshot(page, f"numberloor-rules-{level}", whole=True)

    check_looks(page, WIDER)
    expect(page.get_by_role("heading", level=1)).to_contain_text(LEVELS[level])
    assert page.get_by_role("heading", name="Night cards", exact=True, level=2).count() == (level == "basic")


def test_the_youngest_need_not_read(enter: Visitors) -> None:
    """The pictures have no words; each has a voice, and words for whoever cannot see it."""
    page = enter(PHONE)
    page.add_init_script(WITH_A_VOICE)
    page.goto("#/rules/numberloor/beginner")
    page.reload()
    page.locator("main ol").first.wait_for()
    pictures = page.locator("main ol [role=img]")

    page.get_by_role("button", name=re.compile("Listen")).nth(1).tap()

    assert page.evaluate(VISIBLE_WORDS) == []
    assert page.evaluate("window.told") == [pictures.nth(1).get_attribute("aria-label")]
    assert pictures.count() == 6
    check_looks(page)


@pytest.mark.thorough
def test_whoever_joins_sees_two_pictures(enter: Visitors) -> None:
    page = enter(PHONE, "#/join/four-plain-short-words/numberloor")

    pictures = page.get_by_role("figure")

    expect(pictures).to_have_count(2)
    screenshot(page, "numberloor-join", whole=True)
    check_looks(page)


@pytest.mark.thorough
def test_in_german_too(enter: Visitors) -> None:
    page = enter(PHONE, "#/rules/numberloor/basic", locale="de-DE")
    expect(page.get_by_role("figure", name="Bild: Nacht 5 + 3 = 8")).to_be_visible()
    check_looks(page)

    page.get_by_role("link", name="Das spielen").tap()

    open_house_rules(page, *GERMAN_RULES)
    expect(page.get_by_label("Eine Nachtkarte übernimmt den Zug")).to_contain_text("nach jeder Karte (normal)")
    screenshot(page, "numberloor-german-choose", whole=True)
    check_looks(page)
