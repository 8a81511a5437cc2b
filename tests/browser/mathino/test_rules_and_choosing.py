"""Before the first card: the rules of every level in pictures, and a table with house rules of one's own, in two languages."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, DEVICES, PHONE, TABLET, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import choose, felt, told
from tests.browser.stillness import stand_still
from tests.browser.tables import FRIENDS, GERMAN_RULES, open_house_rules

LEVELS = ("young", "starter", "basic", "advanced")


def see(page: Page, name: str, *, whole: bool = True) -> None:
    """Keep a picture, and look at it as closely as a program can."""
    stand_still(page)
    screenshot(page, name, whole=whole)
    check_looks(page, WIDER)


@pytest.mark.thorough
def test_the_rules_of_every_level_can_be_read_on_a_phone(enter: Visitors) -> None:
    page = enter(PHONE)
    pictures = []
    for level in LEVELS:
        page.goto(f"#/rules/mathino/{level}")
        page.get_by_role("heading", level=1).wait_for()
        see(page, f"mathino-rules-{level}")
        pictures.append(page.locator("figure").count())

    assert pictures == [3, 6, 7, 10]
    expect(page.get_by_text("11 × 9 is 99, 9 + 9 is 18, 1 + 8 is 9, building 9")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(("device", "level"), [(TABLET, "young"), (DESKTOP, "advanced")], ids=["tablet", "desktop"])
def test_the_rules_can_be_read_where_there_is_more_room(enter: Visitors, device: Device, level: str) -> None:
    page = enter(device, f"#/rules/mathino/{level}")
    page.locator("figure").first.wait_for()

    see(page, f"mathino-rules-{level}")


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_all_house_rules_can_be_found_under_their_headings(enter: Visitors, device: Device) -> None:
    """Those that matter come first, each with what it changes; both lists are about the same table."""
    page = enter(device, "#/play/mathino")
    open_house_rules(page)
    expect(page.get_by_role("heading", name="Whose pile it is")).to_have_count(0)
    expect(page.get_by_label("What matches")).to_be_visible()

    page.get_by_text("Advanced", exact=True).click()

    expect(page.get_by_role("heading", name="Whose pile it is")).to_be_visible()
    expect(page.get_by_label("What matches")).to_have_count(0)
    see(page, "mathino-choose")

    page.reload()
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_text("House rules", exact=True).click()
    few = page.get_by_label("You can capture loose cards as a sum")
    expect(few).to_have_accessible_description("With this rule an 8 can capture a 5 and a 3 together.")
    few.select_option("Yes")
    see(page, "mathino-few-rules")
    page.get_by_role("button", name="All house rules").click()
    expect(few.locator("option:checked")).to_have_text("Yes")


def test_a_table_is_played_by_the_house_rules_that_were_chosen(enter: Visitors, house: House) -> None:
    """Any target; 2, 3, 4 or 6 players; operations and tables that are switched off."""
    page = enter(at="#/play/mathino")
    page.get_by_text("Basic", exact=True).click()
    seats = page.get_by_label("How many?")
    assert seats.locator("option").all_inner_texts() == ["2 players", "3 players", "4 players", "6 players"]
    seats.select_option(label="3 players")
    number = page.get_by_label("Another number")
    number.fill("10")
    number.press("Tab")
    open_house_rules(page)
    page.get_by_text("You can look up times tables, squares and cubes").click()
    choose(page, "ops", "+ −")
    choose(page, "penalty", 3)
    house.lay("4 5 6 8  1 1 1 1  2 2 2 2  4 9 10 12")
    page.get_by_role("button", name="Deal the cards").click()
    felt(page).wait_for()

    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="A picture for counting").click()
    expect(page.get_by_role("button", name="Number line")).to_be_visible()
    expect(page.get_by_role("button", name="Times", exact=True)).to_have_count(0)
    say(page, "4 × 5, building 20")
    expect(page.locator(".note")).to_contain_text("There’s no × at this table.")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Once someone has 10 at the end of a deck, most points wins.")).to_be_visible()


@pytest.mark.thorough
def test_whoever_asks_may_look_up_products_and_powers(enter: Visitors, house: House) -> None:
    """M-12: the same tables in every turn, with nothing marked in them."""
    page = enter(PHONE, "#/play/mathino")
    page.get_by_text("Advanced", exact=True).click()
    house.lay("11 5 6 8  1 1 2 2  9 4 10 12")
    page.get_by_role("button", name="Deal the cards").click()
    felt(page).wait_for()

    page.get_by_role("button", name="A picture for counting").click()
    page.get_by_role("button", name="Times", exact=True).click()
    expect(page.get_by_role("region", name="Times tables").get_by_role("cell", name="169")).to_have_count(1)
    see(page, "mathino-tables", whole=False)
    page.get_by_role("button", name="Powers").click()
    expect(page.get_by_role("cell", name="1728 18 9")).to_be_attached()
    see(page, "mathino-powers", whole=False)


def test_whoever_joins_sees_two_pictures(enter: Visitors) -> None:
    host, guest = enter(at="#/play/mathino"), enter(PHONE)
    for choice in ("Starter", FRIENDS):
        host.get_by_text(choice, exact=True).click()
    host.get_by_role("button", name="Deal the cards").click()

    guest.goto(host.locator("#link").input_value())

    expect(guest.locator("figure")).to_have_count(2)
    see(guest, "mathino-join")


@pytest.mark.thorough
def test_mathino_in_german_from_the_shelf_to_a_build(enter: Visitors, house: House) -> None:
    page = enter(PHONE, "#/rules/mathino/advanced", locale="de-DE")
    expect(page.get_by_text("11 × 9 ist 99, 9 + 9 ist 18, 1 + 8 ist 9, baue 9")).to_be_visible()
    see(page, "mathino-german-rules")
    page.goto("#/play/mathino")
    page.get_by_text("Für Könner", exact=True).click()
    open_house_rules(page, *GERMAN_RULES)
    see(page, "mathino-german-choose")

    house.lay("4 5 6 8  13 13 12 12  1 9 10 11")
    page.get_by_role("button", name="Karten austeilen").click()
    page.get_by_role("button", name="Den Satz schreiben").tap()
    page.get_by_role("textbox").fill("1 + 4, baue 5")
    page.get_by_role("button", name="Sagen").tap()

    told(page, "1 plus 4, baue 5")
    see(page, "mathino-german-table", whole=False)


def say(page: Page, sentence: str) -> None:
    """Type a sentence and say it."""
    page.get_by_role("button", name="Type the sentence").click()
    page.get_by_label("Type your sentence here").fill(sentence)
    page.get_by_role("button", name="Say it").click()
