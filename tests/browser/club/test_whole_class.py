"""Twenty-six children from the code to the last trace, on the teacher's page and on some of theirs; most speak by sockets."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.club.test_class import at_the_door, come, open_class, start
from tests.browser.conftest import House, Visitors
from tests.browser.devices import TABLET
from tests.browser.looks import screenshot
from tests.server.clubs.lessons import LATE, NAMES, Lesson

TABLE, COMPUTER = "Go to my table", "Play the computer"
GONE = "You don’t have a seat at this table."


def sit(page: Page, lesson: Lesson, name: str) -> bool:
    """Whoever sees their page sits down, or plays the computer; returns whether there was a seat."""
    seat = name in lesson.seated()
    page.get_by_role("button", name=TABLE if seat else COMPUTER).click()
    page.get_by_role("region", name="Centre").wait_for()
    return seat


def test_a_lesson_of_twenty_six(enter: Visitors, house: House) -> None:
    desk = open_class(enter(TABLET), "4b", "\n".join(NAMES))
    digits = desk.page.locator(".digits").inner_text()
    lesson = Lesson(house, desk.club)
    lesson.tap(*NAMES[:22])
    wrong = come(enter, digits, "Child X", "I’m someone else", "Child W")
    lost, other = come(enter, digits, "Child X"), come(enter, digits, "Child Y")
    expect(desk.page.get_by_text("25 players", exact=True)).to_be_visible()

    start(desk)
    expect(desk.page.get_by_text("12 games are being played.")).to_be_visible()
    seated = [sit(page, lesson, name) for page, name in ((wrong, "Child W"), (lost, "Child X"), (other, "Child Y"))]
    assert len(lesson.alone()) + seated.count(False) == 1, "one of twenty-five plays the computer"
    lesson.speak(*lesson.keys)

    late = come(enter, digits, LATE)
    expect(desk.page.get_by_text("13 games are being played.")).to_be_visible()
    assert sit(late, lesson, LATE), "until somebody comes late"
    assert lesson.alone() == []
    again = at_the_door(enter, digits)
    again.get_by_role("button", name="Child X").click()
    expect(again.get_by_role("main").get_by_text("Child X, your teacher has been asked.")).to_be_visible()
    expect(desk.page.get_by_role("alert").get_by_text("On another tablet someone says: I’m Child X.")).to_be_visible()
    desk.press("Yes, let them in")
    expect(lost.get_by_role("main").get_by_text(GONE)).to_be_visible()
    expect(again.get_by_text("Hello Child X")).to_be_visible()
    assert sit(again, lesson, "Child X")
    expect(desk.page.get_by_text("26 players", exact=True)).to_be_visible()

    learnt = desk.page.get_by_role("region", name="What they know")
    learnt.get_by_role("button", name="Show").click()
    rows = learnt.get_by_role("row", name="too little seen yet")
    expect(rows.first).to_be_visible()
    assert rows.count() >= 10
    screenshot(desk.page, "club-whole-class", whole=True)
    desk.press("End the lesson now")
    desk.press("Yes, stop every game")
    for page in (wrong, other, late):
        expect(page.get_by_role("main").get_by_text("The lesson is over. Well done!")).to_be_visible()
    desk.press("Delete everything")
    desk.page.get_by_label("To delete it, type its name: 4b").fill("4b")
    desk.press("Yes, delete everything now")
    expect(desk.page.get_by_role("heading", name="Class or tournament", exact=True)).to_be_visible()
    assert house.ask("GET", f"/api/clubs/{lesson.club}").status_code == 404
