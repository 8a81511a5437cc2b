"""Help, the end of a deck and the end of a match for the very young: pictures, with words for the ear alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.young import play, sit_down
from tests.browser.wordless import assert_on_one_screen, climb, lend_a_voice, press, to_be_read
from tests.budget import seldom

LAID = "5b 4r 7g 1o  3o 8r 6g 12b  9b 3r 5g 2o"
"""Two hands of four, and four cards on the table."""


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_whole_ladder_is_drawn_and_the_cards_come_last(enter: Visitors, house: House, device: Device) -> None:
    """M-156: in what they are alike, what to look for, one card of the hand, another pair, and then what it wins."""
    page = enter(device, clock=True)
    sit_down(page, device, house, LAID)
    lend_a_voice(page)
    assert to_be_read(page) == []

    words = climb(page, device, "mathino-young-lamp")

    assert len(words) == 6
    assert words[1].startswith("One of your cards has the same")
    assert words[2].startswith("Look for this: ")
    answer = words[-1].removeprefix("Now say it yourself: ")
    assert "captures" in answer
    assert not any(answer in rung for rung in words[:-1])
    check_looks(page, WIDER)


@pytest.mark.thorough
@pytest.mark.parametrize("look", ["the number", seldom("the shape"), seldom("the colour")])
def test_every_likeness_has_its_pictures(enter: Visitors, house: House, look: str) -> None:
    page = enter(PHONE, clock=True)
    sit_down(page, PHONE, house, LAID, young_attributes=look)

    words = climb(page, PHONE, f"mathino-young-lamp-{look.removeprefix('the ')}")

    assert look.removeprefix("the ") in words[1]


@pytest.mark.thorough
def test_many_cards_that_are_won_at_once_are_all_in_the_picture(enter: Visitors, house: House) -> None:
    page = enter(PHONE, clock=True)
    sit_down(page, PHONE, house, "5b 4r 7g 1o  3o 8r 6g 12g  9b 3b 8b 2b", young_attributes="the colour")
    lend_a_voice(page)

    climb(page, PHONE, "mathino-young-lamp-many")

    expect(page.get_by_role("region", name="Help").get_by_role("listitem").last.locator(".felt > .card")).to_have_count(4)


@pytest.mark.thorough
def test_where_nothing_is_alike_a_card_is_laid_down(enter: Visitors, house: House) -> None:
    page = enter(PHONE, clock=True)
    sit_down(page, PHONE, house, "5b 4b 7b 1b  3o 8r 6g 12b  9r 3r 8g 2o")

    words = climb(page, PHONE, "mathino-young-lamp-unlike")

    assert len(words) == 3
    assert "Put a card down" in words[1]


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_house_rules_are_chosen_by_pictures(enter: Visitors, device: Device) -> None:
    """M-157, M-160: only shapes are alike, and cards are counted."""
    page = enter(device, "#/play/mathino")
    press(page.get_by_text("For the very young", exact=True), device)
    for name in ("the shape", "cards"):
        press(page.locator("label").filter(has=page.get_by_role("radio", name=name, exact=True)), device)
    screenshot(page, "mathino-young-choose", whole=True)
    check_looks(page, WIDER)

    press(page.get_by_role("button", name="Deal the cards"), device)

    looks = page.get_by_role("group", name="What’s the same?")
    expect(looks.get_by_role("button", name="The same")).to_have_count(1)
    expect(looks.get_by_role("button", name="The same shape")).to_be_visible()


def play_deck(hands: Pointer, turns: int) -> None:
    """So many turns of one's own."""
    for _ in range(turns):
        assert play(hands)


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_a_deck_ends_with_a_drawn_pause_and_the_match_with_a_crown(enter: Visitors, house: House, device: Device) -> None:
    """M-100, M-101: six around the table have two rounds of four in each deck; after two decks it is over."""
    page = enter(device)
    hands = sit_down(page, device, house, players=6, target=99, max_decks=2)
    play_deck(hands, 8)

    pause = page.get_by_role("dialog", name="Deck 1 is over")
    expect(pause).to_be_visible()
    expect(pause.get_by_role("listitem")).to_have_count(6)
    assert to_be_read(page) == []
    screenshot(page, "mathino-young-pause")
    check_looks(page, WIDER)
    press(pause.get_by_role("button", name="Close"), device)
    expect(pause).to_be_hidden()
    play_deck(hands, 8)

    expect(page.locator("#ending")).to_be_attached()
    assert page.locator("li.won svg.crown").count() >= 1
    assert to_be_read(page) == []
    assert page.get_by_role("table").count() == 0
    screenshot(page, "mathino-young-end")
    check_looks(page, WIDER)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [seldom(2), 6])
def test_cards_are_counted_in_heaps_where_cards_count(enter: Visitors, house: House, players: int) -> None:
    """M-160; for two, a whole deck is in two heaps, and still the buttons are on the screen."""
    page = enter(PHONE)
    hands = sit_down(page, PHONE, house, players=players, young_scoring="cards")
    while play(hands):
        pass

    expect(page.locator("li.won .heap").first).to_be_visible()
    assert to_be_read(page) == []
    screenshot(page, f"mathino-young-end-cards-{players}", whole=True)
    if players == 2:
        assert_on_one_screen(page)
    check_looks(page)
