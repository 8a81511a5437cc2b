"""Tournaments on screens: computer players at online tables, and people among them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.club.organiser import Organiser
from tests.browser.conftest import House, Visitors
from tests.browser.looks import check_looks, screenshot

FAST = ("Numbers to 10", "careless")


def test_sixteen_in_a_double_elimination_from_the_six_questions_to_the_end(enter: Visitors, house: House) -> None:
    desk, wall = Organiser(enter()), enter()
    desk.open("Spring fair", "Numero", "Numbers to 10", "2 players", "after two lost games", computers=16)
    check_looks(desk.page)
    wall.goto(f"#/club/{desk.club}/wall")
    expect(wall.get_by_text("16 have entered.")).to_be_visible()

    desk.begin()
    screenshot(desk.page, "club-desk-online", whole=True)
    check_looks(desk.page)
    desk.play_out()

    view = house.ask("GET", f"/api/clubs/{desk.club}").json()
    assert view["plan"]["played"] in (30, 31)
    champion = next(row["name"] for row in view["plan"]["standings"] if row["place"] == 1)
    expect(desk.page.get_by_role("heading", name=f"{champion} has won the tournament!")).to_be_visible()
    expect(wall.get_by_text(f"{champion} has won the tournament!")).to_be_visible()
    rows = wall.get_by_role("region", name="Standings").get_by_role("row")
    assert [row.inner_text().split("\t")[1] for row in rows.all()[1:]] == [row["name"] for row in view["plan"]["standings"]]
    screenshot(wall, "club-wall-double-16")
    check_looks(wall)
    screenshot(desk.page, "club-desk-over", whole=True)
    check_looks(desk.page)
