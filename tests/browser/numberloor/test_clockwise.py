"""Where of several night cards the nearest counts, a claim waits for a word of those who sit nearer; and only there."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor.seats import FRIENDS, IN_TURN, NIGHTS, call, hand, join, jump, sit_down

NEAREST = "the next one clockwise counts"


@pytest.mark.thorough
def test_whoever_sits_nearer_is_asked_and_may_let_it_pass(enter: Visitors, house: House) -> None:
    """L-69: the card lies beside the others until then."""
    host, near, far = enter(), enter(PHONE), enter()
    cards = "2 4 7  0 0 1  ☾8 1 1  5 ±3"
    sit_down(host, house, cards, NIGHTS, FRIENDS, size="3", players="3", nights=NEAREST)
    join(host, near)
    join(host, far)
    call(far)

    jump(far, "up", "8")

    expect(near.get_by_text("Someone has played a night card, but you come first.")).to_be_visible()
    expect(near.get_by_role("img", name="night floor 8, played out of turn, waiting")).to_be_visible()
    for page in (host, far):
        expect(page.get_by_role("img", name="night floor 8, played out of turn, waiting")).to_be_visible()
        expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    screenshot(near, "numberloor-asked")
    check_looks(near)
    near.get_by_role("button", name="Go on").click()
    expect(far.get_by_role("button", name="End my turn")).to_be_visible()
    expect(host.locator(IN_TURN)).to_contain_text(host.locator(".who").last.inner_text())
    assert hand(far) == ["floor 1", "floor 1"]
