"""Tournaments on screens: computer players at online tables, and people among them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club.organiser import Organiser
from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import Person
from tests.browser.tables import play_out


def has_turn(page: Page) -> bool:
    """Whether whoever sits here begins, which is drawn at random."""
    acting = page.locator(".acting")
    expect(acting).to_be_visible()
    return acting.get_by_text("you", exact=True).count() > 0


@pytest.mark.thorough
def test_sixteen_in_a_double_elimination_from_the_six_questions_to_the_end(enter: Visitors, house: House) -> None:
    desk, wall = Organiser(enter()), enter()
    desk.open("Spring fair", "Numero", "Numbers to 10", "2 players", "after two losses", computers=16)
    check_looks(desk.page)
    wall.goto(f"#/club/{desk.club}/wall")
    expect(wall.get_by_text("16 players have joined.")).to_be_visible()

    desk.begin()
    screenshot(desk.page, "club-desk-online", whole=True)
    check_looks(desk.page)
    desk.play_out()

    view = house.ask("GET", f"/api/clubs/{desk.club}").json()
    assert view["plan"]["played"] in (30, 31)
    champion = next(row["name"] for row in view["plan"]["standings"] if row["place"] == 1)
    expect(desk.page.get_by_role("heading", name=f"{champion} has won!")).to_be_visible()
    expect(wall.get_by_text(f"{champion} has won!")).to_be_visible()
    rows = wall.get_by_role("region", name="Standings").get_by_role("row")
    assert [row.inner_text().split("\t")[1] for row in rows.all()[1:]] == [row["name"] for row in view["plan"]["standings"]]
    screenshot(wall, "club-wall-double-16")
    check_looks(wall)
    screenshot(desk.page, "club-desk-over", whole=True)
    check_looks(desk.page)
    for paper in ("Bracket", "Certificates", "Table stickers"):
        with desk.page.expect_download() as file:
            desk.page.get_by_role("link", name=f"{paper} (PDF)").click()
        assert file.value.path().read_bytes().startswith(b"%PDF")


def test_somebody_among_computer_players_goes_to_their_table_and_back(enter: Visitors, house: House) -> None:
    desk, mia = Organiser(enter()), enter(PHONE)
    desk.open("Mixed cup", "Numero", "Numbers to 10", people="Mia", computers=3)
    words = desk.page.locator(".code").inner_text()
    mia.goto("#/join")
    mia.get_by_label("The four words").fill(words)
    mia.get_by_role("button", name="Join").click()
    mia.get_by_role("button", name="Mia").click()
    expect(mia.get_by_role("heading", name="It hasn’t started yet")).to_be_visible()
    screenshot(mia, "club-player-before", whole=True)
    check_looks(mia)

    desk.begin()
    expect(mia.get_by_role("heading", name=re.compile("You’re at table"))).to_be_visible()
    screenshot(mia, "club-player-play", whole=True)
    check_looks(mia)
    mia.get_by_role("button", name="Go to my table").click()
    mia.get_by_role("region", name="Centre").wait_for()
    expect(desk.page.get_by_role("article").filter(has_text="Mia")).to_contain_text("to play")
    played = mia.get_by_role("heading", name="Your games", exact=True)
    again = mia.get_by_role("button", name="Go to my table")
    for _ in range(5):
        play_out(mia, house)
        Person(mia).count_pile()
        mia.get_by_role("link", name="Back to my games").click()
        expect(played.or_(again).first).to_be_visible()
        if played.count():
            break
        again.click()  # a game without a winner is played once more
        mia.get_by_role("region", name="Centre").wait_for()

    expect(played).to_be_visible()
    expect(mia.get_by_text("Round 1, with Pip")).to_be_visible()
    screenshot(mia, "club-player-after", whole=True)
    check_looks(mia)


@pytest.mark.thorough
def test_the_referee_is_called_looks_and_rules(enter: Visitors) -> None:
    desk, mia, ben = Organiser(enter()), enter(TABLET), enter(PHONE)
    desk.open("Referee's cup", "Numero", "Numbers to 10", people="Mia\nBen")
    for page, name in ((mia, "Mia"), (ben, "Ben")):
        page.goto(f"#/club/{desk.club}")
        page.get_by_role("button", name=name).click()
    desk.begin()
    for page in (mia, ben):
        page.get_by_role("button", name="Go to my table").click()
        page.get_by_role("region", name="Centre").wait_for()
    first, second = (mia, ben) if has_turn(mia) else (ben, mia)
    Person(first).play_on(1)

    Person(second).wait()
    second.get_by_role("button", name="Menu").click()
    second.get_by_role("button", name="Call the referee").click()
    caller = "Ben" if second is ben else "Mia"
    call = desk.page.get_by_role("alert")
    expect(call).to_contain_text(f"{caller} is calling the referee: table 1, game 1")
    call.get_by_role("button", name="Look at this table").click()
    look = desk.page.get_by_role("dialog")
    expect(look.get_by_role("heading", name="The table for game 1")).to_be_visible()
    expect(look.get_by_role("region", name="Centre")).to_be_visible()
    look.get_by_text("What everyone said").click()
    expect(look.get_by_role("listitem").filter(has_text="referee")).to_be_visible()
    screenshot(desk.page, "club-referee")
    check_looks(desk.page)

    look.get_by_label("Play a turn again").check()
    look.get_by_label("In words, for the record").fill("The card had slipped")
    look.get_by_role("button", name="Decide", exact=True).click()
    expect(look).to_have_count(0)
    expect(call).to_have_count(0)
    Person(first).wait()
    desk.press("Look at the table for game 1")
    look.get_by_label("Decide the game").check()
    desk.tap("Mia")
    screenshot(desk.page, "club-ruling")
    check_looks(desk.page)
    look.get_by_role("button", name="Decide", exact=True).click()

    expect(desk.page.get_by_role("heading", name="Mia has won!")).to_be_visible()


@pytest.mark.thorough
def test_everybody_rests_together(enter: Visitors) -> None:
    desk, mia = Organiser(enter()), enter(PHONE)
    desk.open("Tea cup", "Numero", "Numbers to 10", people="Mia\nBen")
    mia.goto(f"#/club/{desk.club}")
    mia.get_by_role("button", name="Mia").click()
    desk.begin()
    mia.get_by_role("button", name="Go to my table").click()

    desk.press("Pause everyone")
    expect(desk.game(1)).to_contain_text("paused")
    desk.press("Resume everyone")

    expect(desk.game(1)).to_contain_text("waiting for Ben")


@pytest.mark.thorough
def test_a_name_that_was_taken_by_mistake_is_freed(enter: Visitors) -> None:
    desk, wrong, mia = Organiser(enter()), enter(), enter(PHONE)
    desk.open("Name cup", "Numero", people="Mia\nBen")
    wrong.goto(f"#/club/{desk.club}")
    wrong.get_by_role("button", name="Mia").click()
    mia.goto(f"#/club/{desk.club}")
    expect(mia.get_by_role("button", name="Ben")).to_be_visible()
    expect(mia.get_by_role("button", name="Mia")).to_have_count(0)

    desk.press("Let another device use this name: Mia")

    expect(wrong.get_by_role("alert")).to_contain_text("let another device use your name")
    mia.get_by_role("button", name="Mia").click()
    expect(mia.get_by_text("Hello Mia!")).to_be_visible()


@pytest.mark.thorough
def test_a_tournament_is_played_with_cards_of_its_own(enter: Visitors, house: House) -> None:
    """The level is a choice of cards, put together as for a table."""
    desk = Organiser(enter())
    desk.open("Little cards", "Numero", "My own cards", computers=2)
    check_looks(desk.page)

    desk.begin()

    view = house.ask("GET", f"/api/clubs/{desk.club}").json()
    assert view["terms"]["options"]["level"] == "1-10 −2"
