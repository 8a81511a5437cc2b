"""Making a turn by hand: dragging, several groups, wild cards, undo, wrong claims; and what the page never tells."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.hands import Pointer
from tests.browser.tables import sit_down

OTHERS = "1 1 2 2 3"
STYLE = """one => {
    const style = getComputedStyle(one);
    const seen = [...style].map(name => `${name}: ${style.getPropertyValue(name)}`);
    return [one.className, one.getAttribute('aria-pressed'), one.parentElement.className, ...seen].join('; ');
}"""


def drag(page: Page, what: Locator, onto: Locator) -> None:
    """Drag with the mouse, as a quick hand does."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def card(page: Page, place: str) -> Locator:
    return page.locator(f'[data-card="{place}"]')


def strip(page: Page) -> str:
    """What the strip says, with _ for each blank."""
    bits: list[str] = page.locator(".strip .part > :not(.leave)").evaluate_all("all => all.map(bit => bit.innerText.trim())")
    return " ".join(bit or "_" for bit in bits)


def test_cards_are_joined_by_dragging_one_onto_another(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, f"8 4 9 10 7 {OTHERS} 5 3")
    hands = Pointer(page)

    drag(page, card(page, "centre 1"), card(page, "centre 0"))
    assert strip(page) == "3 _ 5 = _"
    hands.enter("+8")
    drag(page, card(page, "hand 2"), page.locator('[data-drop="take"]'))

    expect(page.get_by_role("log")).to_contain_text("3 plus 5 makes 8, take 8")


def test_one_turn_takes_a_card_and_what_a_wild_card_makes_of_another(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, f"5 −3 14 15 13 {OTHERS} 5 8", "With minus")
    hands = Pointer(page)

    drag(page, card(page, "hand 4"), card(page, "centre 1"))
    assert strip(page) == "8 −3 = _"
    hands.enter("5")
    hands.press("And another group")
    hands.choose("centre 0")
    hands.choose("hand 0")

    expect(page.get_by_role("log")).to_contain_text("5 makes 5, and 8 minus 3 makes 5, take 5")
    expect(page.get_by_text("4 cards won")).to_have_count(1)


def test_undo_gives_back_one_card_at_a_time(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, f"8 4 9 10 7 {OTHERS} 5 3")
    hands = Pointer(page)
    hands.choose("centre 0")
    hands.choose("centre 1")
    hands.choose("hand 2")
    assert strip(page) == "build 3 _ 5 _ 8 = _"

    hands.press("Undo")
    assert strip(page) == "3 _ 5 = _"
    page.keyboard.press("Control+z")
    assert strip(page) == "3"
    hands.press("Undo")

    expect(page.get_by_text("Choose cards, then say what they make.")).to_be_visible()
    assert page.locator("[aria-pressed=true]").count() == 0


def test_a_wrong_claim_opens_pictures_and_never_tells_the_answer(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, f"2 4 9 10 1 {OTHERS} 7 6", "Numbers to 15")
    hands = Pointer(page)
    hands.choose("centre 0")
    hands.choose("centre 1")
    hands.enter("+")
    hands.choose("hand 0")
    hands.put("take")

    for wrong in ("12", "14"):
        hands.enter(wrong)
        hands.press("Say it")
        expect(page.get_by_text(f"Not {wrong}. Try again!")).to_be_visible()
        assert strip(page).startswith("6 + 7 = _")

    page.get_by_role("button", name="Ten-frame").wait_for()
    assert "13" not in page.locator("body").inner_text()
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert not [name for name in names if "13" in name]
    page.get_by_role("button", name="Number line").click()
    page.get_by_role("img", name="A number line from 0 to 20. It starts at 6.").wait_for()
    marks = page.locator(".line text").evaluate_all("all => all.map(one => [one.className.baseVal, getComputedStyle(one).fill])")
    assert len({str(mark) for mark in marks[1:5]}) == 1
    assert marks[13] == marks[12] == marks[14]


def test_nothing_that_could_be_played_is_lit_up(enter: Visitors, house: House) -> None:
    """The hand holds a card that takes, one that could build, and three that do neither: all look alike."""
    page = enter()
    sit_down(page, house, f"8 2 10 4 1 {OTHERS} 5 3")
    page.mouse.move(0, 0)

    styles = page.locator('[data-card^="hand"]').evaluate_all(f"all => all.map({STYLE})")
    places = page.locator(".places button[data-drop]").evaluate_all(
        "all => all.map(one => [one.disabled, one.className, one.ariaDisabled])"
    )

    assert len(styles) == 5
    assert len(set(styles)) == 1
    assert len({str(place) for place in places}) == 1
    assert page.locator("button:disabled").count() == 0


def test_while_the_line_is_open_typing_goes_there_wherever_the_focus_is(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, f"8 4 9 10 7 {OTHERS} 5 3")

    page.get_by_role("button", name="Type the sentence").click()
    page.get_by_role("region", name="Centre").click(position={"x": 5, "y": 5})
    page.keyboard.type("5 + 3 = 8, take 8")
    page.keyboard.press("Enter")

    expect(page.get_by_role("log")).to_contain_text("5 plus 3 makes 8, take 8")
