"""The wall: a bracket that keeps itself up to date, the same as text, and as a picture to take home."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club.organiser import Organiser
from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.budget import seldom
from tests.server.clubs.fairs import CARDBOARD, Fair

WALL = Device("wall", 1920, 1080, touch=False)
READABLE = 13
"""The least size of a name on the wall, in pixels."""


def played(house: House, entrants: int, rounds: int, **settings: object) -> Fair:
    """A tournament after some rounds; of every third game the one who was drawn last wins."""
    fair = Fair(house, entrants, CARDBOARD, **settings)
    fair.do("begin")
    for _ in range(rounds):
        for table in fair.open():
            order = [[seat["entrant"]] for seat in table["seats"]]
            fair.do("report", match=table["id"], order=order if table["id"] % 3 else order[::-1])
        if fair.view()["drawable"]:
            fair.do("draw")
    return fair


def see(page: Page, fair: Fair) -> None:
    page.goto(f"#/club/{fair.id}/wall")
    page.get_by_role("region", name="Standings").wait_for()


def names(page: Page) -> list[str]:
    """Names in the picture, as they are drawn; the whole of a name that is cut is its title, which is not."""
    drawn: list[str] = page.locator(".picture text:is(.name, .won, .out)").evaluate_all(
        "all => all.map(one => [...one.childNodes].filter(part => part.nodeType === 3).map(part => part.data).join('').trim())"
    )
    return drawn


@pytest.mark.thorough
@pytest.mark.parametrize(("system", "seats"), [seldom("single", 2), seldom("double", 2), ("single", 4)])
def test_sixty_four_stay_readable(enter: Visitors, house: House, system: str, seats: int) -> None:
    fair = played(house, 64, 2, system=system, seats=seats)
    page = enter(WALL)
    see(page, fair)
    now = page.locator("li .name")
    assert len(now.all()) in (0, sum(len(table["seats"]) for table in fair.open()))
    screenshot(page, f"club-wall-64-{system}-{seats}-now")
    check_looks(page)

    page.get_by_role("button", name="Bracket").click()
    screenshot(page, f"club-wall-64-{system}-{seats}")
    check_looks(page)
    whole = page.get_by_role("button", name="All rounds")
    if whole.count():
        whole.click()
    sizes = page.locator(".picture text.won").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(sizes) >= READABLE
    first = {seat["name"] for table in fair.view()["plan"]["rounds"][0]["tables"] for seat in table["seats"]}
    assert len(first) == 64
    drawn = {name.rstrip("…") for name in names(page)}  # the longest are cut in the picture; the tables beside it have them whole
    unseen = {name for name in first if not any((name.startswith(shown) and len(shown) > 8) or name == shown for shown in drawn)}
    assert not unseen, sorted(drawn)


@pytest.mark.parametrize("system", ["swiss", seldom("round_robin"), seldom("groups")])
def test_every_system_has_its_wall(enter: Visitors, house: House, system: str) -> None:
    page = enter(WALL)
    see(page, played(house, 8, 4, system=system))

    screenshot(page, f"club-wall-{system}")
    check_looks(page)


def test_when_it_is_over_the_best_stand_on_a_podium(enter: Visitors, house: House) -> None:
    page = enter(WALL)
    fair = played(house, 4, 2, system="single")
    see(page, fair)

    places = {row["place"]: row["name"] for row in fair.view()["plan"]["standings"]}
    expect(page.locator("ol[aria-hidden] b").nth(1)).to_have_text(places[1])
    expect(page.locator("ol[aria-hidden] b").nth(0)).to_have_text(places[2])
    screenshot(page, "club-wall-podium")
    check_looks(page)
    page.get_by_role("button", name="Bracket").click()
    expect(page.locator(".picture")).to_be_visible()


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_wall_as_text_and_as_a_picture_on_every_device(enter: Visitors, house: House, device: Device) -> None:
    page = enter(device)
    see(page, played(house, 16, 3, system="double"))
    text = page.get_by_role("button", name="As text")
    if text.get_attribute("aria-pressed") == "false":
        screenshot(page, "club-wall")
        check_looks(page, WIDER)
        text.click()

    expect(page.get_by_role("table", name="Round 1")).to_be_visible()
    screenshot(page, "club-wall-text")
    check_looks(page, WIDER)


def test_a_screen_reader_always_has_the_text(enter: Visitors, house: House) -> None:
    page = enter()
    see(page, played(house, 4, 1, system="single"))

    rows = page.get_by_role("table", name="Round 1").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("place 1, goes through")


def test_the_wall_follows_the_games(enter: Visitors) -> None:
    desk, wall = Organiser(enter()), enter(WALL)
    desk.open("Quick cup", "Something else", people="Ada\nBen\nCleo\nDan")
    wall.goto(f"#/club/{desk.club}/wall")
    expect(wall.get_by_text("4 players have joined.")).to_be_visible()
    screenshot(wall, "club-wall-before")
    check_looks(wall)

    desk.begin()
    wall.get_by_role("button", name="Bracket").click()
    expect(wall.locator(".picture .live")).to_have_count(2)
    winner = desk.seats(1)[0]
    desk.report(1, winner)

    expect(wall.locator(".picture text.won", has_text=winner)).to_be_visible()
    expect(wall.locator(".picture .live")).to_have_count(1)


def test_full_screen_shows_the_bracket_alone(enter: Visitors, house: House) -> None:
    page = enter(WALL)
    see(page, played(house, 8, 1, system="single"))

    page.get_by_role("button", name="Bracket").click()
    page.get_by_role("button", name="Full screen").click()

    expect(page.get_by_role("link", name="Home")).to_be_hidden()
    expect(page.locator(".picture")).to_be_visible()


@pytest.mark.thorough
def test_pages_turn_by_themselves_unless_somebody_likes_no_motion(enter: Visitors, house: House) -> None:
    fair = played(house, 64, 1, system="double")
    moving, still = enter(WALL, reduced_motion="no-preference", clock=True), enter(WALL, clock=True)
    for page in (moving, still):
        see(page, fair)
        expect(page.get_by_role("button", name="Now")).to_have_attribute("aria-pressed", "true")

    for page in (moving, still):
        page.clock.run_for(11_000)

    expect(moving.get_by_role("button", name="Bracket")).to_have_attribute("aria-pressed", "true")
    expect(still.get_by_role("button", name="Now")).to_have_attribute("aria-pressed", "true")
    moving.get_by_role("button", name="Now").click()
    moving.clock.run_for(30_000)
    expect(moving.get_by_role("button", name="Now")).to_have_attribute("aria-pressed", "true")


WHOLE_GAMES = """async (region) => {
  // The picture learns its size from such an observer, made before this one: no clock of ours turns that.
  await new Promise((measured) => new ResizeObserver(measured).observe(region));
  await new Promise((drawn) => queueMicrotask(drawn));
  const page = region.getBoundingClientRect();
  return [...region.querySelectorAll('rect')].flatMap((rect, at) => {
    const box = rect.getBoundingClientRect();
    const across = box.left >= page.left - 1 && box.right <= page.right + 1;
    return across && box.top >= page.top - 1 && box.bottom <= page.bottom + 1 ? [at] : [];
  });
}"""
"""Which games of the picture are seen whole just now."""


@pytest.mark.thorough
@pytest.mark.parametrize(("system", "entrants"), [seldom("single", 64), seldom("double", 64), ("double", 16)])
def test_every_game_comes_while_the_pages_turn(enter: Visitors, house: House, system: str, entrants: int) -> None:
    page = enter(Device("projector", 1280, 720, touch=False), reduced_motion="no-preference", clock=True)
    see(page, played(house, entrants, 1, system=system))
    bracket, picture = page.get_by_role("button", name="Bracket"), page.locator(".picture")
    page.clock.run_for(11_000)
    expect(bracket).to_have_attribute("aria-pressed", "true")
    at_once = set(picture.evaluate(WHOLE_GAMES))

    seen, lefts = set(at_once), {0}
    for _ in range(40):
        page.clock.run_for(10_000)
        if bracket.get_attribute("aria-pressed") == "false":
            break
        seen |= set(picture.evaluate(WHOLE_GAMES))
        lefts.add(picture.evaluate("region => region.scrollLeft"))

    assert at_once < seen == set(range(page.locator(".picture rect").count()))
    assert len(lefts) > 1


@pytest.mark.thorough
def test_a_long_name_is_cut_and_can_be_read_whole(enter: Visitors, house: House) -> None:
    long = "Maximiliane von Hohenstein-Wallenburg"
    people = [{"name": name} for name in (long, "WWWWWWWWWWWWWWWWWWWW", "Ben", "Cleo")]
    fair = Fair(house, people, CARDBOARD, seeding="given")
    fair.do("begin")
    page = enter(WALL)
    see(page, fair)
    page.get_by_role("button", name="Bracket").click()

    boxes = page.locator(".picture rect").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    ends = page.locator(".picture text").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    assert max(ends) <= max(boxes)
    assert long in page.locator(".picture text title").all_text_contents()
    expect(page.get_by_role("table", name="Round 1")).to_contain_text(long)


def test_the_bracket_is_taken_home_as_it_is_drawn(enter: Visitors, house: House, tmp_path: Path) -> None:
    page = enter(WALL)
    fair = played(house, 16, 2, system="double")
    see(page, fair)
    page.get_by_role("button", name="Bracket").click()

    with page.expect_download() as svg:
        page.get_by_role("button", name="Save as SVG").click()
    with page.expect_download() as png:
        page.get_by_role("button", name="Save as PNG").click()

    drawn = ElementTree.parse(svg.value.path()).getroot()
    lines = drawn.iter("{http://www.w3.org/2000/svg}text")
    texts = ["".join([one.text or "", *(part.tail or "" for part in one)]).strip() for one in lines]
    assert set(names(page)) <= set(texts)
    assert not [one for one in drawn.iter() if one.get("class") or one.get("style")]
    assert png.value.path().read_bytes().startswith(b"\x89PNG")
    assert svg.value.suggested_filename == "Spring-fair.svg"
    png.value.save_as(tmp_path / "bracket.png")
    assert (tmp_path / "bracket.png").stat().st_size > 20_000


@pytest.mark.thorough
def test_who_likes_it_dark_sees_it_dark(enter: Visitors, house: House) -> None:
    page = enter(WALL, color_scheme="dark")
    see(page, played(house, 16, 2, system="single"))

    screenshot(page, "club-wall-dark")
    check_looks(page)
