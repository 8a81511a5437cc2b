"""Somebody who plays: looks at the page, thinks, and says the sentence by hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import Hands, Pointer
from tests.browser.head import Group, Turn, think
from tests.browser.sight import Sight, look

MOST_TURNS = 60
MY_TURN = """() => {
    [...document.querySelectorAll('dialog button')].find(one => one.textContent === 'Next round')?.click();
    const strip = document.querySelector('.turn:not([inert]) [data-strip]');
    const fresh = strip && (strip.querySelector('p') || strip.querySelector('input')?.value === '');
    return document.querySelector('#ending') !== null || (fresh && !document.querySelector('.go[aria-disabled=true]'));
}"""


class Person:
    """A player in front of a page."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        self.page = page
        self.hands = hands or Pointer(page)
        self.turns = 0

    def wait(self) -> Sight:
        """Wait for one's turn, or for the end."""
        self.page.wait_for_function(MY_TURN, polling=50)
        return look(self.page)

    def play_on(self, most: int = MOST_TURNS) -> None:
        """Play until the game is over, or for so many turns."""
        for _ in range(most):
            sight = self.wait()
            if sight.over:
                return
            self.take_turn(sight)
            self.turns += 1

    def take_turn(self, sight: Sight) -> None:
        """One turn, from what is to be seen."""
        turn = think(sight)
        if "Pass" in sight.words and turn.verb != "take":
            self.hands.press("Pass")
            expect(self.page.get_by_role("button", name="Pass", exact=True)).to_be_hidden()
        elif "Accept" in sight.words:
            self.hands.press("Accept")
            expect(self.page.get_by_role("button", name="Accept", exact=True)).to_be_hidden()
        else:
            self.do(turn, sight)

    def idea(self, sight: Sight) -> Turn | None:
        """A take, if this head finds one."""
        turn = think(sight)
        return turn if turn.verb == "take" else None

    def do(self, turn: Turn, sight: Sight) -> None:
        """Say a turn with cards and keys. The card of the hand comes last and says a take; a build begins with its sign."""
        if turn.card is None:
            for wild in sight.zone("hand", wild=True):
                self.hands.choose(wild.place)
                self.hands.put("discard")
            self.hands.press("Say it")
            return
        for at, group in enumerate(turn.groups):
            if at:
                self.hands.press("And another group")
            self.put_together(group)
        if turn.verb == "build":
            self.hands.enter("+")
        self.hands.choose(turn.card.place)
        if turn.verb == "discard":
            self.hands.put("discard")
        elif turn.verb == "build":
            self.hands.enter(str(turn.groups[0].value))
            self.hands.press("Say it")

    def put_together(self, group: Group) -> None:
        """Choose the cards of a group, and say what they make; of a card alone there is nothing to say."""
        for card in group.cards:
            self.hands.choose(card.place)
        if group.wild:
            self.hands.choose(group.wild.place)
            self.hands.enter(str(group.value))
        elif len(group.cards) > 1:
            self.hands.enter(f"+{group.value}")

    def count_pile(self) -> int:
        """At the end: count one's pile, and say how many."""
        self.page.locator("#how-many").wait_for()
        count = self.page.locator(".ten span").count()
        self.page.locator("#how-many").fill(str(count))
        self.hands.press("Check")
        return count
