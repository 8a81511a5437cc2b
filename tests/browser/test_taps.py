"""How many taps a turn costs: what is chosen and said is enough, and nobody has to name what it is."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.hands import Finger
from tests.browser.mathino import sitting as mathino
from tests.browser.tables import sit_down

OTHERS = "1 1 2 2 3"
FELT = '[data-drop="felt"]'


class Counting(Finger):
    """A finger that knows how often it has touched the glass."""

    taps = 0

    def press_at(self, target: Locator) -> None:
        self.taps += 1
        super().press_at(target)

    def drag(self, card: str, target: str, beside: dict[str, float]) -> None:
        """Let a card go over something, at a place of it."""
        self.taps += 1
        self.page.locator(f'[data-card="{card}"]').drag_to(self.page.locator(target), target_position=beside)  # type: ignore[arg-type]


def test_an_equal_take_is_two_taps_and_a_sum_five(enter: Visitors, house: House) -> None:
    page = enter(TABLET)
    sit_down(page, house, f"5 10 8 1 9 {OTHERS} 5 7")
    finger = Counting(page)
    finger.choose("centre 0")
    finger.choose("hand 1")
    expect(page.get_by_role("log")).to_contain_text("5 makes 5, take 5")
    assert finger.taps == 2

    sit_down(page, house, f"5 10 8 1 9 {OTHERS} 2 3")
    finger = Counting(page)
    finger.choose("centre 0")
    finger.choose("centre 1")
    finger.enter("+5")
    finger.choose("hand 1")
    expect(page.get_by_role("log")).to_contain_text("2 plus 3 makes 5, take 5")
    assert finger.taps == 5


def test_a_build_is_heard_from_its_sum_and_a_card_on_the_felt_is_discarded(enter: Visitors, house: House) -> None:
    """On a phone: what was tapped is what was said, and a card let go beside the others is laid down."""
    page = enter(PHONE)
    sit_down(page, house, f"6 10 8 1 9 {OTHERS} 5 7")
    finger = Counting(page)
    assert page.get_by_role("button", name="times", exact=True).count() == 0
    finger.choose("centre 0")
    finger.choose("hand 0")
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    finger.enter("+6")
    finger.press("Say it")
    expect(page.get_by_role("log")).to_contain_text("build 5 plus 1 makes 6")
    assert finger.taps == 5

    sit_down(page, house, f"6 10 8 1 9 {OTHERS} 5 7")
    finger = Counting(page)
    finger.drag("hand 4", FELT, {"x": 30, "y": 30})
    expect(page.get_by_role("log")).to_contain_text("discards 10")
    assert finger.taps == 1


def test_three_groups_need_no_word_between_them(enter: Visitors, house: House) -> None:
    """Alone, with five cards in the centre. With all cards chosen first each sign finds its own box: no 1010 is written."""
    page = enter(TABLET)
    sit_down(page, house, "6 4 7 3 10  5 8 9 10 1  2 2 1 1 3", "Numbers to 10", game="numero-solitaire")
    finger = Counting(page)
    for card in ("centre 0", "centre 1"):
        finger.choose(card)
    finger.press("And another group")
    for card in ("centre 2", "centre 3"):
        finger.choose(card)
    finger.enter("+10+10")
    assert page.locator(".blank.result").all_inner_texts() == ["10", "10"]
    finger.press("Clear all")
    expect(page.get_by_text("Choose cards, then say what they make.")).to_be_visible()

    finger = Counting(page)
    for first, second in (("centre 0", "centre 3"), ("centre 1", "centre 2")):
        finger.choose(first)
        finger.choose(second)
        finger.enter("+10")
    finger.choose("centre 4")
    finger.choose("hand 4")

    expect(page.get_by_role("log")).to_contain_text("take 10")
    assert finger.taps == 12


def test_captures_builds_and_discards_in_mathino(enter: Visitors, house: House) -> None:
    """One grammar: an equal card captures, a card let go on the felt lies there."""
    page = enter(TABLET)
    mathino.sit_down(page, house, "3 5 9 13  10 10 12 12  5 8 7 6", "Basic")
    finger = Counting(page)
    finger.choose("table 0")
    finger.choose("hand 1")
    mathino.told(page, "5, capture 5")
    assert finger.taps == 2

    mathino.wait_for_turn(page)
    finger = Counting(page)
    finger.drag("hand 0", FELT, {"x": 30, "y": 30})
    mathino.told(page, "discards 3")
    assert finger.taps == 1


def test_where_a_sum_can_be_two_things_the_table_asks_which(enter: Visitors, house: House) -> None:
    """5 and 3 lie there, and a 3 and an 8 are in the hand: typed without a word it is a take or a build."""
    page = enter(PHONE)
    sit_down(page, house, f"3 8 10 1 9 {OTHERS} 5 3")
    page.locator("main").focus()
    page.keyboard.type("5 + 3 = 8")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("8 is right, but: That can be a take or a build.")

    page.get_by_role("button", name="Build", exact=True).tap()

    expect(page.get_by_role("log")).to_contain_text("build 5 plus 3 makes 8")


LOST_FOCUS = """text => {
    document.activeElement.blur();
    for (const key of text) document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}"""
"""What had the focus has gone, and nothing has it yet: then keys are pressed on the whole page."""


def test_no_key_is_lost_while_the_line_to_type_into_is_fetched(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")

    page.evaluate(LOST_FOCUS, "discard 9")

    expect(page.locator("[data-typed]")).to_have_value("discard 9")
